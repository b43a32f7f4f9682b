import { newId } from '#sync/ids.ts';
import type { Opportunity } from '#sync/records/opportunity.ts';
import { writeChanges } from '../syncing/write.ts';
import { storeAccount } from './accounts.ts';
import { type TestServer, testServer } from './http.ts';
import { modelStub, stubKey } from './model-stub.ts';
import { type Person, signUp } from './people.ts';

export const description =
  'Looms that run on rain water and are repaired in the village. Revenue of ₹12,00,000 in 2025 from 40 mills.';

const investors = [
  { id: 1, name: 'Banyan Seed Partners', investmentThesis: 'Textiles and water for small towns.' },
  { id: 2, name: 'Monsoon Angels', investmentThesis: 'Software for hospitals.' },
];

/** The five endpoints, in the spec's shapes; chat also as a stream, whose body here is what its last event holds. */
export type Endpoint = 'chat' | 'streamed chat' | 'analysis' | 'deals' | 'investors' | 'enhancement';
export const endpoints: Endpoint[] = [
  'chat',
  'streamed chat',
  'analysis',
  'deals',
  'investors',
  'enhancement',
];

/** A server with a stub for its model (waited for as `modelTimes` says), a founder, a deal of theirs and two investors of the directory. */
export async function askedServer(
  environment: Record<string, string> = {},
  { modelTimes = { whole: 5_000, pause: 2 } } = {},
) {
  const stub = await modelStub();
  const server = await testServer(
    { OPENAI_API_KEY: stubKey, OPENAI_BASE_URL: stub.baseUrl, ...environment },
    { modelTimes },
  );
  const founder = await signUp(server);
  const deal = await storeDeal(server);
  await server.database.write
    .insertInto('directoryInvestors')
    .values(
      investors.map((investor) => ({ ...recordOf(investor), identity: `${investor.name.toLowerCase()}|` })),
    )
    .execute();

  const question = { message: 'How do I write a pitch about looms?', context: 'general' };
  const bodies = {
    chat: ['/api/ai/chat', question],
    'streamed chat': ['/api/ai/chat', question],
    analysis: [
      '/api/ai/analyze-opportunity',
      { title: 'Monsoon Mills', description, industry: 'Manufacturing' },
    ],
    deals: [
      '/api/ai/analyze-opportunities',
      { query: 'looms', opportunities: [{ id: deal.id, title: 'x' }] },
    ],
    investors: [
      '/api/ai-investor-search',
      { query: 'textiles', investors: investors.map(({ id, name }) => ({ id, name })) },
    ],
    enhancement: ['/api/ai/enhance-description', { description, industry: 'Manufacturing' }],
  } satisfies Record<Endpoint, [string, object]>;

  return {
    server,
    stub,
    founder,
    deal,
    /** Asks an endpoint; each request comes from nobody, but where a session is needed. */
    async ask(endpoint: Endpoint, given: object = {}, as: Pick<Person, 'cookie'> | null = null) {
      const [path, body] = bodies[endpoint];
      const person = as ?? (endpoint === 'enhancement' ? founder : null);
      const asked = { body: { ...body, ...given }, ...(person && { cookie: person.cookie }) };
      if (endpoint !== 'streamed chat') return { ...(await server.call('POST', path, asked)), streamed: '' };
      const headers = { accept: 'text/event-stream' };
      const reply = await server.call('POST', path, { ...asked, headers });
      return { ...reply, ...told(String(reply.body)) };
    },
    async close() {
      await server.close();
      await stub.close();
    },
  };
}

/** What a stream of answers told: its last event's reply, and the words that came before it. */
function told(stream: string): { body: unknown; streamed: string } {
  const events = [...stream.matchAll(/^event: (\w+)\ndata: (.*)$/gm)].map(([, event, data = '']) => ({
    event,
    data: JSON.parse(data) as { text?: string }, // as the endpoint says
  }));
  return {
    body: events.find(({ event }) => event === 'done')?.data,
    streamed: events.map(({ data }) => data.text ?? '').join(''),
  };
}

/** A deal that everybody may see, but for what is given. */
export async function storeDeal(server: TestServer, given: Partial<Opportunity> = {}): Promise<Opportunity> {
  const founder = await storeAccount(server, { userType: 'entrepreneur' });
  const now = server.now();
  const row: Opportunity = {
    id: newId(),
    founderId: founder.id,
    founderName: 'Tara Menon',
    title: 'Monsoon Mills',
    description,
    industry: 'Technology',
    stage: 'Seed',
    location: 'Surat',
    currency: 'INR',
    totalRequired: 100_000,
    minInvestment: 10_000,
    raisedAmount: 0,
    highlights: [],
    status: 'active',
    createdAt: now,
    updatedAt: now,
    ...given,
  };
  const change = { table: 'opportunities' as const, id: row.id, row };
  await server.database.write.transaction().execute((trx) => writeChanges(trx, [change], now));
  return row;
}

function recordOf(investor: { id: number; name: string; investmentThesis: string }) {
  const none = { website: '', investorType: '', globalHQ: '', stageOfInvestment: '', linkedin: '' };
  const origin = { source: '', asOf: '' };
  return {
    ...none,
    firstChequeMinimum: '',
    firstChequeMaximum: '',
    countriesOfInvestment: '',
    ...origin,
    ...investor,
  };
}

/** What a model that does as it is told answers, by what it was asked. */
export const goodAnswers: Record<Endpoint, string> = {
  chat: 'Begin with the problem. Then say **who pays**.',
  'streamed chat': 'Begin with the problem. Then say **who pays**.',
  analysis: JSON.stringify({
    score: 72,
    riskLevel: 'Moderate',
    marketPotential: 'High',
    summary: 'A pitch about looms.',
    keyStrengths: ['It earns already.'],
    concerns: ['It does not name its competitors.'],
    recommendations: ['Say what the money is for.'],
  }),
  deals: JSON.stringify({
    summary: 'One deal is about looms.',
    recommendations: [{ number: 1, name: 'Monsoon Mills', matchScore: 88, reason: 'It makes looms.' }],
  }),
  investors: JSON.stringify({
    summary: 'One invests in textiles.',
    recommendations: [
      { number: 1, name: 'Banyan Seed Partners', matchScore: 91, reason: 'Textiles are its thesis.' },
    ],
  }),
  enhancement: JSON.stringify({
    enhanced: 'Looms that run on rain water. 40 mills paid ₹12,00,000 in 2025.',
  }),
};
