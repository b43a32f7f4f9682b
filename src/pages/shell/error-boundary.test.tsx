import { expect, test, vi } from 'vitest';
import { databaseFaults } from '#src/data/database/database-fault.ts';
import { drawScreen } from '#src/testing/draw-screen.tsx';
import { readable } from '#src/testing/words-of.ts';
import { ErrorBoundary } from './error-boundary.tsx';

test('a screen that broke says that what was written is safe, and offers to try again', async () => {
  const boundary = new ErrorBoundary({ children: 'The screen' });
  expect(boundary.render()).toBe('The screen');
  boundary.state = ErrorBoundary.getDerivedStateFromError();
  const words = readable(await drawScreen(boundary.render()));
  expect(words).toContain('This screen could not be shown');
  expect(words).toContain('What you wrote is saved on this device.');
  expect(words).toContain('Try again');
});

test.each(['missing', 'broken', 'newer', 'blocked'] as const)(
  'where the data of this device is %s nothing is said to be safe on it',
  async (fault) => {
    vi.spyOn(databaseFaults, 'getInitialState').mockReturnValue({ device: fault });
    const boundary = new ErrorBoundary({ children: 'The screen' });
    boundary.state = ErrorBoundary.getDerivedStateFromError();
    const words = readable(await drawScreen(boundary.render()));
    expect(words).toContain('This screen could not be shown');
    expect(words).toContain('Try again');
    expect(words).not.toMatch(/safe|saved/);
  },
);
