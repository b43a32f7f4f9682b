import { blockedWords as words } from '#src/content/settings.ts';
import { setBlocked } from '#src/data/messages.ts';
import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { keepFocusOnRow } from '#src/ui/keep-focus.ts';
import { SectionHeading } from '#src/ui/section-heading.tsx';
import { isKept } from './tell-unkept.ts';

/** Whom the person wants nothing of, to be forgiven from here. */
export function BlockedPeople({ people }: { people: { id: string; name: string }[] }) {
  return (
    <section ref={keepFocusOnRow} tabIndex={-1} aria-label={words.title}>
      <SectionHeading title={words.title} lead={words.lead} />
      <Card>
        {people.length === 0 ? (
          <p className="text-quiet">{words.none}</p>
        ) : (
          <ul aria-label={words.title} className="grid gap-2">
            {people.map(({ id, name }) => (
              <li key={id} tabIndex={-1} className="flex flex-wrap items-center justify-between gap-3">
                <span className="min-w-0 font-medium wrap-anywhere">{name || words.somebody}</span>
                <Button
                  small
                  aria-label={`${words.unblock} ${name || words.somebody}`}
                  onClick={() => void isKept(setBlocked({ id, name }, false), words.failed)}
                >
                  {words.unblock}
                </Button>
              </li>
            ))}
          </ul>
        )}
      </Card>
    </section>
  );
}
