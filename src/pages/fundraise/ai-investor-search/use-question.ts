import { investorSearchWords as words } from '#src/content/ai-search.ts';
import { forgetSeen } from '#src/data/asks.ts';
import { useTypedTool } from '#src/data/use-typed-tool.ts';
import { showToast } from '#src/state/toasts.ts';
import { useTypedTools } from '#src/state/typed-tools.ts';

const page = 'fundraise';
const blank = { query: '', askedId: '' };

/** What is asked in the AI search box, and which question was answered last: whoever comes back finds both. */
export const useQuestion = () => useTypedTool(page, blank);

/** Puts a question about how to approach an investor into the box, and says that it stands there. */
export function putQuestionAbout(name: string): void {
  const query = words.question(name);
  useTypedTools.setState((all) => ({ [page]: { ...all[page], query } }));
  showToast({ kind: 'notice', source: 'ai-search', ...words.ready });
}

/** What is cleared does not come back as an answer that came late. */
export async function clearQuestion(): Promise<void> {
  useTypedTools.setState({ [page]: blank });
  await forgetSeen('investor-search', page);
}
