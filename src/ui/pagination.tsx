import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Button } from './button.tsx';

const mostButtons = 5;

/** Up to five page buttons around the current page, with previous and next; fewer on a narrow phone, in one row. */
export function Pagination({
  page,
  pages,
  onPage,
}: {
  page: number;
  pages: number;
  onPage: (page: number) => void;
}) {
  const first = Math.max(1, Math.min(page - Math.floor(mostButtons / 2), pages - mostButtons + 1));
  const shown = Array.from({ length: Math.min(mostButtons, pages) }, (_, at) => first + at);
  return (
    <nav aria-label="Pages" className="grid justify-items-center gap-1">
      <div className="flex flex-wrap items-center justify-center gap-1 sm:gap-2">
        <Button
          small
          look="quiet"
          aria-label="Previous page"
          disabled={page <= 1}
          onClick={() => onPage(page - 1)}
        >
          <ChevronLeft aria-hidden="true" className="size-5" />
        </Button>
        {shown.map((number) => (
          <Button
            key={number}
            small
            look={number === page ? 'primary' : 'quiet'}
            aria-label={`Page ${number}`}
            aria-current={number === page ? 'page' : undefined}
            className={`min-w-11 tabular-nums ${Math.abs(number - page) > 1 ? 'max-[29rem]:hidden' : ''}`}
            onClick={() => onPage(number)}
          >
            {number}
          </Button>
        ))}
        <Button
          small
          look="quiet"
          aria-label="Next page"
          disabled={page >= pages}
          onClick={() => onPage(page + 1)}
        >
          <ChevronRight aria-hidden="true" className="size-5" />
        </Button>
      </div>
      <p className="text-sm text-quiet tabular-nums">
        Page {page.toLocaleString('en-IN')} of {pages.toLocaleString('en-IN')}
      </p>
    </nav>
  );
}
