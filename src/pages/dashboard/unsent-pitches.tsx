import { wordsOfWork } from '#src/content/connections.ts';
import { dashboardPage as words } from '#src/content/dashboard.ts';
import type { PitchHere } from '#src/data/use-own-pitches.ts';
import { paths } from '#src/paths.ts';
import { ButtonLink } from '#src/ui/button-link.tsx';
import { Notice } from '#src/ui/notice.tsx';

/** Pitches that were submitted here and have not reached the server: where they are, and what they wait for. */
export function UnsentPitches({ pitches }: { pitches: PitchHere[] }) {
  const unsent = pitches.flatMap((pitch) => (pitch.waiting ? [{ ...pitch, waiting: pitch.waiting }] : []));
  if (unsent.length === 0) return null;
  return (
    <div role="status">
      <Notice
        title={words.unsent}
        action={
          <ButtonLink href={paths.outbox} small>
            {words.outbox}
          </ButtonLink>
        }
      >
        <ul className="grid gap-1">
          {unsent.map(({ id, title, waiting }) => (
            <li key={id} className="wrap-anywhere">
              <span className="font-medium">{title}</span>: {wordsOfWork(waiting)}
            </li>
          ))}
        </ul>
        <p>{words.unsentWhere}</p>
      </Notice>
    </div>
  );
}
