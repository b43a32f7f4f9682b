import { device } from './device-db.ts';
import { reconnecting } from './reconnecting.ts';

const key = 'news-shown';

/** Up to when news were shown outside the app on this device, by the server's clock: ISO, '' for never. */
export async function newsShownUntil(): Promise<string> {
  return reconnecting(device, async () => (await device.state.get(key))?.value ?? '');
}

export async function noteNewsShown(at: string): Promise<void> {
  await reconnecting(device, () => device.state.put({ key, value: at }));
}
