import type { Context, Next } from 'koa';

const policy = [
  "default-src 'self'",
  "img-src 'self' data: blob:",
  "style-src 'self'",
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
    'Content-Security-Policy': policy,
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'same-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=()',
  });
  if (ctx.secure) ctx.set('Strict-Transport-Security', 'max-age=31536000');
  if (ctx.path.startsWith('/api')) ctx.set('Cache-Control', 'no-store');
  await next();
}
