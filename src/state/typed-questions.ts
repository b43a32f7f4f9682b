import { create } from 'zustand';

/** What is written to the assistant and not sent yet, by whose and which conversation: it is there when its panel opens again. */
export const useTypedQuestions = create<Record<string, string>>(() => ({}));

export function noteTyped(conversation: string, text: string): void {
  useTypedQuestions.setState({ [conversation]: text });
}
