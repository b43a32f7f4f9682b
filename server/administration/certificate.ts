import { certificateRules } from '#sync/endpoints/account.ts';
import type { Account } from '#sync/records/account.ts';
import { saveCertificate } from '../db/certificates.ts';
import { readRow } from '../db/records.ts';
import { HttpFailure } from '../http-failure.ts';
import { notSignedIn } from '../not-signed-in.ts';
import type { Services } from '../services.ts';
import { commit } from '../syncing/commit.ts';
import { writeChanges } from '../syncing/write.ts';

type Type = (typeof certificateRules.types)[number];

/** Keeps a person's certificate in the place of the one before. Throws HttpFailure 400 where it is none of the three kinds. */
export async function keepCertificate(
  services: Services,
  { id }: Account,
  { name, bytes }: { name: string; bytes: Buffer },
): Promise<void> {
  const type = typeOf(bytes);
  if (type === null) {
    throw new HttpFailure(400, { code: 'invalid-file', message: certificateRules.wrongType, field: 'file' });
  }
  const now = services.now();
  await commit(services, async (trx) => {
    const account = await readRow(trx, 'accounts', id);
    if (!account) throw notSignedIn();
    await saveCertificate(trx, {
      accountId: id,
      name: fileName(name, type),
      type,
      bytes,
      size: bytes.length,
      uploadedAt: now,
    });
    if (account.approval !== 'declined') return;
    const row: Account = { ...account, approval: 'pending', approvalReason: null };
    await writeChanges(trx, [{ table: 'accounts', id, row }], now);
  });
}

const png = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/**
 * What a file is by its content, whatever it is called: begun and ended as its kind is. Sources: ISO 32000 7.5, the PNG
 * specification 5.2 and 11.2, ITU-T T.81 annex B.
 */
export function typeOf(bytes: Buffer): Type | null {
  const end = bytes.subarray(-1024);
  const tail = end.toString('latin1');
  if (/^%PDF-[12]\.\d/.test(bytes.subarray(0, 8).toString('latin1'))) {
    return tail.includes('%%EOF') ? 'application/pdf' : null;
  }
  if (bytes.subarray(0, 8).equals(png)) {
    const isWhole = bytes.subarray(12, 16).toString('latin1') === 'IHDR' && tail.includes('IEND');
    return isWhole ? 'image/png' : null;
  }
  const isJpeg = bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]));
  return isJpeg && end.includes(Buffer.from([0xff, 0xd9])) ? 'image/jpeg' : null;
}

const endings: Record<Type, string> = {
  'application/pdf': '.pdf',
  'image/png': '.png',
  'image/jpeg': '.jpg',
};

/** Letters, digits, spaces, dots and hyphens, with the ending of what the file is. */
function fileName(name: string, type: Type): string {
  const stem = name
    .normalize('NFC')
    .replace(/\.[A-Za-z]{3,4}$/, '')
    .replace(/[^\p{L}\p{N} .-]/gu, '_')
    .slice(0, 80)
    .trim();
  return `${stem || 'certificate'}${endings[type]}`;
}
