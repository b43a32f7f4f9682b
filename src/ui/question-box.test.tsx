import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { QuestionBox } from './question-box.tsx';

const given = { label: 'AI search', placeholder: '', text: 'looms', maxLength: 200 };
const words = { ask: 'Search with AI', asking: 'Searching' };

test('while it is answered the button is deaf, and keeps the focus of whoever pressed it by keyboard', () => {
  const box = renderToStaticMarkup(
    <QuestionBox {...given} words={words} isAsking onChange={vi.fn()} onAsk={vi.fn()} />,
  );
  const [button = ''] = /<button[^>]*>/.exec(box) ?? [];
  expect(button).toContain('aria-disabled="true"');
  // A button that is disabled loses the focus to the page.
  expect(button).not.toMatch(/ disabled/);
});
