import { expect, test } from 'vitest';
import { nameInMail } from './name-in-mail.ts';

test.each([
  ['Tara Menon', 'Tara Menon'],
  ['J.R. Rao', 'J. R. Rao'],
  ["Máire d'Souza-Patil", "Máire d'Souza-Patil"],
  ['Win at https://prize.example/now', 'Win at https prize. example now'],
  ['ask me@prize.example', 'ask me prize. example'],
])('"%s" stands in a letter as "%s", which no mail program makes a link of', (name, shown) => {
  expect(nameInMail(name)).toBe(shown);
});
