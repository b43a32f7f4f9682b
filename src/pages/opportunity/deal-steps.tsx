import { ChevronLeft, ChevronRight } from 'lucide-react';
import { stepWords as words } from '#src/content/deal-steps.ts';
import { paths } from '#src/paths.ts';
import { BackLink } from '#src/ui/back-link.tsx';
import { buttonClass } from '#src/ui/button-class.ts';
import { StepLink } from '#src/ui/step-link.tsx';
import type { useDealPlace } from './use-deal-place.ts';

type Place = ReturnType<typeof useDealPlace>;

/** Back to the list as it was asked for, and to the deals beside this one on it. */
export function DealSteps({ place }: { place: Place }) {
  const list = place?.query ? `${paths.explore}?${place.query}` : paths.explore;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3 print:hidden">
      <BackLink href={list}>{words.list}</BackLink>
      {place && place.count > 1 && (
        <nav aria-label={words.steps} className="-me-3 flex items-center tabular-nums">
          {place.before ? (
            <StepLink href={paths.opportunity(place.before.id)} label={words.before(place.before.title)}>
              <ChevronLeft aria-hidden="true" className="size-5" />
            </StepLink>
          ) : (
            <span className="size-11" />
          )}
          <span className="text-sm text-quiet">{words.place(place.number, place.count)}</span>
          {place.after ? (
            <StepLink href={paths.opportunity(place.after.id)} label={words.after(place.after.title)}>
              <ChevronRight aria-hidden="true" className="size-5" />
            </StepLink>
          ) : (
            <span className="size-11" />
          )}
        </nav>
      )}
    </div>
  );
}

/** For whoever has read to the end. */
export function NextDeal({ place }: { place: Place }) {
  if (!place?.after) return null;
  return (
    <StepLink
      href={paths.opportunity(place.after.id)}
      className={`${buttonClass({})} justify-self-center print:hidden`}
    >
      <span className="wrap-anywhere">{words.after(place.after.title)}</span>
      <ChevronRight aria-hidden="true" className="size-5 shrink-0" />
    </StepLink>
  );
}
