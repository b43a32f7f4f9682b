import { useLocation } from 'wouter';
import { useTypedTool } from '#src/data/use-typed-tool.ts';
import type { Enhanced } from './use-enhancing.ts';

/** What came of a description, as the page that is shown has it: each draft has its own. It goes where all that is typed goes. */
export function useKeptEnhanced(): [Enhanced | null, (enhanced: Enhanced | null) => void] {
  const [path] = useLocation();
  const [{ [path]: kept }, write] = useTypedTool('enhanced', { [path]: '' });
  return [
    enhancedOf(kept ?? ''),
    (enhanced) => write(path, enhanced === null ? '' : JSON.stringify(enhanced)),
  ];
}

function enhancedOf(kept: string): Enhanced | null {
  return kept === '' ? null : (JSON.parse(kept) as Enhanced); // written above, in this shape
}
