import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Unbroken } from './unbroken.tsx';

test('words with a hyphen are joined on, and read as they are', () => {
  const markup = renderToStaticMarkup(<Unbroken text="Shelf-stable curries, ready-to-eat" />);
  expect(markup.match(/joins-on/g)).toHaveLength(3);
  expect(markup.replaceAll(/<[^>]*>/g, '')).toBe('Shelf-stable curries, ready-to-eat');
});

test('where there is no hyphen within a word nothing is added', () => {
  expect(renderToStaticMarkup(<Unbroken text="Lantern Looms - rain" />)).toBe('Lantern Looms - rain');
});
