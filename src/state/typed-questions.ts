import { create } from 'zustand';

/** What this page has written to the assistant and not sent yet, by whose and which conversation: every panel of it shows the same. */
export const useTypedQuestions = create<Record<string, string>>(() => ({}));

export function noteTyped(conversation: string, text: string): void {
  useTypedQuestions.setState({ [conversation]: text });
}

export function forgetTypedQuestions(): void {
  useTypedQuestions.setState({}, true);
}
