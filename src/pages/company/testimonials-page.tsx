import { useSearchParams } from 'wouter';
import { averageRating, illustrative, platformMetrics } from '#src/content/figures.ts';
import { testimonialsPage } from '#src/content/testimonials.ts';
import { useDealsHere } from '#src/data/database/use-deals-here.ts';
import { useWasHere } from '#src/data/database/use-was-here.ts';
import { useTestimonials } from '#src/data/use-testimonials.ts';
import { NeedsDatabase } from '#src/pages/storage/needs-database.tsx';
import { paths } from '#src/paths.ts';
import { ButtonLink } from '#src/ui/button-link.tsx';
import { FigureGrid } from '#src/ui/figure-grid.tsx';
import { InkPanel } from '#src/ui/ink-panel.tsx';
import { PageHeading } from '#src/ui/page-heading.tsx';
import { SectionHeading } from '#src/ui/section-heading.tsx';
import { Tabs } from '#src/ui/tabs.tsx';
import { TestimonialList } from './testimonial-list.tsx';

const tabs = [
  { id: 'all', title: 'All' },
  { id: 'investor', title: 'Investors' },
  { id: 'entrepreneur', title: 'Entrepreneurs' },
] as const;

export function TestimonialsPage() {
  const read = useTestimonials();
  const wasHere = useWasHere('deals');
  const standing = useDealsHere(read);
  const testimonials = standing === 'arriving' ? undefined : read;
  // In the address, as whatever narrows a list: a link or going back keeps it.
  const [query, setQuery] = useSearchParams();
  const chosen = tabs.find(({ id }) => id === query.get('from'))?.id ?? 'all';
  const { title, lead, empty, deleted, cta } = testimonialsPage;
  const count = (userType?: string) =>
    testimonials && standing === 'here'
      ? String(testimonials.filter((told) => !userType || told.userType === userType).length)
      : '…';
  return (
    <div className="grid gap-12">
      <PageHeading title={title} lead={lead} />
      <NeedsDatabase>
        <section aria-label="Stories in figures" aria-busy={testimonials === undefined}>
          <FigureGrid
            figures={[
              { figure: count(), label: 'Stories' },
              { figure: count('investor'), label: 'Investors' },
              { figure: count('entrepreneur'), label: 'Entrepreneurs' },
              { figure: averageRating, label: `Average rating (${illustrative.toLowerCase()})` },
            ]}
          />
        </section>
        <section aria-label="Stories">
          <Tabs
            label="Whose stories"
            tabs={tabs}
            chosen={chosen}
            onChoose={(from) => setQuery(from === 'all' ? {} : { from }, { replace: true })}
          >
            <TestimonialList
              testimonials={testimonials?.filter(({ userType }) => chosen === 'all' || userType === chosen)}
              none={wasHere && standing === 'missing' ? deleted : empty}
            />
          </Tabs>
        </section>
      </NeedsDatabase>
      <section>
        <SectionHeading title="The platform" />
        <FigureGrid figures={platformMetrics} footnote={illustrative} />
      </section>
      <InkPanel>
        <section aria-labelledby="next-story" className="flex flex-wrap items-center justify-between gap-5">
          <div>
            <h2 id="next-story" className="text-xl font-bold">
              {cta.title}
            </h2>
            <p>{cta.lead}</p>
          </div>
          <div className="flex flex-wrap gap-3 *:grow sm:*:grow-0">
            <ButtonLink href={paths.signupAs('investor')} look="accent">
              {cta.investor}
            </ButtonLink>
            <ButtonLink href={paths.signupAs('entrepreneur')} look="accent">
              {cta.founder}
            </ButtonLink>
          </div>
        </section>
      </InkPanel>
    </div>
  );
}
