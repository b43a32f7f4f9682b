import type { ReactNode } from 'react';
import { serverWords as words } from '#src/content/directory.ts';
import type { FoundInvestor } from '#src/directory/search-messages.ts';
import type { ServerSearch } from '#src/directory/use-server-search.ts';
import { grouped } from '#src/lib/grouped.ts';
import { Button } from '#src/ui/button.tsx';
import { useFocusOnNew } from '#src/ui/use-focus-on-new.ts';

type Asked = Exclude<ServerSearch, { at: 'unasked' }>;

/**
 * What the server found beyond this device, below what the device found: nothing that is shown moves. It is opened by the
 * person, or stands at once where the device found nobody.
 */
export function ServerFindings({
  search,
  cardOf,
}: {
  search: Asked;
  /** A card as the page draws those of this device. */
  cardOf: (found: FoundInvestor) => ReactNode;
}) {
  const shown = search.at === 'found' && search.isShown ? search.investors.length : 0;
  const [list, beforeMore] = useFocusOnNew(shown);
  return (
    <div className="grid gap-4">
      <div className="flex min-h-11 flex-wrap items-center gap-x-4 gap-y-2">
        <p role="status" className="text-quiet">
          {saying(search)}
        </p>
        {search.at === 'found' && search.investors.length > 0 && !search.isShown && (
          <Button
            small
            onClick={() => {
              beforeMore();
              search.show();
            }}
          >
            {words.show}
          </Button>
        )}
      </div>
      {search.at === 'found' && search.isShown && (
        <>
          <ul ref={list} aria-label={words.list} className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
            {search.investors.map((found) => (
              <li key={found.investor.id} tabIndex={-1} className="grid">
                {cardOf(found)}
              </li>
            ))}
          </ul>
          {search.more && (
            <Button
              className="justify-self-center"
              onClick={() => {
                beforeMore();
                search.more?.();
              }}
            >
              {words.showMore}
            </Button>
          )}
        </>
      )}
    </div>
  );
}

function saying(search: Asked): string {
  if (search.at === 'asking') return words.asking;
  if (search.at === 'unheard') return words.unheard;
  if (search.investors.length === 0) return words.nobody;
  const found = search.isAlone ? words.list : words.more(grouped(search.total));
  return `${found}. ${search.isHere ? words.keptByNow : words.notKept}`;
}
