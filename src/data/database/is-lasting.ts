import type { DatabaseFault } from './database-fault.ts';

/** Whether this page waits for it in vain: the browser gives it no database, or one that a newer version has changed. */
export function isLasting(fault: DatabaseFault | null): fault is 'missing' | 'newer' {
  return fault === 'missing' || fault === 'newer';
}
