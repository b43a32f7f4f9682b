import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Storyboard } from './storyboard.tsx';

test('a tutorial that nobody has turned a page of says nothing by itself', () => {
  const frames = [{ at: '0:00', scene: 'form', caption: 'Sign up', words: 'Open Signup.' }] as const;
  const board = renderToStaticMarkup(<Storyboard title="Begin" lead="" minutes={3} frames={frames} />);
  expect(board).toContain('Open Signup.');
  expect(board).not.toContain('aria-live');
  // There from the first, so that what comes into it is heard.
  expect(board).toMatch(/<p role="status"[^>]*><\/p>/);
});
