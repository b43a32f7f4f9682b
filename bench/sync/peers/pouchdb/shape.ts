export type NoteDoc = { owner: string; title: string; text: string };
