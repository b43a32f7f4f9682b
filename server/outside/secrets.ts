import { createHash, createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';

/** A new opaque secret of 256 bits. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** How a secret stands in the database: whoever reads the database cannot use it. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}

/** A new code that a person can type: so many digits, zeros in front included. */
export function newCode(digits: number): string {
  return String(randomInt(10 ** digits)).padStart(digits, '0');
}

/** How something short stands in the database: without the key it cannot be found by trying. */
export function hashWithKey(key: string, ...parts: string[]): string {
  return createHmac('sha256', key).update(JSON.stringify(parts)).digest('base64url');
}

/** Compares two hashes in the same time wherever they differ. */
export function isSameHash(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
