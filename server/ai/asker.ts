import type { Account } from '#sync/records/account.ts';

/** Who asks: a person, or an address that nobody is signed in at. `signal` ends when they leave. */
export type Asker = { account: Account | null; address: string; signal: AbortSignal };
