/** What an action is about, and what it says, in a person's words. */
export type Told = {
  title: string;
  words: string[];
  /** Where it can be edited. */
  href: string | null;
  /** Actions of the same key are one thing to whoever reads it; those without stand alone. */
  key?: string;
  /** Which part of that thing it changes, where it looks at no other: all actions of the same part are one change. */
  part?: string;
};
