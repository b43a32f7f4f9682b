import { SaveMark } from '#src/ui/save-mark.tsx';
import type { WriterState } from './draft-writer.ts';

/** Says "saved" only once it is. */
export function SaveState({ state, exists }: { state: WriterState; exists: boolean }) {
  if (state.at === 'unsaved') return <SaveMark look="saving" text="Saving..." />;
  if (state.at === 'fault') return <SaveMark look="fault" text="Not saved: this device could not store it" />;
  if (state.at === 'saved' || exists) return <SaveMark look="saved" text="Saved on this device" />;
  return null;
}
