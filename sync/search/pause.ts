/** Called inside long work: returns at once while the slice is short, else lets other messages in first. */
export type Pause = () => Promise<void>;

/** Of work that nobody waits behind. */
export const unpaused: Pause = async () => {};
