type Closing = { disabledAt?: string | null | undefined; deleteAt?: string | null | undefined };

/** Nobody gets in any more: it was disabled, or its grace is over, after which its rows go bit by bit. */
export function isClosed({ disabledAt, deleteAt }: Closing, now: string): boolean {
  return Boolean(disabledAt) || (typeof deleteAt === 'string' && deleteAt <= now);
}
