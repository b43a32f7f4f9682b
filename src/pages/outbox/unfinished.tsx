import { unfinishedWords as words } from '#src/content/outbox.ts';
import { discardTyped } from '#src/data/words/discard-typed.ts';
import type { useTypedItems } from '#src/data/words/use-typed-words.ts';
import type { useUnsavedItems } from '#src/data/words/use-unsaved-items.ts';
import type { useWrittenItems } from '#src/data/words/use-written-forms.ts';
import { forgetWritten } from '#src/data/words/written-forms.ts';
import { tried } from '#src/pages/tried.ts';
import { ButtonLink } from '#src/ui/button-link.tsx';
import { Card } from '#src/ui/card.tsx';
import { DiscardButton } from '#src/ui/discard-button.tsx';
import { Moment } from '#src/ui/moment.tsx';
import { SectionHeading } from '#src/ui/section-heading.tsx';

/**
 * What was begun and not sent, also where its place has gone: a deal that was closed, a person one is connected with by now.
 * `unsaved`: words of drafts that the device had no room for, which their draft takes up as it is opened.
 */
export function Unfinished({
  typed,
  written,
  unsaved,
}: {
  typed: NonNullable<ReturnType<typeof useTypedItems>>;
  written: NonNullable<ReturnType<typeof useWrittenItems>>;
  unsaved: NonNullable<ReturnType<typeof useUnsavedItems>>;
}) {
  const items = [
    ...typed.map((item) => ({ ...item, discard: () => discardTyped(item.connectionId) })),
    ...written.map((item) => ({ ...item, discard: () => forgetWritten(item.about, item.of) })),
    ...unsaved.map((item) => ({ ...item, at: undefined, discard: undefined })),
  ];
  if (items.length === 0) return null;
  return (
    <section aria-label={words.title}>
      <SectionHeading title={words.title} lead={words.lead} />
      <ul className="grid gap-3">
        {items.map(({ key, title, href, changes, at, discard }) => (
          <li key={key}>
            <Card className="grid gap-3 p-4 sm:p-5">
              <h3 className="text-lg font-semibold break-words">{title}</h3>
              <ul className="grid gap-1 border-s-2 border-base-300 ps-3">
                {changes.map(({ words: line }) => (
                  <li key={line} className="line-clamp-3 break-words whitespace-pre-wrap">
                    {line}
                  </li>
                ))}
              </ul>
              <div className="flex flex-wrap items-center justify-between gap-2">
                <p className="text-sm text-quiet">{at && <Moment at={at} />}</p>
                <div className="flex flex-wrap gap-2">
                  {href && (
                    <ButtonLink href={href} small label={`${words.open}: ${title}`}>
                      {words.open}
                    </ButtonLink>
                  )}
                  {discard && (
                    <DiscardButton
                      title={title}
                      lead={words.discard}
                      words={changes.map(({ words: line }) => line)}
                      onDiscard={() => tried(discard())}
                    />
                  )}
                </div>
              </div>
            </Card>
          </li>
        ))}
      </ul>
    </section>
  );
}
