import { letGoOfList, useOpenedList } from './opened-list.ts';

/** A list is imported: nothing waits for it any more. What was opened meanwhile lies ready as before. */
export function listImported(list: File): void {
  const { file, others } = useOpenedList.getState();
  if (file === undefined || file === list) return letGoOfList();
  useOpenedList.setState({ others: others.filter((name) => name !== list.name) });
}
