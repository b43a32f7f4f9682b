import { profilePage } from '#src/content/profile.ts';
import type { RefusedInWords } from '#src/data/outbox/describe-refused.ts';
import { paths } from '#src/paths.ts';
import { ButtonLink } from '#src/ui/button-link.tsx';
import { Notice } from '#src/ui/notice.tsx';

const words = profilePage.refused;

/** Says at the form itself what of it the server would not take, and what stands instead. */
export function RefusedSaving({ refused }: { refused: RefusedInWords[] }) {
  if (refused.length === 0) return null;
  const reasons = new Set(refused.flatMap(({ work }) => work.map(({ message }) => message)));
  const lines = new Set(refused.flatMap(({ contents }) => contents));
  return (
    <div role="status" className="mb-4">
      <Notice
        look="bad"
        title={words.title}
        action={
          <ButtonLink href={paths.outbox} small look="primary">
            {words.outbox}
          </ButtonLink>
        }
      >
        <p>{[...reasons].join(' ')}</p>
        <ul className="my-2 grid gap-1 border-s-2 border-base-300 ps-3">
          {[...lines].map((line) => (
            <li key={line} className="line-clamp-3 wrap-anywhere whitespace-pre-wrap">
              {line}
            </li>
          ))}
        </ul>
        <p>{words.writeAgain}</p>
      </Notice>
    </div>
  );
}
