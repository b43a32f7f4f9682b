import { create } from 'zustand';

/**
 * A question of a chat that is being answered in this tab: what has come of the answer, and how to stop it. `id`: of the question as
 * the device keeps it; null as long as it does not.
 */
export type PendingChat = { id: string | null; question: string; text: string; stop: () => void };

/** By their contexts: an answer goes on when its panel is closed. */
export const usePendingChats = create<Record<string, PendingChat | undefined>>(() => ({}));

export function notePending(context: string, pending: PendingChat | undefined): void {
  usePendingChats.setState({ [context]: pending });
}

/** Whoever asked is gone from this device: nothing more of their answers comes to it. */
export function stopPendingChats(): void {
  for (const pending of Object.values(usePendingChats.getState())) pending?.stop();
  usePendingChats.setState({}, true);
}
