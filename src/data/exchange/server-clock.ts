import { keepBeside, keptBeside } from '#src/lib/beside-database.ts';

const key = 'pankh-clocks';

/** Keeps the moment at which the server was heard, by both clocks, in ms. */
export function noteClocks(deviceNow: number, serverNow: number): void {
  keepBeside(key, `${deviceNow} ${serverNow}`);
}

/**
 * What the server's clock shows while that of this device shows `deviceNow`, in ms, unless the device's clock was set since the
 * server was heard. Null where it was not heard yet, or the device's clock now shows an earlier moment than then.
 */
export function byServersClock(deviceNow: number): number | null {
  const [deviceThen, serverThen] = (keptBeside(key) ?? '').split(' ').map(Number);
  const now = Number(serverThen) + deviceNow - Number(deviceThen);
  return Number.isFinite(now) && deviceNow >= Number(deviceThen) ? now : null;
}

/** What the server's clock shows now, in ms, as far as this device knows; else what its own does. */
export function serverNow(): number {
  const deviceNow = Date.now();
  return byServersClock(deviceNow) ?? deviceNow;
}
