import { MessageSquareQuote } from 'lucide-react';
import { CardRow } from '#src/ui/card-row.tsx';
import { DealGridSkeleton } from '#src/ui/deal-grid.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { QuoteCard } from '#src/ui/quote-card.tsx';
import type { Testimonial } from '#sync/records/testimonial.ts';

const roles = { investor: 'Investor', entrepreneur: 'Entrepreneur' } as const;

export function TestimonialList({
  testimonials,
  none,
}: {
  testimonials: Testimonial[] | undefined;
  /** What is said where there are none. */
  none: { title: string; text: string };
}) {
  if (!testimonials) return <DealGridSkeleton cards={3} label="Loading testimonials" />;
  if (testimonials.length === 0) {
    return (
      <EmptyState icon={MessageSquareQuote} title={none.title}>
        {none.text}
      </EmptyState>
    );
  }
  return (
    <CardRow>
      {testimonials.map(({ id, content, fullName, userType, location, rating }) => (
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
  );
}
