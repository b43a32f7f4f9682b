import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Button } from './button.tsx';

const mostButtons = 5;

/** Seven stand side by side at 360 px, each as wide as a thumb needs. */
const tight = 'min-w-11 max-sm:px-0';
/** Numbers of five digits would touch there. */
const narrow = 'max-sm:text-xs';

/** Up to five page buttons around the current page, with previous and next, in one row; fewer on the narrowest phones. */
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
  const numbers = `${tight} tabular-nums ${(shown.at(-1) ?? 0) > 9_999 ? narrow : ''}`;
  return (
    <nav aria-label="Pages" className="grid justify-items-center gap-1">
      <div className="flex flex-wrap items-center justify-center gap-0.5 sm:gap-2">
        <Button
          small
          look="quiet"
          aria-label="Previous page"
          className={tight}
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
            className={`${numbers} ${Math.abs(number - page) > 1 ? 'max-[22.5rem]:hidden' : ''}`}
            onClick={() => onPage(number)}
          >
            {number}
          </Button>
        ))}
        <Button
          small
          look="quiet"
          aria-label="Next page"
          className={tight}
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
