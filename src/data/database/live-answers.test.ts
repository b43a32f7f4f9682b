import { Dexie } from 'dexie';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { liveAnswers } from './live-answers.ts';
import { UnopenedError } from './opened.ts';

const { indexedDB } = Dexie.dependencies;

beforeEach(() => Object.assign(Dexie.dependencies, { indexedDB: undefined }));
afterEach(() => Object.assign(Dexie.dependencies, { indexedDB }));

test('where the browser has no databases, a question that has an answer for that is answered', async () => {
  const onAnswer = vi.fn();
  liveAnswers(async () => 'nothing is kept')(onAnswer, vi.fn());
  await vi.waitUntil(() => onAnswer.mock.calls.length > 0);
  expect(onAnswer).toHaveBeenCalledExactlyOnceWith('nothing is kept');
});

test('where the browser has no databases, a question that has none is no fault of the app', async () => {
  const [onAnswer, onFault] = [vi.fn(), vi.fn()];
  const nowhere = new Dexie('nowhere', { indexedDB: undefined });
  nowhere.version(1).stores({ rows: 'id' });
  const asked = Promise.withResolvers<void>();
  const ask = async () => {
    try {
      return await nowhere.table('rows').get('first');
    } finally {
      asked.resolve();
    }
  };
  liveAnswers(ask)(onAnswer, onFault);
  await asked.promise;
  await new Promise(setImmediate);
  expect(onAnswer).not.toHaveBeenCalled();
  expect(onFault).not.toHaveBeenCalled();
});

test('where the browser has no databases, what goes wrong in a question itself is told', async () => {
  const onFault = vi.fn();
  const fault = new TypeError('no such field');
  liveAnswers(async () => {
    throw fault;
  })(vi.fn(), onFault);
  await vi.waitUntil(() => onFault.mock.calls.length > 0);
  expect(onFault).toHaveBeenCalledExactlyOnceWith(fault);
});

test('what is known without the database is answered while that cannot be read', async () => {
  const onAnswer = vi.fn();
  const ask = async (): Promise<string> => {
    throw new UnopenedError('not here');
  };
  liveAnswers(ask, { unread: async () => 'what the server says' })(onAnswer, vi.fn());
  await vi.waitUntil(() => onAnswer.mock.calls.length > 0);
  expect(onAnswer).toHaveBeenCalledExactlyOnceWith('what the server says');
});
