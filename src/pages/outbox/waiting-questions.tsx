import { waitingQuestions as words } from '#src/content/outbox.ts';
import type { Ask } from '#src/data/database/person-db.ts';
import { Card } from '#src/ui/card.tsx';
import { Moment } from '#src/ui/moment.tsx';
import { SectionHeading } from '#src/ui/section-heading.tsx';
import { TextLink } from '#src/ui/text-link.tsx';
import { bornAt } from '#sync/ids.ts';

/** What the AI is to be asked once there is a network. */
export function WaitingQuestions({ waiting }: { waiting: Ask[] }) {
  if (waiting.length === 0) return null;
  return (
    <section aria-label={words.title}>
      <SectionHeading title={words.title} lead={words.lead} />
      <ul className="grid gap-3">
        {waiting.map(({ id, question, href }) => (
          <li key={id}>
            <Card className="grid gap-1 p-4 sm:p-5">
              {/* What is pressed of the link reaches over its line: its words are cut off, and not what stands around it. */}
              <p className="grid justify-items-start *:min-w-0">
                <TextLink alone href={href}>
                  <span className="line-clamp-3 wrap-anywhere">{question}</span>
                </TextLink>
              </p>
              <p className="text-sm text-quiet">
                <Moment at={new Date(bornAt(id) ?? 0).toISOString()} />
              </p>
            </Card>
          </li>
        ))}
      </ul>
    </section>
  );
}
