import { isInstalled } from '#src/lib/is-installed.ts';

/** An app is expected to know its owner; who comes back from the provider has ticked it or not. */
export function remembersAtFirst(query: URLSearchParams): boolean {
  return query.has('google') ? query.get('remember') === 'true' : isInstalled();
}
