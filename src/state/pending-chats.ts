import { create } from 'zustand';

/** A question of a chat that is being answered: what has come of the answer, and how to stop it. */
export type PendingChat = { question: string; text: string; stop: () => void };

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
