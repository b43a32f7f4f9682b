import './live-answer.ts';
import { currentDb } from './open-db.ts';

/**
 * Opens the current person's database while the screen is still on its way: two databases are opened one after the other, which
 * would keep its first question waiting as long as the screen itself took. Where they do not open the question says so.
 */
export function openAhead(): void {
  currentDb().catch(() => undefined);
}
