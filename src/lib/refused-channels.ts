/**
 * Firefox, where it lets a site keep nothing, has channels that throw as they are made, and what makes one as it is loaded would
 * not load: it is told that there are none. To be called before the database's library comes.
 */
export function hideRefusedChannels(): void {
  try {
    new BroadcastChannel('pankh-status').close();
  } catch {
    Reflect.deleteProperty(globalThis, 'BroadcastChannel');
  }
}
