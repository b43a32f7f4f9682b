import { describe, expect, onTestFinished, test } from 'vitest';
import type { MutationName } from '#sync/mutations/all.ts';
import { type Actor, inOrder, type Target } from './access.ts';
import { type Likewise, likewise } from './likewise.ts';
import { storeDealsInReview } from './marketplace-routes.ts';
import { mutationRules } from './mutations.ts';
import { routeRules } from './routes.ts';
import { statusOf } from './status-of.ts';
import { createWorld, type World, withNew } from './world.ts';

type Rows = Partial<Record<Target, Record<string, string | number>>>;

/** The world as each of them is in it. */
async function worlds(): Promise<[string, Likewise, World][]> {
  const made = await createWorld();
  onTestFinished(() => made.server.close());
  await storeDealsInReview(made);
  const seen = Object.entries(likewise).map(async ([name, who]): Promise<[string, Likewise, World]> => {
    const other = who.other && made.members[who.other];
    return [name, who, await withNew(made, who.as, who.given, other)];
  });
  return Promise.all(seen);
}

/** What the matrix says of them, target by target. */
function expectedOf({ answer, but }: Likewise, name: string, rows: Rows): Rows[Target] {
  const found: Record<string, string | number> = {};
  for (const target of inOrder) {
    const row = rows[target];
    if (row) found[target] = but[name]?.[target] ?? answer(row as Record<Actor, string | number>);
  }
  return found;
}

describe('who is answered as others are', () => {
  test.each(Object.entries(routeRules))(
    '%s',
    async (route, rule) => {
      const rows: Rows = 'own' in rule.answers ? rule.answers : { own: rule.answers };
      for (const [name, who, given] of await worlds()) {
        const found: Record<string, number> = {};
        for (const target of inOrder.filter((it) => rows[it]))
          found[target] = await statusOf(given, route, rule, who.as, target);
        expect({ name, found }).toEqual({ name, found: expectedOf(who, route, rows) });
      }
    },
    60_000,
  );

  test.each(Object.entries(mutationRules))(
    '%s',
    async (mutation, rule) => {
      for (const [name, who, given] of await worlds()) {
        const found: Record<string, string> = {};
        for (const target of inOrder) {
          const args = await rule.args(given, who.as, target);
          found[target] = await given.send(who.as, mutation as MutationName, args); // a key of the matrix is a name
        }
        expect({ name, found }).toEqual({ name, found: expectedOf(who, mutation, rule.outcomes) });
      }
    },
    60_000,
  );
});

test('whatever is said to be different is of a route or a mutation that is there', () => {
  const names = new Set([...Object.keys(routeRules), ...Object.keys(mutationRules)]);
  for (const { but } of Object.values(likewise))
    for (const name of Object.keys(but)) expect(names).toContain(name);
});
