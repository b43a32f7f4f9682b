import { describe, expect, onTestFinished, test } from 'vitest';
import { mutationNamed, mutations } from '#sync/mutations/all.ts';
import { createRouters } from '../app.ts';
import { isAdminWork } from '../policies/admin-work.ts';
import { testServices } from '../testing/services.ts';
import { actors, inOrder, type Target } from './access.ts';
import { storeDealsInReview } from './marketplace-routes.ts';
import { mutationRules } from './mutations.ts';
import { routeRules } from './routes.ts';
import { statusOf } from './status-of.ts';
import { createWorld, type World } from './world.ts';

/** What is another's may be seen here, by some or by everybody. */
const isShownToMany = new Set([
  'GET /api/opportunities/:id',
  'GET /api/investors/:id',
  'POST /api/connections',
  'POST /api/admin/accounts/:id/decision',
]);

/** These make what is missing: an id that somebody has already is refused. */
const namesNewThings = new Set([
  'createDraft',
  'giveConsent',
  'reportAbuse',
  'recordInvestment',
  'recordApproach',
]);

async function world(): Promise<World> {
  const made = await createWorld();
  onTestFinished(() => made.server.close());
  await storeDealsInReview(made);
  return made;
}

/** Every address that the routers serve: "GET /api/opportunities/:id". */
async function servedRoutes(): Promise<string[]> {
  const services = await testServices();
  const layers = createRouters(services).flatMap(({ stack }) => stack);
  await services.close();
  return layers.flatMap(({ methods, path }) =>
    methods.filter((method) => method !== 'HEAD').map((method) => `${method} ${String(path)}`),
  );
}

test('every route is in the matrix, and nothing else', async () => {
  expect(Object.keys(routeRules).toSorted()).toEqual((await servedRoutes()).toSorted());
});

test('every mutation is in the matrix', () => {
  expect(Object.keys(mutationRules).toSorted()).toEqual(Object.keys(mutations).toSorted());
});

test("what is somebody else's and what is not there are the same for every route and mutation", () => {
  for (const [route, { answers }] of Object.entries(routeRules))
    if ('own' in answers && !isShownToMany.has(route))
      expect({ route, answers: answers.foreign }).toEqual({ route, answers: answers.missing });
  for (const [name, { outcomes }] of Object.entries(mutationRules))
    if (!namesNewThings.has(name) && !isAdminWork(name) && name !== 'requestConnection')
      expect({ name, it: outcomes.foreign }).toEqual({ name, it: outcomes.missing });
});

describe('routes', () => {
  test.each(Object.entries(routeRules))(
    '%s answers each as the matrix says',
    async (route, rule) => {
      const given = await world();
      const { answers } = rule;
      const expected: Record<string, unknown> = 'own' in answers ? answers : { own: answers };
      const found: Record<string, Record<string, number>> = {};
      for (const target of inOrder.filter((it) => Object.hasOwn(expected, it)))
        for (const actor of actors)
          (found[target] ??= {})[actor] = await statusOf(given, route, rule, actor, target);
      expect(found).toEqual(expected);
    },
    60_000,
  );
});

describe('mutations', () => {
  test.each(Object.entries(mutationRules))(
    '%s comes to what the matrix says',
    async (name, rule) => {
      const given = await world();
      const found: Record<string, Record<string, string>> = {};
      const mutation = name as keyof typeof mutations; // a key of the matrix is a name
      for (const target of inOrder)
        for (const actor of actors) {
          if (actor === 'nobody') continue;
          const args = await rule.args(given, actor, target);
          (found[target] ??= {})[actor] = await given.send(actor, mutation, args);
        }
      expect(found).toEqual(rule.outcomes);
      const args = await rule.args(given, 'entrepreneur', 'own');
      expect(await given.send('nobody', mutation, args)).toBe(
        mutationNamed(name)?.guests ? 'applied' : 'sign-in-needed',
      );
    },
    60_000,
  );
});

describe('a change that another site asks for is refused, with no effect', () => {
  const changing = Object.keys(routeRules).filter((route) => !route.startsWith('GET'));
  const foreign: [string, Record<string, string>][] = [
    ['a foreign Origin', { origin: 'https://elsewhere.example' }],
    ['a cross-site fetch', { 'sec-fetch-site': 'cross-site' }],
    ['a sibling site', { 'sec-fetch-site': 'same-site' }],
    ['an unknown Origin', { origin: 'null' }],
  ];

  test.each(foreign)('%s', async (_, headers) => {
    const { server, cookieOf } = await world();
    const before = server.database.version();
    for (const route of changing) {
      const [method = '', path = ''] = route.split(' ');
      const asked = { cookie: cookieOf('entrepreneur'), headers, ...(method === 'POST' && { body: {} }) };
      const { status, body } = await server.call(method, path, asked);
      expect({ route, status, body }).toMatchObject({ status: 403, body: { code: 'foreign-origin' } });
    }
    expect(server.database.version()).toBe(before);
    expect((await server.call('GET', '/api/auth/user', { cookie: cookieOf('entrepreneur') })).status).toBe(
      200,
    );
  });

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data'])(
    'a body of %s',
    async (type) => {
      const { server, cookieOf } = await world();
      const before = server.database.version();
      const bodies = Object.entries(routeRules).filter(
        ([route, { ask }]) => route.startsWith('POST') && ask !== undefined,
      );
      for (const [route] of bodies) {
        const headers = { 'content-type': type };
        const asked = {
          cookie: cookieOf(route.includes('/api/admin/') ? 'admin' : 'entrepreneur'),
          headers,
          body: '{}',
        };
        expect({ route, status: (await server.call('POST', route.slice(5), asked)).status }).toEqual({
          route,
          status: 415,
        });
      }
      expect(server.database.version()).toBe(before);
    },
  );
});

test('what reads changes nothing: no address that changes something takes a GET', async () => {
  const served = await servedRoutes();
  const { server, cookieOf } = await world();
  for (const route of served.filter((it) => !it.startsWith('GET'))) {
    const path = route.slice(route.indexOf(' ') + 1);
    if (served.includes(`GET ${path}`)) continue;
    const { status } = await server.call('GET', path, { cookie: cookieOf('entrepreneur') });
    expect({ route, status }).toEqual({ route, status: 405 });
  }
});

/** A look at somebody's papers stands in the audit log; who comes back from a provider is signed in. */
const writesByReading = new Set(['GET /api/admin/accounts/:id/certificate', 'GET /api/auth/google/callback']);

test('whoever reads, whatever they read, leaves the database as it was', async () => {
  const given = await world();
  for (const [route, rule] of Object.entries(routeRules)) {
    if (!route.startsWith('GET') || writesByReading.has(route)) continue;
    const targetsOf: Target[] = 'own' in rule.answers ? inOrder : ['own'];
    for (const target of targetsOf)
      for (const actor of actors) {
        // What is asked for may have to be stored first.
        const asked = await rule.ask?.(given, actor, target);
        const before = given.server.database.version();
        await statusOf(given, route, { ...rule, ...(asked && { ask: () => asked }) }, actor, target);
        expect({ route, actor, version: given.server.database.version() }).toEqual({
          route,
          actor,
          version: before,
        });
      }
  }
});
