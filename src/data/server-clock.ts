import { keepBeside, keptBeside } from './beside-database.ts';

const key = 'pankh-clocks';

/** Keeps the moment at which the server was heard, by both clocks, in ms. */
export function noteClocks(deviceNow: number, serverNow: number): void {
  keepBeside(key, `${deviceNow} ${serverNow}`);
}

/**
 * What the server's clock shows while that of this device shows `deviceNow`, in ms. Null where that cannot be told: the server was
 * not heard yet, or the device's clock was set back since.
 */
export function byServersClock(deviceNow: number): number | null {
  const [deviceThen, serverThen] = (keptBeside(key) ?? '').split(' ').map(Number);
  if (deviceThen === undefined || serverThen === undefined || deviceNow < deviceThen) return null;
  return serverThen + deviceNow - deviceThen;
}
