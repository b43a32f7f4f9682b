import { expect, test } from 'vitest';
import { withoutMarkdown } from './without-markdown.ts';

test.each([
  ['## First\n\nLook at **the team**.', 'First. Look at the team.'],
  ['A *very* good _team_, __really__.\n\n---\n\n1. One\n2. Two', 'A very good team, really. 1. One. 2. Two.'],
  ['- its market\n- `its` [deal](/opportunity/a)', 'its market. its deal.'],
  ['> Why now?\n\nbecause snake_case_names stay:\nso', 'Why now? because snake_case_names stay: so.'],
  ['Revenue = price * users\n\n***5 * 3*** = 15\n\n"Why?"', 'Revenue = price * users. 5 * 3 = 15. "Why?"'],
  ['टीम देखें।', 'टीम देखें।'],
])('%j is heard as %j', (text, heard) => {
  expect(withoutMarkdown(text)).toBe(heard);
});
