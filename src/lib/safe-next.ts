/** Where to go after signing in: the path asked for, if it is one of this site's own; else home. */
export function safeNext(asked: string | null, origin: string): string {
  if (!asked?.startsWith('/')) return '/';
  const target = URL.parse(asked, origin);
  if (target?.origin !== origin) return '/';
  // Once its dots are resolved a path may begin with two slashes: that is the name of another site.
  if (target.pathname.startsWith('//') || entrances.has(target.pathname)) return '/';
  return target.pathname + target.search + target.hash;
}

/** Screens that are left by signing in: nobody wants to be sent back to them. */
const entrances = new Set([
  '/login',
  '/register',
  '/signup',
  '/invest',
  '/forgot-password',
  '/reset-password',
  '/otp-verification',
]);
