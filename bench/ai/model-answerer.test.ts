import { expect, onTestFinished, test } from 'vitest';
import { goodAnswers } from '#server/testing/asked.ts';
import { modelStub, stubKey } from '#server/testing/model-stub.ts';
import { modelAnswerer } from './model-answerer.ts';
import { evaluationPitches } from './pitches.ts';

test('a model that the environment names is put to the test; what the rules would answer is no answer of its', async () => {
  const stub = await modelStub();
  const model = await modelAnswerer({ OPENAI_API_KEY: stubKey, OPENAI_BASE_URL: stub.baseUrl });
  onTestFinished(async () => {
    await model?.close();
    await stub.close();
  });
  const [first] = evaluationPitches;
  stub.answers(goodAnswers.chat);
  expect(await model?.answerer.answer('How do I begin?')).toMatchObject({ message: goodAnswers.chat });
  expect(first && (await model?.answerer.analyse(first.pitch))).toBeNull();
  stub.answers(goodAnswers.analysis);
  expect(first && (await model?.answerer.analyse(first.pitch))).toMatchObject({ score: 72 });
  expect(await model?.answerer.findDeals('looms', [])).toBeNull();
});

test('without one there is nobody to test', async () => {
  expect(await modelAnswerer({})).toBeNull();
});
