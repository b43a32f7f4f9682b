import 'fake-indexeddb/auto';
import { beforeEach, expect, test, vi } from 'vitest';
import { keepAsk, keepReply } from '#src/data/asks.ts';
import { holdQuestion } from '#src/data/words/held-questions.ts';
import { keepUnsaved } from '#src/data/words/unsaved-words.ts';
import { drawScreen } from '#src/testing/draw-screen.tsx';
import { localStorageHere } from '#src/testing/full-device.ts';
import { nobodyHere } from '#src/testing/here.ts';
import { guestId } from '#sync/guest-id.ts';
import { useHasGuestWork } from './use-guest-work.ts';

vi.mock('#src/data/database/person-query.ts', () => import('#src/testing/answered-at-once.ts'));

const beside = localStorageHere();
beforeEach(async () => {
  beside.clear();
  await nobodyHere();
});

function Told() {
  return useHasGuestWork() ? 'There is work' : 'Nothing';
}

const told = () => drawScreen(<Told />);

/** A question that was answered by the rules alone. */
async function asked({ waits }: { waits: boolean }): Promise<void> {
  const about = {
    task: 'chat',
    context: 'general',
    question: 'How to analyze?',
    href: '/',
    input: {},
  } as const;
  await keepReply(await keepAsk(about), { message: 'By the rules.' }, { isHere: true, waits });
}

test('a guest who has written nothing has no work, nor for a question that was answered', async () => {
  await asked({ waits: false });
  expect(await told()).toBe('Nothing');
});

test('a question of a guest that is typed and not sent is work', async () => {
  holdQuestion(guestId, 'general', 'How do I value a loom?');
  expect(await told()).toBe('There is work');
});

test('a question of a guest that waits for the AI is work', async () => {
  await asked({ waits: true });
  expect(await told()).toBe('There is work');
});

test('words of a guest that no draft has yet are work', async () => {
  keepUnsaved('a-draft', [{ field: 'title', from: '', to: 'Rain Looms' }]);
  expect(await told()).toBe('There is work');
});
