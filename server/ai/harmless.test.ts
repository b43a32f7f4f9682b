import { expect, test } from 'vitest';
import { harmlessLine, harmlessMarkdown, harmlessText } from './harmless.ts';

test.each([
  ['<script>alert(1)</script>Good', 'Good'],
  ['<scr<script></script>ipt>alert(1)', 'alert(1)'],
  ['<img src=x onerror=alert(1)>Looms', 'Looms'],
  ['<<b>img src=x>', ''],
  ['<svg/onload=alert(1)', '‹svg/onload=alert(1)'],
  ['a < b and 3 <4', 'a < b and 3 <4'],
  ['&lt;img src=x&gt;', '＆lt;img src=x＆gt;'],
  ['[here](javascript:alert(1))', 'here'],
  ['[here](https://evil.example/x)', 'here'],
  ['![pixel](https://evil.example/p.png)', 'pixel'],
  ['[Explore](/explore?industry=SaaS)', '[Explore](/explore?industry=SaaS)'],
  ['[here](/help-center/create-an-account#top)', '[here](/help-center/create-an-account#top)'],
  ['[here](/help-center/no-such-article)', 'here'],
  ['[here](/investment/42)', 'here'],
  ['[here](/no-such-page)', 'here'],
  ['[here](//evil.example)', 'here'],
  ['[here](/\\evil.example)', 'here'],
  ['[x]: https://evil.example', ''],
  ['see https://evil.example/a?b=c now', 'see  now'],
  ['\u202eevil', 'evil'],
  ['<[img](/fundraise) src=y onerror=z>', '<[img](/fundraise) src=y onerror=z>'],
  ['<[img](https://evil.example) src=y onerror=z>Looms', 'Looms'],
  ['Ask for data: revenue, costs.', 'Ask for data: revenue, costs.'],
])('%s becomes %s', (given, expected) => {
  expect(harmlessMarkdown(given)).toBe(expected);
});

test('as plain text it has no marks of markdown', () => {
  expect(harmlessText('## Why\n\n* **Looms** that `run`\n* rain')).toBe('Why\n\n- Looms that run\n- rain');
});

test('as plain text it keeps a line that begins with what was set aside, which as markdown would be a link', () => {
  const line = '[phone A]: ask for Tara\n[web address Bx]: the shop';
  expect(harmlessText(`${line}\n[x]: /fundraise`)).toBe(line);
  expect(harmlessMarkdown(line)).toBe('');
});

test('as plain text it takes out addresses around what was set aside, and signs that look like what is held', () => {
  expect(harmlessText('https://evil.example/[phone A] javascript:x[email B] \u{f0000}[phone C]')).toBe(
    '[phone A] [email B] [phone C]',
  );
  expect(harmlessMarkdown('\u{f0000}javascript:\u{f0001}x')).toBe('');
});

test.each(['<**img src=x onerror=z>', '<`img` src=x>', '<[img](/fundraise) src=y onerror=z>'])(
  'no mark that goes leaves a tag behind: %s',
  (text) => {
    expect(harmlessText(`Looms ${text}`)).toBe('Looms');
  },
);

test('a line is cut at a word', () => {
  expect(harmlessLine('Looms that run on\nrain water', 20)).toBe('Looms that run on…');
});

test('an answer made to be slow to clean is cleaned all the same', () => {
  const slow = [
    '<',
    '<a',
    '<script',
    '![',
    '[',
    '[a](',
    '<!--',
    '*',
    '* ',
    '_-',
    '\n',
    ' \n',
    '&lt',
    'a:',
    '#',
    '`',
    '[phone A]',
    'tel:[phone A]',
  ];
  const began = performance.now();
  for (const piece of slow) harmlessText(piece.repeat(24_000 / piece.length));
  expect(performance.now() - began).toBeLessThan(4_000);
});
