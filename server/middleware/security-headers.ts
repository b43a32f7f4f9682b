import type { Context, Next } from 'koa';
import { withAnalytics } from '#sync/analytics.ts';

const policy = (styles: string) =>
  [
    "default-src 'self'",
    "img-src 'self' data: blob:",
    `style-src 'self'${styles}`,
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
    "require-trusted-types-for 'script'",
    'trusted-types pankh-sw',
  ].join('; ');

/** What a page of ours may load and do: its own origin, nothing inline, no frames. */
export async function securityHeaders(ctx: Context, next: Next): Promise<void> {
  ctx.set({
    'Content-Security-Policy': policy(''),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'same-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=()',
  });
  if (ctx.secure) ctx.set('Strict-Transport-Security', 'max-age=31536000');
  if (ctx.path.startsWith('/api')) ctx.set('Cache-Control', 'no-store');
  await next();
}

/** Allows the page of somebody who agreed to be counted what counting needs. */
export function allowAnalytics(ctx: Context): void {
  ctx.set('Content-Security-Policy', withAnalytics(ctx.response.get('Content-Security-Policy')));
}

/** Allows a page drawn ahead of time the very style attributes that it was drawn with, and no others. */
export function allowStyles(ctx: Context, hashes: readonly string[]): void {
  if (hashes.length === 0) return;
  const allowed = hashes.map((hash) => ` 'sha256-${hash}'`).join('');
  ctx.set('Content-Security-Policy', policy(` 'unsafe-hashes'${allowed}`));
}
