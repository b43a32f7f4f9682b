import { fetchPush } from '#src/api/push.ts';
import { type PushState, pushState, renewPush } from './push.ts';

/**
 * Whether this device notifies, as the server has it: one that it wakes no more, though the browser would be woken, is named to
 * it anew, as at every start. Where that does not help it is `lapsed`. Without a network, or a session, as the browser says.
 */
export async function asServerHasIt(): Promise<PushState> {
  const state = await pushState();
  if (state !== 'on' || (await isWoken())) return state;
  await renewPush().catch(() => undefined);
  const after = await pushState();
  return after === 'on' && !(await isWoken()) ? 'lapsed' : after;
}

function isWoken(): Promise<boolean> {
  return fetchPush().then(
    ({ isOn }) => isOn,
    () => true,
  );
}
