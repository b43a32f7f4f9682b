/** Numbers the rows a device has seen; the server's. */
export type Checkpoint = { number: number };

export type NoteDoc = { id: string; owner: string; title: string; text: string };
