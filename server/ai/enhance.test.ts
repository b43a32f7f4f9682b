import { expect, onTestFinished, test } from 'vitest';
import { askedServer } from '../testing/asked.ts';
import { complete } from '../testing/model-stub.ts';

const own =
  'Looms.\n98765 43210: ask for Tara\nhttps://acme.example: our shop\nMail tara@acme.example (office).';

/** What is made of the founder's text by a model that says it again as `said` makes it. */
async function enhancedBy(said: (text: string) => string, description = own) {
  const asked = await askedServer();
  onTestFinished(() => asked.close());
  asked.stub.answers((response, request) => {
    const [, text = ''] =
      /The description:\nmark-\w+\n([\s\S]*)\nmark-/.exec(request.messages[1]?.content ?? '') ?? [];
    complete(request, response, JSON.stringify({ enhanced: said(text) }));
  });
  return (await asked.ask('enhancement', { description })).body;
}

test('a line that begins with the founder’s own number or address stays', async () => {
  expect(await enhancedBy((text) => text)).toMatchObject({ source: 'ai', enhanced: own });
});

test('an answer that leaves out what the founder is reached by is not taken', async () => {
  expect(await enhancedBy((text) => text.replace(/.*ask for Tara\n/, ''))).toMatchObject({
    source: 'rules',
    notice: 'other',
    enhanced: expect.stringContaining('98765 43210'),
  });
});

test.each([
  ['Looms. Tel:98765 43210', 'Looms. Tel:98765 43210'],
  ['Looms. Tel:(98765 43210)', 'Looms. Tel:(98765 43210)'],
  ['Looms. mailto:tara@acme.example', 'Looms. mailto:tara@acme.example'],
  ['Looms. Data:98765 43210.', 'Looms. Data:98765 43210.'],
  ['Looms. 98765 43210(Tara)', 'Looms. 98765 43210(Tara)'],
  ['Looms.\n[98765 43210]: Tara', 'Looms.\n[98765 43210]: Tara'],
  ['Looms. [our shop](https://acme.example)', 'Looms. our shop (https://acme.example)'],
  ['Looms. [our mail](mailto:tara@acme.example)', 'Looms. our mail (tara@acme.example)'],
  ['Looms. [Tara](ring 98765 43210)', 'Looms. Tara (98765 43210)'],
  // Of what markup hides nothing is left, however the text is put.
  ['Looms. <a href="https://acme.example">Our shop</a>', 'Looms. Our shop'],
  ['Looms. ![our shop](https://acme.example/a.png)', 'Looms. our shop'],
])('a text that is only said again is taken: %j', async (description, enhanced) => {
  expect(await enhancedBy((text) => text, description)).toMatchObject({ source: 'ai', enhanced });
});
