/** Where to go after signing in: the path asked for, if it is one of this site's own; else home. */
export function safeNext(asked: string | null, origin: string): string {
  if (!asked?.startsWith('/')) return '/';
  const target = URL.parse(asked, origin);
  if (target?.origin !== origin) return '/';
  if (['/login', '/register'].includes(target.pathname)) return '/';
  return target.pathname + target.search + target.hash;
}
