import { device } from '#src/data/database/device-db.ts';
import { reconnecting } from '#src/data/database/reconnecting.ts';

/** Up to when news of a person were shown outside the app on this device, by the server's clock: ISO, '' for never. */
export async function newsShownUntil(personId: string): Promise<string> {
  return reconnecting(device, async () => (await device.state.get(keyOf(personId)))?.value ?? '');
}

export async function noteNewsShown(personId: string, at: string): Promise<void> {
  await reconnecting(device, () => device.state.put({ key: keyOf(personId), value: at }));
}

export async function forgetNewsShown(personId: string): Promise<void> {
  await reconnecting(device, () => device.state.delete(keyOf(personId)));
}

function keyOf(personId: string): string {
  return `news-shown-${personId}`;
}
