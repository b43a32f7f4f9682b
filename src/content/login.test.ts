import { expect, test } from 'vitest';
import { google } from './login.ts';

test('whoever takes up their account again is told that others opened with the address end', () => {
  expect(google.claimed.own).toContain('Other accounts opened with this address are closed for good then.');
});
