import { type FormEvent, useState } from 'react';
import { searchWords as words } from '#src/content/search.ts';
import { showToast } from '#src/state/toasts.ts';
import { Button } from '#src/ui/button.tsx';
import { SearchField } from '#src/ui/search-field.tsx';

/** What is typed becomes the question once it is sent; a question that comes from elsewhere stands in the box. */
export function SearchForm({ query, onSearch }: { query: string; onSearch: (query: string) => void }) {
  const [text, setText] = useState(query);
  const [heardQuery, setHeardQuery] = useState(query);
  if (query !== heardQuery) {
    setHeardQuery(query);
    setText(query);
  }

  function send(event: FormEvent) {
    event.preventDefault();
    if (text.trim() === '') return showToast({ kind: 'notice', source: 'search', ...words.empty });
    onSearch(text.trim());
  }

  return (
    <form
      role="search"
      method="dialog"
      onSubmit={send}
      className="grid gap-3 sm:grid-cols-[1fr_auto] sm:items-center"
    >
      <SearchField label={words.label} placeholder={words.placeholder} value={text} onChange={setText} />
      <Button type="submit" look="primary" className="min-h-12">
        {words.submit}
      </Button>
    </form>
  );
}
