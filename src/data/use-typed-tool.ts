import { useEffect } from 'react';
import { type ToolFields, useTypedTools } from '#src/state/typed-tools.ts';
import { takeInTools } from './take-in-tools.ts';

/** The fields of a page, blank until something is written, and how one is written. `page` is one of ours. */
export function useTypedTool<Blank extends ToolFields>(
  page: string,
  blank: Blank,
): [Blank, (field: keyof Blank & string, text: string) => void] {
  // Where the device does not say whose it is, the page is shown without.
  useEffect(() => void takeInTools().catch(() => undefined), []);
  const written = useTypedTools((all) => all[page]);
  const write = (field: string, text: string) =>
    useTypedTools.setState((all) => ({ [page]: { ...all[page], [field]: text } }));
  return [{ ...blank, ...written }, write];
}
