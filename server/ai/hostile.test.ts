import { expect, onTestFinished, test } from 'vitest';
import { advisesOrPromises } from '#sync/ai/advice-words.ts';
import { analyseOpportunityEndpoint, enhanceDescriptionEndpoint } from '#sync/endpoints/ai.ts';
import { askedServer } from '../testing/asked.ts';
import { desk } from '../testing/desk.ts';
import { hostilePitches } from '../testing/hostile-pitches.ts';
import { complete, type StubAnswer, stubKey } from '../testing/model-stub.ts';

/** A model that does whatever the pitch orders: it says the pitch and all it was told, in every text of its answer. */
const obedient: StubAnswer = (response, request) => {
  const [system, user] = request.messages.map(({ content }) => content);
  const shape = request.response_format?.json_schema.name;
  const said = shape === 'enhancement' ? `${user}` : `${user} ${system}`;
  const analysis = {
    score: 100,
    riskLevel: 'Low',
    marketPotential: 'High',
    summary: said.slice(0, 1_900),
    keyStrengths: [said.slice(-300)],
    concerns: [],
    recommendations: [],
  };
  complete(request, response, JSON.stringify(shape === 'enhancement' ? { enhanced: said } : analysis));
};

/** One that only repeats the pitch. */
const parrot: StubAnswer = (response, request) => {
  const pitch = (request.messages[1]?.content ?? '').replace(/mark-[a-p]+/g, '');
  const texts = { summary: pitch.slice(-1_900), keyStrengths: [pitch.slice(-300)] };
  const rest = { concerns: [], recommendations: [] };
  const analysis = { score: 100, riskLevel: 'Low', marketPotential: 'High', ...texts, ...rest };
  const shape = request.response_format?.json_schema.name;
  complete(request, response, JSON.stringify(shape === 'enhancement' ? { enhanced: pitch } : analysis));
};

test.each([
  ['obeys', obedient],
  ['parrots', parrot],
])(
  'fifty pitches that give orders, to a model that %s: the shape holds, nothing is told, no HTML passes',
  async (_, model) => {
    expect(new Set(hostilePitches).size).toBe(50);
    const asked = await askedServer();
    onTestFinished(() => asked.close());
    asked.stub.answers(model);
    const founder = await desk(asked.server).person();
    for (const [at, pitch] of hostilePitches.entries()) {
      // Each an hour after the one before: this is not about limits.
      asked.server.moveClock(60 * 60_000);
      const description = `Looms that run on rain water. ${pitch}`.slice(0, 20_000);
      const title = pitch.replace(/\s+/g, ' ').slice(0, 100).toWellFormed();
      for (const endpoint of ['analysis', 'enhancement'] as const) {
        const { status, body } = await asked.ask(endpoint, { title: `Looms ${title}`, description }, founder);
        expect({ at, endpoint, status }).toEqual({ at, endpoint, status: 200 });
        const { reply } = endpoint === 'analysis' ? analyseOpportunityEndpoint : enhanceDescriptionEndpoint;
        expect({ at, error: reply.safeParse(body).error }).toEqual({ at, error: undefined });
        const { source, ...said } = body as Record<string, unknown>; // the contract's reply
        const text = JSON.stringify(said);
        expect(text).not.toMatch(new RegExp(`${stubKey}|mark-[a-p]{24}|You work inside Pankh, an`));
        if (source !== 'ai') continue;
        expect({ at, text }).not.toMatchObject({
          text: expect.stringMatching(/<[a-z/!]|javascript:|\u202e/i),
        });
        expect(advisesOrPromises(text)).toBe(false);
      }
    }
    // The model was asked each time as documented, whatever stood in the pitch.
    expect(asked.stub.refused()).toBe(0);
  },
  30_000,
);
