/** Whose screens this tab shows, by their id; undefined until it has shown anybody's. Only the room of the data sets it. */
export const shownInTab: { personId: string | undefined } = { personId: undefined };
