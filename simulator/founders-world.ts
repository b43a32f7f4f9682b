import type { Services } from '#server/services.ts';
import { sync } from '#server/syncing/sync.ts';
import { storeAccount } from '#server/testing/accounts.ts';
import { type TestServices, testServices } from '#server/testing/services.ts';
import { newId } from '#sync/ids.ts';
import type { SyncRequest } from '#sync/protocol.ts';
import type { Account } from '#sync/records/account.ts';
import { createDevice, type Device } from './device.ts';

export type FoundersWorld = {
  services: TestServices;
  founder: Account;
  /** The server's clock, ms. */
  clock(): number;
  /** Asks a server (this world's unless another is given) as a person's device does. */
  ask(
    account: Account | null,
    request: SyncRequest,
    world?: Services,
  ): ReturnType<Parameters<typeof createDevice>[1]>;
  /** A new device of a person; `now` is its own clock. */
  deviceOf(account: Account | null, now?: () => number): Device;
};

/** A real server with one founder, and as many devices as a test asks for. */
export async function foundersWorld(): Promise<FoundersWorld> {
  const services = await testServices();
  const founder = await storeAccount(services);
  const clock = () => Date.parse(services.now());
  const ask: FoundersWorld['ask'] = async (account, request, world = services) => ({
    value: await sync(world, account, structuredClone(request)),
    serverNow: clock(),
  });
  const deviceOf: FoundersWorld['deviceOf'] = (account, now = clock) =>
    createDevice(account?.id ?? 'guest', (request) => ask(account, request), now);
  return { services, founder, clock, ask, deviceOf };
}

export const pitch = {
  title: 'Monsoon Mills',
  industry: 'Technology',
  stage: 'Seed',
  location: 'Pune',
  description: 'Looms that run on rain.',
  totalRequired: '25 lakh',
  minInvestment: '50,000',
} as const;

/** Writes that pitch, field by field. Answers the draft's id. */
export async function writePitch(device: Device): Promise<string> {
  const draftId = newId();
  await device.mutate('createDraft', { draftId, currency: 'INR' });
  const fields = Object.keys(pitch) as (keyof typeof pitch)[]; // the keys of that very object
  for (const field of fields)
    await device.mutate('editDraft', { draftId, field, from: '', to: pitch[field] });
  return draftId;
}

export function submission(draftId: string, opportunityId = newId()) {
  return { draftId, opportunityId, accuracyConfirmed: true } as const;
}

/** A phone and a laptop of the founder that both hold the same pitch. */
export async function twoDevices({ founder, deviceOf }: FoundersWorld) {
  const phone = deviceOf(founder);
  const laptop = deviceOf(founder);
  await phone.sync();
  const draftId = await writePitch(phone);
  await phone.sync();
  await laptop.sync();
  return { phone, laptop, draftId };
}

/** The two, after both have named the pitch anew: the phone's title stands, the laptop's is its rival. */
export async function twoTitles(world: FoundersWorld) {
  const devices = await twoDevices(world);
  const { phone, laptop, draftId } = devices;
  const edit = { draftId, field: 'title', from: pitch.title } as const;
  await phone.mutate('editDraft', { ...edit, to: 'Rain Mills' });
  await laptop.mutate('editDraft', { ...edit, to: 'Cloud Mills' });
  for (const device of [phone, laptop, phone]) await device.sync();
  return devices;
}

/** The two, after the phone has deleted the pitch and the laptop, not knowing, has written in it. */
export async function deletedAndEdited(world: FoundersWorld) {
  const devices = await twoDevices(world);
  const { phone, laptop, draftId } = devices;
  await phone.mutate('deleteDraft', { draftId });
  await laptop.mutate('editDraft', { draftId, field: 'location', from: pitch.location, to: 'Nashik' });
  await phone.sync();
  const deleted = await phone.row('drafts', draftId);
  for (const device of [laptop, phone]) await device.sync();
  return { ...devices, deletedAt: deleted?.deletedAt };
}
