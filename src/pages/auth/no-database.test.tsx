import 'fake-indexeddb/auto';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { Router } from 'wouter';
import { currentDatabase } from '#src/data/database/current-database.ts';
import { type DatabaseFault, databaseFaults } from '#src/data/database/database-fault.ts';
import { readable } from '#src/testing/words-of.ts';
import { DatabaseNotice } from '../shell/database-notice.tsx';
import { LoginPage } from './login-page.tsx';
import { VerificationPage } from './verification/verification-page.tsx';

vi.stubGlobal('location', { origin: 'https://pankh.example' });

/** What a page says below what is said above every screen. */
function seen(fault: DatabaseFault, Page = LoginPage): string {
  // A store that is drawn without a browser shows what it began with.
  vi.spyOn(databaseFaults, 'getInitialState').mockReturnValue({ device: fault });
  return readable(
    renderToStaticMarkup(
      <Router ssrPath="/login" ssrSearch="">
        <DatabaseNotice />
        <Page />
      </Router>,
    ),
  );
}

test('a browser that keeps nothing is told of as that, with what helps, and not with what cannot', () => {
  const words = seen('missing');
  expect(words).toContain('This browser keeps nothing for Pankh');
  expect(words).toContain('ordinary window');
  expect(words).not.toMatch(/reload|free some space/i);
});

test('where the browser keeps nothing the login says in the place of its form why there is none', () => {
  const words = seen('missing');
  expect(words).toContain('Signing in needs an ordinary window');
  expect(words).not.toContain('Loading the form');
});

test('where the browser keeps nothing the verification does not load for ever', () => {
  const words = seen('missing', VerificationPage);
  expect(words).toContain('Signing in needs an ordinary window');
  expect(words).not.toContain('Loading');
});

test('where the data of this device does not open the login waits for it, and says so', () => {
  const words = seen('broken');
  expect(words).toContain('Reload first');
  expect(words).toContain('This form opens once your data does');
  expect(words).not.toContain('Loading the form');
});

test.each([
  ['login', LoginPage],
  ['verification', VerificationPage],
])(
  'where a newer version has changed the data the %s says so, and that it goes on in that one',
  (_, Page) => {
    const words = seen('newer', Page);
    expect(words).toContain('This version of Pankh is older than the data on this device');
    expect(words).toContain('What was stored is kept, and goes on in the newer version');
    expect(words).toContain('This form opens in the newer version');
    expect(words).not.toContain('Loading');
  },
);

/** What is said above every screen, where `person-tara` is the database of whoever uses the device. */
function saidAbove(faults: Record<string, DatabaseFault>): string {
  vi.spyOn(databaseFaults, 'getInitialState').mockReturnValue(faults);
  vi.spyOn(currentDatabase, 'getInitialState').mockReturnValue({ name: 'person-tara' });
  return readable(renderToStaticMarkup(<DatabaseNotice />));
}

test('a fault of the device, or of the person’s own database, is told of above every screen', () => {
  expect(saidAbove({ device: 'newer' })).toContain('It no longer stores what you write');
  expect(saidAbove({ 'person-meera': 'broken', 'person-tara': 'newer' })).toContain(
    'It no longer stores what you write',
  );
});

test('what does not open beside the person’s own data is not said to keep that from being stored', () => {
  expect(saidAbove({ directory: 'newer' })).toBe('');
  expect(saidAbove({ directory: 'broken', 'person-meera': 'newer' })).toBe('');
});

test('an old tab that keeps the directory from opening is asked for as well', () => {
  expect(saidAbove({ directory: 'blocked' })).toContain('Close the other tabs of Pankh');
});

test('a login that waits for an old tab is still loading', () => {
  expect(seen('blocked')).toContain('Loading the form');
});
