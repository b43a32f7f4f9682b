/** To the worker, which stores what it is sent as `storeFiles` does. */
export type StoreRequest = { number: number; served: { hash: string; bytes: ArrayBuffer }[] };
export type StoreFault = { kind: 'storage-full' | 'damaged' | 'other'; reason: string };
/** From it. */
export type StoreReply = { number: number; fault: StoreFault | null };
