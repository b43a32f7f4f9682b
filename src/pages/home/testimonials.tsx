import { fictional, fictionalInDemo, testimonials as words } from '#src/content/home.ts';
import { sampleQuotes } from '#src/content/home-samples.ts';
import { useTestimonials } from '#src/data/use-testimonials.ts';
import { CardRow } from '#src/ui/card-row.tsx';
import { QuoteCard } from '#src/ui/quote-card.tsx';
import { SectionHeading } from '#src/ui/section-heading.tsx';
import type { Testimonial } from '#sync/records/testimonial.ts';
import { newestFirst } from '#sync/rules/newest-first.ts';

const shown = 3;
const roles = { investor: 'Investor', entrepreneur: 'Entrepreneur' } as const;

export function Testimonials() {
  const told = useTestimonials();
  const isSample = !told || told.length === 0;
  return (
    <section id="testimonials" aria-label={words.title}>
      <SectionHeading title={words.title} lead={isSample ? fictional : fictionalInDemo} />
      <CardRow label={words.title}>
        {(isSample ? sampleQuotes : bestOf(told)).map((quote) => (
          <li key={quote.quote}>
            <QuoteCard {...quote} />
          </li>
        ))}
      </CardRow>
    </section>
  );
}

/** The best rated, newest first among equals. */
function bestOf(testimonials: Testimonial[]) {
  return testimonials
    .toSorted((a, b) => b.rating - a.rating || newestFirst(a, b))
    .slice(0, shown)
    .map(({ content, fullName, userType, location, rating }) => ({
      quote: content,
      name: fullName,
      about: `${roles[userType]}, ${location}`,
      rating,
    }));
}
