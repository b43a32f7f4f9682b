import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readRow } from '#server/db/records.ts';
import { sync } from '#server/syncing/sync.ts';
import { storeAccount } from '#server/testing/accounts.ts';
import { testServices } from '#server/testing/services.ts';
import { RefusedError } from '#src/data/refused-error.ts';
import { newId } from '#sync/ids.ts';
import { createDevice, type Device } from './device.ts';
import { type Fault, faultyNetwork } from './network.ts';

const steps = fc.array(
  fc.record({
    device: fc.nat(2),
    does: fc.constantFrom(
      'append',
      'append',
      'retitle',
      'highlight',
      'unhighlight',
      'delete',
      'sync',
      'sync',
      'sync-everywhere',
    ),
  }),
  { minLength: 10, maxLength: 40 },
);
const faults = fc.array(
  fc.constantFrom<Fault>(
    'none',
    'none',
    'request-lost',
    'answer-lost',
    'repeated',
    'late-copy',
    'slow-answer',
    'slow-answer',
  ),
  {
    minLength: 30,
    maxLength: 60,
  },
);

// Every device in two tabs at once, now and then: answers overtake each other.
test('random edits on three devices over a network that drops, repeats and reorders end in one truth, with no word lost', async () => {
  await fc.assert(
    fc.asyncProperty(steps, faults, async (history, troubles) => {
      const services = await testServices();
      const founder = await storeAccount(services);
      const clock = () => Date.parse(services.now());
      const network = faultyNetwork(
        async (request) => ({ value: await sync(services, founder, request), serverNow: clock() }),
        troubles.values(),
      );
      const devices = [0, 1, 2].map(() => createDevice(founder.id, network, clock));
      const draftId = newId();
      await devices[0]?.mutate('createDraft', { draftId, currency: 'INR' });
      await settle(devices);

      const written: string[] = [];
      for (const [at, step] of history.entries()) {
        services.moveClock(1000);
        const device = devices[step.device];
        if (step.does === 'sync-everywhere')
          await Promise.all([...devices, ...devices].map((each) => each.sync()));
        else if (device) await act(device, step.does, draftId, at, written);
      }
      await settle(devices);
      await settle(devices);

      const views = await Promise.all(devices.map((device) => device.everything()));
      expect(views[1]).toEqual(views[0]);
      expect(views[2]).toEqual(views[0]);
      expect(views[0]?.drafts).toEqual([await readRow(services.database.read, 'drafts', draftId)]);
      expect(JSON.stringify(views[0]?.drafts)).toSatisfy((text: string) =>
        written.every((word) => text.includes(word)),
      );
      expect(await Promise.all(devices.map(({ db }) => db.outbox.count()))).toEqual([0, 0, 0]);
      expect(await Promise.all(devices.map(({ db }) => db.base.count()))).toEqual([0, 0, 0]);
      await services.close();
    }),
    { numRuns: 30 },
  );
}, 60_000);

async function act(
  device: Device,
  does: string,
  draftId: string,
  at: number,
  written: string[],
): Promise<void> {
  const draft = await device.row('drafts', draftId);
  if (!draft) return;
  if (does === 'sync') await device.sync();
  if (does === 'sync-everywhere') await Promise.all([device.sync(), device.sync()]);
  if (does === 'append') {
    const word = `word${at}`;
    await device.mutate('editDraft', {
      draftId,
      field: 'description',
      from: draft.description,
      to: `${draft.description} ${word}`,
    });
    written.push(word);
  }
  if (does === 'retitle') {
    await device.mutate('editDraft', { draftId, field: 'title', from: draft.title, to: `Title ${at}` });
  }
  if (does === 'highlight') await addHighlight(device, draftId, `highlight ${at}`);
  const [first] = draft.highlights;
  if (does === 'unhighlight' && first)
    await device.mutate('removeHighlight', { draftId, highlightId: first.id });
  if (does === 'delete') await device.mutate('deleteDraft', { draftId });
}

/** Ten are enough: the eleventh is refused at once, and nothing is queued. */
async function addHighlight(device: Device, draftId: string, text: string): Promise<void> {
  try {
    await device.mutate('addHighlight', { draftId, highlightId: newId(), text });
  } catch (error) {
    if (!(error instanceof RefusedError)) throw error;
  }
}

/** Lets every device sync until none meets a fault any more. */
async function settle(devices: Device[]): Promise<void> {
  for (const device of devices) {
    for (;;) {
      const { end } = await device.sync();
      if (end === 'done') break;
      expect(end).toBe('failed');
    }
  }
}
