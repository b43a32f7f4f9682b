import { grouped } from './grouped.ts';

/** "1 draft", "2 drafts", "1,00,000 drafts". */
export function countOf(count: number, one: string, many = `${one}s`): string {
  return `${grouped(count)} ${count === 1 ? one : many}`;
}
