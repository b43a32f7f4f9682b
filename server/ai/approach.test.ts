import { expect, onTestFinished, test } from 'vitest';
import { aiInvestorSearchEndpoint } from '#sync/endpoints/ai.ts';
import { askedServer } from '../testing/asked.ts';
import { complete } from '../testing/model-stub.ts';

const question = { query: 'How should I approach Monsoon Angels for my startup?' };

async function asking(environment: Record<string, string> = {}) {
  const asked = await askedServer(environment);
  onTestFinished(asked.close);
  return {
    ...asked,
    advice: async () => aiInvestorSearchEndpoint.reply.parse((await asked.ask('investors', question)).body),
  };
}

test('without a model, how to approach an investor is told by rules, of that investor alone', async () => {
  const { advice } = await asking({ OPENAI_API_KEY: '', OPENAI_BASE_URL: '' });
  const { summary, recommendations, source } = await advice();
  expect(source).toBe('rules');
  expect(summary).toContain('Software for hospitals.');
  expect(recommendations.map(({ name }) => name)).toEqual(['Monsoon Angels']);
});

test('a model is told of the investor that is asked about alone, and its advice comes with that investor', async () => {
  const { stub, advice } = await asking();
  let told = '';
  stub.answers((response, request) => {
    told = JSON.stringify(request.messages);
    complete(request, response, JSON.stringify({ summary: 'Begin with the wards.', recommendations: [] }));
  });
  const { summary, recommendations, source } = await advice();
  expect(source).toBe('ai');
  expect(summary).toBe('Begin with the wards.');
  expect(recommendations.map(({ name }) => name)).toEqual(['Monsoon Angels']);
  expect(told).toContain('Software for hospitals.');
  expect(told).not.toContain('Banyan Seed Partners');
});
