import * as z from 'zod';
import type { Account } from '#sync/records/account.ts';
import type { Attachment } from '#sync/records/message.ts';
import { readRow } from '../db/records.ts';
import { HttpFailure } from '../http-failure.ts';
import { attachmentFiles, type FileKey } from '../outside/attachment-files.ts';
import { maySee } from '../policies/may-touch.ts';
import type { Services } from '../services.ts';

/** A file of a message, whole, for one of its two people. Throws HttpFailure 404 for anybody else, and where it is not there. */
export async function findAttachment(
  { settings, database }: Pick<Services, 'settings' | 'database'>,
  account: Account,
  { messageId, hash }: { messageId: string; hash: string },
): Promise<{ file: Attachment; key: FileKey }> {
  const id = z.uuid().safeParse(messageId).data;
  const message = id === undefined ? undefined : await readRow(database.read, 'directMessages', id);
  if (!message || !maySee(account, 'directMessages', message)) throw notFound();
  const file = message.attachments?.find((each) => each.hash === hash);
  const key = { accountId: message.senderId, hash: file?.hash ?? '' };
  if (!file || (await attachmentFiles(settings.DATA_DIR).whole(key)) !== file.size) throw notFound();
  return { file, key };
}

function notFound(): HttpFailure {
  return new HttpFailure(404, { code: 'not-found', message: 'There is no such file.' });
}
