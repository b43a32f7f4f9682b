import { linkedParts } from '#src/lib/text-links.ts';

/** What somebody wrote, with the web addresses in it as links: they lead out of the app, and tell nobody where from. */
export function LinkedText({ text }: { text: string }) {
  const parts = linkedParts(text);
  return (
    <>
      {parts.map(({ text: words, href }, at) =>
        href === null ? (
          words
        ) : (
          <a
            // oxlint-disable-next-line react/no-array-index-key -- the parts of a text never change places
            key={at}
            href={href}
            target="_blank"
            rel="noopener noreferrer nofollow ugc"
            // With no words beside it, it is 44 px to a thumb.
            className={`underline underline-offset-4 ${parts.length === 1 ? 'tall-as-a-thumb' : ''}`}
          >
            {words}
          </a>
        ),
      )}
    </>
  );
}
