import type { Logger } from 'pino';
import type { Database } from './db/connection.ts';
import type { Settings } from './env.ts';
import type { Passwords } from './outside/passwords.ts';
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
  /** False from the moment the process was told to stop. */
  isAccepting(): boolean;
};
