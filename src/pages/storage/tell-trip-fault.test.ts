import { beforeEach, expect, test } from 'vitest';
import { useToasts } from '#src/state/toasts.ts';
import { tellTripFault } from './tell-trip-fault.ts';

beforeEach(() => useToasts.setState({ queue: [] }));

test('where a full device takes no trip, nobody is told to bring what is missing of one', () => {
  tellTripFault(new DOMException('No room', 'QuotaExceededError'));
  expect(useToasts.getState().queue).toMatchObject([
    { title: 'This did not work', detail: 'This device is full. Free some space, then try again.' },
  ]);
});
