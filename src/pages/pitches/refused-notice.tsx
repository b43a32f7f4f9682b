import { useRefusedOfDraft } from '#src/data/outbox/use-refused-of-draft.ts';
import { paths } from '#src/paths.ts';
import { ButtonLink } from '#src/ui/button-link.tsx';
import { Notice } from '#src/ui/notice.tsx';

/** Says at the draft itself what of it the server would not take. */
export function RefusedNotice({ draftId }: { draftId: string }) {
  const refused = useRefusedOfDraft(draftId);
  if (!refused) return null;
  const reasons = new Set(refused.work.map(({ message }) => message));
  return (
    <div role="status" className="max-w-3xl">
      <Notice
        look="bad"
        title="Some of what you wrote was not accepted"
        action={
          <ButtonLink href={paths.outbox} small look="primary">
            See it in the Outbox
          </ButtonLink>
        }
      >
        <p>{[...reasons].join(' ')}</p>
        <ul className="mt-2 grid gap-1 border-s-2 border-base-300 ps-3">
          {refused.contents.map((line) => (
            <li key={line} className="line-clamp-3 break-words whitespace-pre-wrap">
              {line}
            </li>
          ))}
        </ul>
      </Notice>
    </div>
  );
}
