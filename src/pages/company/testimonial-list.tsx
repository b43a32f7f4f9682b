import { MessageSquareQuote } from 'lucide-react';
import { CardRow } from '#src/ui/card-row.tsx';
import { DealGridSkeleton } from '#src/ui/deal-grid.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { QuoteCard } from '#src/ui/quote-card.tsx';
import type { Testimonial } from '#sync/records/testimonial.ts';

const roles = { investor: 'Investor', entrepreneur: 'Entrepreneur' } as const;

export function TestimonialList({ testimonials }: { testimonials: Testimonial[] | undefined }) {
  if (!testimonials) return <DealGridSkeleton cards={3} label="Loading testimonials" />;
  if (testimonials.length === 0) {
    return (
      <EmptyState icon={MessageSquareQuote} title="No stories here yet">
        They appear, and stay for reading offline, once this device has been online.
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
