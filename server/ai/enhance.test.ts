import { expect, onTestFinished, test } from 'vitest';
import { askedServer } from '../testing/asked.ts';
import { complete } from '../testing/model-stub.ts';

const own =
  'Looms.\n98765 43210: ask for Tara\nhttps://acme.example: our shop\nMail tara@acme.example (office).';

/** What is made of the founder's text by a model that says it again as `said` makes it. */
async function enhancedBy(said: (text: string) => string) {
  const asked = await askedServer();
  onTestFinished(() => asked.close());
  asked.stub.answers((response, request) => {
    const [, text = ''] =
      /The description:\nmark-\w+\n([\s\S]*)\nmark-/.exec(request.messages[1]?.content ?? '') ?? [];
    complete(request, response, JSON.stringify({ enhanced: said(text) }));
  });
  return (await asked.ask('enhancement', { description: own })).body;
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
