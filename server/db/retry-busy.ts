import { setTimeout as pause } from 'node:timers/promises';
import { isTransient } from './transient.ts';

/** Beside another process that writes, as a command does beside a running server: tries again while the database is busy, for up to half a minute or so. */
export async function retryBusy<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let tries = 1; ; tries++) {
    try {
      return await work();
    } catch (error) {
      const reason = error instanceof Error && error.cause ? error.cause : error;
      if (tries >= 60 || !isBusy(reason)) throw error;
      await pause(50 + Math.random() * 250);
    }
  }
}

function isBusy(error: unknown): boolean {
  return (
    isTransient(error) && error instanceof Error && 'code' in error && /BUSY|LOCKED/.test(String(error.code))
  );
}
