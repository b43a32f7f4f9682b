import { beforeEach, expect, test } from 'vitest';
import { forgetPastToasts, notePastToast, usePastToasts } from './past-toasts.ts';

beforeEach(forgetPastToasts);
const titles = () => usePastToasts.getState().past.map(({ title }) => title);

test('the last fifty messages can be read again, the newest first', () => {
  for (let id = 1; id <= 52; id += 1) notePastToast({ id, kind: 'success', title: `Message ${id}` });
  expect(titles()).toHaveLength(50);
  expect(titles().slice(0, 2)).toEqual(['Message 52', 'Message 51']);
});

test('a message that is drawn twice is one message', () => {
  for (let time = 0; time < 2; time += 1) notePastToast({ id: 1, kind: 'error', title: 'Login failed' });
  expect(titles()).toEqual(['Login failed']);
});
