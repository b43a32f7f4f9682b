import { unhurriedPart } from '#src/lazy-part.tsx';
import { SearchField } from '#src/ui/search-field.tsx';

const FoundHelp = unhurriedPart(async () => (await import('./found-help.tsx')).FoundHelp);

/** Searches the articles and the answered questions as one types, on the device. */
export function HelpSearch({ query, onQuery }: { query: string; onQuery: (query: string) => void }) {
  return (
    <search className="grid gap-4">
      <SearchField label="Search help" placeholder="Search help articles" value={query} onChange={onQuery} />
      <FoundHelp query={query} />
    </search>
  );
}
