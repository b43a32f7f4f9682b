import { expect, test } from 'vitest';
import { tripWords as words } from '#src/content/trip.ts';
import { drawScreen } from '#src/testing/draw-screen.tsx';
import { TripState } from './trip-state.tsx';

test.each([
  ['ready', true],
  ['partly', false],
  ['bringing', false],
] as const)(
  'of a trip that is over and stands as %s it is said that everything is still here: %s',
  async (state, isSaid) => {
    const shown = await drawScreen(<TripState state={state} isOver />);
    expect(shown).toContain(words.overDetail);
    expect(shown.includes(words.stillHere)).toBe(isSaid);
  },
);

test.each([
  ['bringing', true],
  ['partly', false],
  ['ready', false],
] as const)(
  'of a trip that stands as %s it is said that the app has to stay open: %s',
  async (state, isSaid) => {
    const shown = await drawScreen(<TripState state={state} isOver={false} />);
    expect(shown.includes('Keep Pankh open until it is ready to travel')).toBe(isSaid);
  },
);
