import type { Context, Next } from 'koa';
import { addressKey } from '../policies/address-key.ts';

/** Makes `ctx.ip` what its sender is counted under: that is all an address is read for, and no limit can forget it. */
export function countedAddress(ctx: Context, next: Next): Promise<void> {
  ctx.request.ip = addressKey(ctx.ip);
  return next();
}
