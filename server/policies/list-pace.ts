import { createPace } from './pace.ts';

const pace = { most: 30, within: 60_000 };

/** How often one address, or person, may ask for what is read whole each time; the app has its rows through sync and asks for none. */
export function createListPace(): ReturnType<typeof createPace> {
  return createPace(pace, {
    code: 'too-many-lists',
    message: 'This was asked for too often. Please wait a moment.',
  });
}
