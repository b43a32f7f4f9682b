import { useState } from 'react';
import { persistenceWords as words } from '#src/content/storage.ts';
import { useFetched } from '#src/lib/use-fetched.ts';
import { askForPersistence, isPersistent } from '#src/pwa/persist.ts';
import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { keepFocus } from '#src/ui/keep-focus.ts';
import { SectionHeading } from '#src/ui/section-heading.tsx';

/** Whether the browser may delete what is here when space is short; asked not to, it answers at once or asks the person. */
export function PersistenceCard() {
  const [persistent, lookAgain] = useFetched(isPersistent, '');
  const [answer, setAnswer] = useState<string>();
  const unknown = persistent.state === 'loading' ? 'invisible' : '';
  const isSafe = persistent.state === 'ready' && persistent.value;

  async function ask() {
    setAnswer((await askForPersistence().catch(() => false)) ? words.agreed : words.refused);
    lookAgain();
  }

  return (
    <section ref={keepFocus} tabIndex={-1} aria-label={words.title}>
      <SectionHeading title={words.title} lead={words.lead} />
      <Card className="grid gap-3 p-5 sm:p-6">
        {/* Until it is known the card is as high as with the question, which most devices have yet to answer. */}
        <p className={unknown}>{isSafe ? words.yes : words.no}</p>
        {!isSafe && (
          <Button className={`justify-self-start ${unknown}`} onClick={() => void ask()}>
            {words.ask}
          </Button>
        )}
        <p role="status" className="font-medium empty:-mt-3">
          {answer}
        </p>
      </Card>
    </section>
  );
}
