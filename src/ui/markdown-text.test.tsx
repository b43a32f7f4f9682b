import { expect, test } from 'vitest';
import { drawScreen } from '#src/testing/draw-screen.tsx';
import { linksOf, readable } from '#src/testing/words-of.ts';
import { MarkdownText } from './markdown-text.tsx';

test('lists and emphasis are drawn', async () => {
  const page = await drawScreen(<MarkdownText text={'Look at **the team**:\n\n- founders\n- hires'} />);
  expect(page).toContain('<strong>the team</strong>');
  expect(page.match(/<li>/g)).toHaveLength(2);
});

test('nothing of it becomes HTML', async () => {
  const hostile = 'Hi <script>alert(1)</script> <img src=x onerror=alert(1)> <b>bold</b>';
  const page = await drawScreen(<MarkdownText text={hostile} />);
  expect(page).not.toMatch(/<(script|img|b)\b/);
  expect(readable(page)).toContain('<script>');
});

test('links lead within the app or to https, and nowhere else', async () => {
  const text = [
    '[Explore](/explore)',
    '[a guide](https://guide.example/)',
    '[plain](http://plain.example/)',
    '[script](javascript:alert(1))',
    '[other](//other.example/)',
    '[data](data:text/html,x)',
  ].join('\n\n');
  const page = await drawScreen(<MarkdownText text={text} />);
  expect(linksOf(page)).toEqual([
    ['Explore', '/explore'],
    ['a guide', 'https://guide.example/'],
  ]);
  expect(readable(page)).toContain('script');
});

test('pictures are not fetched', async () => {
  const page = await drawScreen(<MarkdownText text="![a spy](https://spy.example/pixel.png)" />);
  expect(page).not.toContain('spy.example');
});
