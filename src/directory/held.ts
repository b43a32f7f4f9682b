/**
 * What of everyone is searched on a device that has not all: the first set, the names, places and facets of every id below
 * `heads`, the theses of every id below `theses`.
 */
export type Held = { first: boolean; heads: number; theses: number };

export const nothingHeld: Held = { first: false, heads: 0, theses: 0 };
