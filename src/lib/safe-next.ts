import { addressOf } from './address-of.ts';
import { isScreen } from './not-screens.ts';

/** Where to go after signing in, or by a link of ours: the path asked for, if it is a screen of this site; else home. */
export function safeNext(asked: string | null, origin: string): string {
  if (!asked?.startsWith('/')) return '/';
  const target = addressOf(asked, origin);
  if (target?.origin !== origin) return '/';
  // Once its dots are resolved a path may begin with two slashes: that is the name of another site.
  if (target.pathname.startsWith('//') || !isScreen(target.pathname)) return '/';
  if (entrances.has(target.pathname)) return '/';
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
