import { beforeEach, expect, test } from 'vitest';
import { RefusedError } from '#src/data/database/refused-error.ts';
import { useToasts } from '#src/state/toasts.ts';
import { tellRefusal } from './tell-refusal.ts';

beforeEach(() => useToasts.setState({ queue: [] }));

test('what the device refuses is told with its reason, and any other fault without one', () => {
  const tell = tellRefusal('This was not saved');
  tell(new RefusedError({ code: 'not-found', message: 'This conversation has ended.' }));
  tell(new TypeError('id is undefined'));
  expect(useToasts.getState().queue.map(({ title, detail }) => ({ title, detail }))).toEqual([
    { title: 'This was not saved', detail: 'This conversation has ended.' },
    { title: 'This was not saved', detail: undefined },
  ]);
});
