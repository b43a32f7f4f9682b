import { useTestimonials } from '#src/data/use-testimonials.ts';
import { CardRow } from '#src/ui/card-row.tsx';
import { QuoteCard } from '#src/ui/quote-card.tsx';
import { SectionHeading } from '#src/ui/section-heading.tsx';
import type { Testimonial } from '#sync/records/testimonial.ts';

const shown = 3;
const roles = { investor: 'Investor', entrepreneur: 'Entrepreneur' } as const;

export function Testimonials() {
  const testimonials = useTestimonials();
  if (!testimonials || testimonials.length === 0) return null;
  return (
    <section id="testimonials">
      <SectionHeading title="What members say" lead="Fictional sample content" />
      <CardRow>
        {bestOf(testimonials).map(({ id, content, fullName, userType, location, rating }) => (
          <li key={id}>
            <QuoteCard
              quote={content}
              name={fullName}
              about={`${roles[userType]}, ${location}`}
              rating={rating}
            />
          </li>
        ))}
      </CardRow>
    </section>
  );
}

/** The best rated, newest first among equals. */
function bestOf(testimonials: Testimonial[]): Testimonial[] {
  return testimonials
    .toSorted((a, b) => b.rating - a.rating || b.createdAt.localeCompare(a.createdAt))
    .slice(0, shown);
}
