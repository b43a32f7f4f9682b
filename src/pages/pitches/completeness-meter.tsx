import { Check } from 'lucide-react';
import { Link } from 'wouter';
import { completenessWords as words } from '#src/content/pitch-completeness.ts';
import { paths } from '#src/paths.ts';
import { Disclosure } from '#src/ui/disclosure.tsx';
import { MeterBar } from '#src/ui/meter-bar.tsx';
import { useWide } from '#src/ui/use-wide.ts';
import type { Draft } from '#sync/records/draft.ts';
import type { Completeness, Missing } from './completeness.ts';
import type { PitchPlace } from './pitch-faults-by-field.ts';
import { useCompleteness } from './use-completeness.ts';

/** Says how complete the pitch is, and leads to what is missing. */
export function CompletenessMeter({ draft, onJump }: { draft: Draft; onJump: (place: PitchPlace) => void }) {
  return <CompletenessView {...useCompleteness(draft)} onJump={onJump} />;
}

export function CompletenessView({
  percent,
  needed,
  advised,
  onJump,
}: Completeness & { onJump: (place: PitchPlace) => void }) {
  // Where the form stands below the list, a list that grows shorter would move what is being typed in.
  const isBeside = useWide();
  const missing = [...needed, ...advised];
  return (
    <section aria-label={words.label} className="grid gap-3">
      <MeterBar percent={percent} label={words.label} words={words.complete(percent)} />
      {needed.length === 0 && (
        <p className="flex items-center gap-1.5 text-sm font-medium">
          <Check aria-hidden="true" className="size-4 shrink-0 text-success" />
          {words.ready}
        </p>
      )}
      {missing.length > 0 && (
        <Disclosure
          open={isBeside}
          title={needed.length > 0 ? words.needed(missing.length) : words.advised(advised.length)}
        >
          <ul aria-label={words.list} className="grid">
            {missing.map((lack) => (
              <li key={lack.place}>
                <WayTo {...lack} onJump={onJump} />
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
    </section>
  );
}

const look =
  'flex min-h-11 w-full cursor-pointer flex-wrap items-center gap-x-2 py-1 text-start text-sm lg:min-h-8';

function WayTo({ place, label, why, onJump }: Missing & { onJump: (place: PitchPlace) => void }) {
  const text = (
    <>
      <span className="font-medium underline underline-offset-4">{label}</span>
      <span className="text-quiet">{why}</span>
    </>
  );
  if (place === 'company') {
    return (
      <Link href={paths.profile} className={look}>
        {text}
      </Link>
    );
  }
  return (
    <button type="button" className={look} onClick={() => onJump(place)}>
      {text}
    </button>
  );
}
