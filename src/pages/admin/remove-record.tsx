import { type SubmitEvent, useState } from 'react';
import { useSearchParams } from 'wouter';
import { postRemoval } from '#src/api/admin.ts';
import { removalWords as words } from '#src/content/admin-directory.ts';
import { useInvestor } from '#src/directory/use-investor.ts';
import { useIsShown } from '#src/lib/use-is-shown.ts';
import { paths } from '#src/paths.ts';
import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import { TextLink } from '#src/ui/text-link.tsx';
import { removalReasonNeeded } from '#sync/endpoints/admin-removal.ts';
import { Decision } from './decision.tsx';

const asked = 'record';

/** Where a record is about to be removed: its number stands in the address. */
export function removalHref(id: number | string): string {
  return `${paths.adminPart('directory')}?${new URLSearchParams({ [asked]: String(id) })}`;
}

/** A record is looked at by its number first, and goes once its admin has said why. */
export function RemoveRecord({ onDone }: { onDone: () => void }) {
  const [address, setAddress] = useSearchParams();
  const id = numberIn(address.get(asked) ?? '');
  const [typed, setTyped] = useState(address.get(asked) ?? '');
  const [fault, setFault] = useState<string>();

  function look(event: SubmitEvent) {
    event.preventDefault();
    const found = numberIn(typed);
    setFault(found === null ? words.noNumber : undefined);
    setAddress(found === null ? {} : { [asked]: String(found) }, { replace: true });
  }

  return (
    <Card className="grid gap-5 p-5 sm:p-6">
      <div className="grid gap-1">
        <h3 className="font-semibold">{words.title}</h3>
        <p className="text-quiet">{words.lead}</p>
      </div>
      <form noValidate className="grid gap-4" onSubmit={look}>
        <TextField
          label={words.number}
          hint={words.numberHint}
          error={fault}
          maxLength={500}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <Button type="submit" className="justify-self-start">
          {words.look}
        </Button>
      </form>
      {id !== null && (
        <Found
          key={id}
          id={id}
          onRemoved={(isShown) => {
            if (isShown) {
              setTyped('');
              setAddress({}, { replace: true });
            }
            onDone();
          }}
        />
      )}
    </Card>
  );
}

/** `onRemoved` is told whether the admin still looks at it. */
function Found({ id, onRemoved }: { id: number; onRemoved: (isShown: boolean) => void }) {
  const isShown = useIsShown();
  const investor = useInvestor(id);
  if (investor === undefined) return null;
  if (typeof investor === 'string') return <p role="status">{words.notThere[investor](id)}</p>;
  return (
    <section className="grid gap-4 wrap-anywhere">
      <div className="grid gap-1">
        <h4 className="font-medium">{investor.name}</h4>
        <p className="text-quiet">{[investor.globalHQ, investor.website].filter(Boolean).join(', ')}</p>
        <TextLink alone href={paths.investorInDatabase(id)}>
          {words.open}
        </TextLink>
      </div>
      <Decision
        about={investor.name}
        keptAs={{ key: `decision:listing-${id}`, href: removalHref(id) }}
        hint={words.reasonHint}
        choices={[
          {
            label: words.remove,
            look: 'danger',
            needsReason: removalReasonNeeded,
            decide: (reason) => postRemoval(id, reason),
          },
        ]}
        onDecided={() => onRemoved(isShown())}
      />
    </section>
  );
}

/** The number itself, or the one in a record's address; null where neither is there. */
function numberIn(text: string): number | null {
  const digits = /^(?:.*[?&]investor=)?([1-9]\d{0,8})(?:[&#].*)?$/.exec(text.trim())?.[1];
  return digits === undefined ? null : Number(digits);
}
