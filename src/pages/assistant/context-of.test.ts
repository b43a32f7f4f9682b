import { expect, test } from 'vitest';
import { contextOf } from './context-of.ts';

test.each([
  ['/', 'general'],
  ['/fundraise', 'fundraise'],
  ['/investment/01890000-0000-7000-8000-000000000001', 'opportunity'],
  ['/explore', 'opportunity'],
  ['/dashboard', 'dashboard'],
  ['/invest', 'invest'],
  ['/investor-search', 'investor'],
  ['/help-center/valuation', 'help'],
  ['/about-us', 'general'],
])('on %s Dollar talks in the context %s', (path, context) => {
  expect(contextOf(path)).toBe(context);
});
