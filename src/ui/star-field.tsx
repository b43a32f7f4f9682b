import { Star } from 'lucide-react';

/** A rating by stars. The chosen one pressed again takes the rating back. */
export function StarField({
  label,
  most,
  rating,
  nameOf,
  onRate,
}: {
  label: string;
  most: number;
  rating: number | null;
  nameOf: (stars: number) => string;
  onRate: (rating: number | null) => void;
}) {
  return (
    <fieldset>
      <legend className="mb-1 font-medium">{label}</legend>
      <div className="-ms-2 flex">
        {Array.from({ length: most }, (_, at) => at + 1).map((stars) => (
          <button
            key={stars}
            type="button"
            aria-label={nameOf(stars)}
            aria-pressed={rating === stars}
            onClick={() => onRate(rating === stars ? null : stars)}
            className="grid size-11 cursor-pointer place-items-center rounded-field"
          >
            <Star
              aria-hidden="true"
              className={`size-6 ${stars <= (rating ?? 0) ? 'fill-accent text-primary' : 'text-base-content/50'}`}
            />
          </button>
        ))}
      </div>
    </fieldset>
  );
}
