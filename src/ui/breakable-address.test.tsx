import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { BreakableAddress } from './breakable-address.tsx';

test('a long address may break before its @, and reads as it is', () => {
  expect(renderToStaticMarkup(<BreakableAddress address="eleanor.ashgrave@pankh.example" />)).toBe(
    'eleanor.ashgrave<wbr/>@pankh.example',
  );
});

test('what is no address is shown as it is', () => {
  expect(renderToStaticMarkup(<BreakableAddress address="nobody" />)).toBe('nobody');
});
