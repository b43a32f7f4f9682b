import { typedOn } from './joined-words.ts';
import { type Addressed, HeldError, keepTyped, type TypedHere } from './typed-words.ts';

/** A box in which words to somebody are written, as it stands in a tab. */
type WritingBox = {
  /** What it shows. */
  newest: () => string;
  /** What the tab knows to stand. */
  stored: { current: TypedHere };
  /** Shows words, and has them kept. */
  write: (words: string) => void;
};

/**
 * Keeps the words of a box. It goes on from what stands now, be that stored or held, and where that has the words of another tab
 * too, those are kept from then on: the first words alone, tried again, would take the place of both.
 */
export async function keepShown(
  connectionId: string,
  words: string,
  { newest, stored, write }: WritingBox,
  to?: Addressed,
): Promise<void> {
  try {
    standsNow(await keepTyped(connectionId, words, stored.current.turn, to));
  } catch (error) {
    // Nor must what is held be lost to words that go on from before it.
    if (error instanceof HeldError) standsNow(error.stands);
    throw error;
  }

  function standsNow(stands: TypedHere) {
    stored.current = stands;
    const shown = typedOn(stands.text, words, newest());
    if (shown !== newest()) write(shown);
  }
}
