/** The request never got an answer of ours: no network, no server, or something in between that answered instead. */
export class OfflineError extends Error {
  constructor(cause?: unknown) {
    super('No connection to Pankh', { cause });
  }
}
