import { forgetSeen } from '#src/data/asks.ts';
import { useTypedTool } from '#src/data/use-typed-tool.ts';
import { useTypedTools } from '#src/state/typed-tools.ts';

const page = 'fundraise';
const blank = { query: '', askedId: '' };

/** What is asked in the AI search box, and which question was answered last: whoever comes back finds both. */
export const useQuestion = () => useTypedTool(page, blank);

export function writeQuestion(query: string): void {
  useTypedTools.setState((all) => ({ [page]: { ...all[page], query } }));
}

/** What is cleared does not come back as an answer that came late. */
export async function clearQuestion(): Promise<void> {
  useTypedTools.setState({ [page]: blank });
  await forgetSeen('investor-search', page);
}
