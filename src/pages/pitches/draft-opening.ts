import { createDraft } from '#src/data/drafts.ts';

export type DraftOpening = ReturnType<typeof createDraftOpening>;

/** The draft a form writes in; without an id it is made when it is first asked for, and `onMade` told while it is shown. */
export function createDraftOpening(known: string | undefined, onMade: (id: string) => void) {
  let id = known;
  let opening = known === undefined ? undefined : Promise.resolve(known);
  let isShown = true;

  async function make(): Promise<string> {
    id = await createDraft();
    if (isShown) onMade(id);
    return id;
  }

  return {
    /** undefined while there is none. */
    id: () => id,
    async open(): Promise<string> {
      opening ??= make();
      try {
        return await opening;
      } catch (error) {
        opening = undefined;
        throw error;
      }
    },
    show(shown: boolean) {
      isShown = shown;
    },
  };
}
