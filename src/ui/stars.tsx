import { Star } from 'lucide-react';

const five = [1, 2, 3, 4, 5];

/** A rating of one to five. */
export function Stars({ rating }: { rating: number }) {
  return (
    <div role="img" aria-label={`${rating} out of 5 stars`} className="flex gap-0.5 text-accent">
      {five.map((star) => (
        <Star
          key={star}
          aria-hidden="true"
          className={`size-4 ${star <= rating ? 'fill-current' : 'text-base-content/40'}`}
        />
      ))}
    </div>
  );
}
