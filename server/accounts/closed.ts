import { graceDays } from '#sync/endpoints/account.ts';

type Closing = { disabledAt?: string | null | undefined; deleteAt?: string | null | undefined };

/** Nobody gets in any more: it was disabled, or its grace is over, after which its rows go bit by bit. */
export function isClosed({ disabledAt, deleteAt }: Closing, now: string): boolean {
  return Boolean(disabledAt) || (typeof deleteAt === 'string' && deleteAt <= now);
}

/** When an account goes whose end begins now. */
export function afterGrace(now: string): string {
  return new Date(Date.parse(now) + graceDays * 24 * 60 * 60 * 1000).toISOString();
}
