import type { Logger } from 'pino';
import type { Breaker } from './ai/breaker.ts';
import type { Model } from './ai/model.ts';
import type { Database } from './db/connection.ts';
import type { Settings } from './env.ts';
import type { InvestorSearch } from './investor-search/investor-search.ts';
import type { Google } from './outside/google.ts';
import type { Passwords } from './outside/passwords.ts';
import type { PushKeys } from './outside/push-keys.ts';
import type { Poke } from './syncing/poke.ts';

/** Everything the server needs from outside itself. Nothing else calls the clock, the disk or the network. */
export type Services = {
  settings: Settings;
  database: Database;
  log: Logger;
  /** The server's clock: ISO 8601, UTC. */
  now(): string;
  passwords: Passwords;
  poke: Poke;
  /** Keys the hashes of what is too short to hash plainly. */
  secretKey: string;
  /** By which push services know this server. */
  pushKeys: PushKeys;
  /** The address that people use, for links in mails: never what a request claims. Without a slash at its end. */
  publicUrl(): string;
  /** Signs people in by their Google account; null where it is not configured. */
  google: Google | null;
  /** Searches the directory for devices that do not hold all of it. */
  investorSearch: InvestorSearch;
  /** The language model that answers, and what leaves it alone while it fails; null where none is configured. */
  model: Model | null;
  breaker: Breaker;
  /** False from the moment the process was told to stop. */
  isAccepting(): boolean;
};
