import type { Actor, RouteRule, Target } from './access.ts';
import type { World } from './world.ts';

/** What a route answers somebody who asks for a thing as its rule says. */
export async function statusOf(given: World, route: string, rule: RouteRule, actor: Actor, target: Target) {
  const [method = '', pattern = ''] = route.split(' ');
  const { path = pattern, body } = (await rule.ask?.(given, actor, target)) ?? {};
  const answer = await fetch(given.server.origin + path, {
    method,
    redirect: 'manual',
    headers: {
      origin: given.server.origin,
      cookie: given.cookieOf(actor),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  // A stream of events would never end.
  await answer.body?.cancel();
  return answer.status;
}
