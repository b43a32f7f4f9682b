import { createHash, randomBytes } from 'node:crypto';

/** A new opaque secret of 256 bits. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** How a secret stands in the database: whoever reads the database cannot use it. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}
