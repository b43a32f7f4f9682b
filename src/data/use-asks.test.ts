import 'fake-indexeddb/auto';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { nobodyHere } from '#src/testing/here.ts';
import { liveHook } from '#src/testing/live-hook.ts';
import { keepAsk } from './asks.ts';
import { useAsks } from './use-asks.ts';

const asked = { task: 'chat', href: '/', input: {} } as const;

test('what was asked in one conversation is at no moment taken for what was asked in another', async () => {
  await nobodyHere();
  await keepAsk({ ...asked, context: 'opportunity', question: 'Is it honest?' });
  const drawn: { context: string; contexts: string[] | undefined }[] = [];
  const now = liveHook(() => {
    const [context, goTo] = useState('opportunity');
    const contexts = useAsks(context)?.map((ask) => ask.context);
    drawn.push({ context, contexts });
    return { contexts, goTo };
  });
  await vi.waitFor(() => expect(now().contexts).toEqual(['opportunity']));
  now().goTo('fundraise');
  await vi.waitFor(() => expect(now().contexts).toEqual([]));
  now().goTo('opportunity');
  await vi.waitFor(() => expect(now().contexts).toEqual(['opportunity']));
  const wrong = drawn.filter(({ context, contexts }) =>
    context === 'opportunity' ? contexts?.length === 0 : contexts?.length,
  );
  expect(wrong).toEqual([]);
});
