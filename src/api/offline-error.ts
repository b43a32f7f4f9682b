/** The request never got an answer of ours: no network, no server, or something in between that answered instead. */
export class OfflineError extends Error {
  /** An answer had begun, and broke off. */
  readonly isCut: boolean;

  constructor(cause?: unknown, isCut = false) {
    super('No connection to Pankh', { cause });
    this.isCut = isCut;
  }
}
