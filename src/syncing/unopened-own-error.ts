import type { DatabaseFault } from '#src/data/database/database-fault.ts';
import { UnopenedError } from '#src/data/database/opened.ts';

/** What this device keeps of whoever signs in does not open; `fault`: why. */
export class UnopenedOwnError extends UnopenedError {
  override name = 'UnopenedOwnError';
  readonly fault: DatabaseFault;

  constructor(fault: DatabaseFault, cause: UnopenedError) {
    super(cause.message, { cause });
    this.fault = fault;
  }
}
