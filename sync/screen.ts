/**
 * A screen of the app. `path` is a route pattern, `example` an address it matches; `private` screens are not indexed.
 * `title` and `description` are what its page is called by search engines and shared cards, where the thing it shows has no
 * name of its own; `parent` is the path of the screen above it, where that is not home.
 */
export type Screen = {
  path: string;
  example: string;
  title: string;
  description: string;
  keywords?: readonly string[];
  parent?: string;
  /** Other paths of the same page. */
  aliases?: readonly string[];
  private: boolean;
};

export const anyId = '00000000-0000-7000-8000-000000000000';
