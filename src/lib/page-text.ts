/** A piece of a page: a paragraph, or something more ordered. Texts may hold [links](/path). */
export type Block =
  | string
  | { list: readonly string[] }
  | { steps: readonly { title: string; text: string }[] }
  | { facts: readonly { name: string; value: string }[] }
  | { note: string; title?: string };

export type TextSection = { title: string; blocks: readonly Block[] };

/** A page that is mostly read. */
export type PageText = {
  title: string;
  lead: string;
  /** Said beneath the lead, such as when it was last changed. */
  dated?: string;
  sections: readonly TextSection[];
  actions?: readonly { label: string; href: string }[];
};
