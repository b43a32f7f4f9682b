import { Fragment } from 'react';

/** A text beside another: the words that the other does not have are marked. */
export function ComparedText({ parts }: { parts: readonly { text: string; differs: boolean }[] }) {
  if (parts.length === 0) return <p className="grow text-quiet italic">Empty</p>;
  return (
    <p className="grow whitespace-pre-wrap">
      {keyed(parts).map(({ key, text, differs }) => {
        const words = text.trimEnd();
        if (!differs || words === '') return <Fragment key={key}>{text}</Fragment>;
        return (
          <Fragment key={key}>
            <mark className="rounded-sm bg-accent/25 text-inherit underline decoration-accent decoration-2 underline-offset-3">
              {words}
            </mark>
            {text.slice(words.length)}
          </Fragment>
        );
      })}
    </p>
  );
}

/** Each part by where it begins. */
function keyed<P extends { text: string }>(parts: readonly P[]): (P & { key: number })[] {
  let at = 0;
  return parts.map((part) => {
    const key = at;
    at += part.text.length;
    return { ...part, key };
  });
}
