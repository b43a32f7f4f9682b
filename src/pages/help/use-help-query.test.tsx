import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { Router } from 'wouter';
import { useHelpQuery } from './use-help-query.ts';

afterEach(() => vi.unstubAllGlobals());

test('what a field holds before the page knows which category is open leaves that open', () => {
  vi.stubGlobal('location', { search: '?category=investors' });
  const go = vi.fn<(to: string) => void>();
  const drawn: ReturnType<typeof useHelpQuery>[] = [];
  function Screen() {
    drawn.push(useHelpQuery());
    return null;
  }
  renderToStaticMarkup(
    <Router hook={() => ['/help-center', go]} searchHook={() => ''}>
      <Screen />
    </Router>,
  );
  drawn.at(-1)?.setQ('pitch');
  expect(go).toHaveBeenCalledWith('/help-center?category=investors&q=pitch', { replace: true });
});
