import { globalNetwork } from '#src/content/global-network.ts';
import { paths } from '#src/paths.ts';
import { ButtonLink } from '#src/ui/button-link.tsx';
import { FigureBars } from '#src/ui/figure-bars.tsx';
import { InkPanel } from '#src/ui/ink-panel.tsx';
import { useWayTo } from './use-way-to.ts';

export function GlobalNetwork() {
  const wayTo = useWayTo();
  const { total, regions, footnote } = globalNetwork;
  return (
    <InkPanel>
      <section aria-labelledby="global-network" className="grid gap-8 md:grid-cols-2 md:gap-16">
        <div className="flex flex-col items-start gap-4">
          <h2 id="global-network" className="text-xl font-bold sm:text-2xl">
            A global network
          </h2>
          <p className="text-[min(var(--text-5xl),13vw)] leading-none font-bold tracking-tight tabular-nums">
            {total.figure}
            <sup className="text-2xl font-normal">*</sup>
          </p>
          <p>{total.label}</p>
          <ButtonLink href={wayTo(paths.fundraise)} look="accent" className="mt-2">
            Explore global network
          </ButtonLink>
        </div>
        <div className="grid content-center gap-5">
          <FigureBars figures={regions} />
          <p className="text-sm">* {footnote}</p>
        </div>
      </section>
    </InkPanel>
  );
}
