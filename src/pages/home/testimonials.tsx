import { fictional, testimonials as words } from '#src/content/home.ts';
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
  const quotes = told && told.length > 0 ? bestOf(told) : sampleQuotes;
  return (
    <section id="testimonials" aria-label={words.title}>
      <SectionHeading title={words.title} lead={fictional} />
      <CardRow label={words.title}>
        {quotes.map((quote) => (
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
