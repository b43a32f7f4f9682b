import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { OutboxRow } from './outbox-row.tsx';

test('of a button that takes back one change it is said once what it does, and of which', () => {
  const change = { key: 'city', words: 'location: Goa', onCancel: vi.fn() };
  const row = (
    <OutboxRow
      title="Draft"
      detail=""
      changes={[change]}
      state="waiting"
      reason={null}
      when="now"
      actions={null}
    />
  );
  const [button = ''] = /<button[^>]*>/.exec(renderToStaticMarkup(row)) ?? [];
  expect(button).toContain('aria-label="Cancel only location: Goa"');
  // A title of what has a name already is said after the name.
  expect(button).not.toContain('title=');
});
