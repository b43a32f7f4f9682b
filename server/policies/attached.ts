import type { Failure } from '#sync/errors.ts';
import type { Change } from '#sync/mutation.ts';
import { type FileKind, fits } from '#sync/rules/attachments.ts';
import type { Trx } from '../db/connection.ts';
import { uploadsOf } from '../db/uploads.ts';
import { attachmentFiles } from '../outside/attachment-files.ts';
import type { EffectWorld } from '../syncing/effect-world.ts';
import type { Postponed } from './postponed.ts';

/**
 * A message may name files that its sender has sent, whole, before it: else it waits for them. Refused where one is not what
 * its name says. Null where nothing is wrong.
 */
export async function judgeFiles(
  trx: Trx,
  changes: Change[],
  { settings }: EffectWorld,
): Promise<{ later: Postponed } | { refused: Failure } | null> {
  for (const { table, row } of changes) {
    if (table !== 'directMessages') continue;
    const { senderId, attachments = [] } = row;
    const uploads = await uploadsOf(
      trx,
      senderId,
      attachments.map(({ hash }) => hash),
    );
    for (const { hash, size, name } of attachments) {
      const upload = uploads.find((each) => each.hash === hash && each.size === size);
      // A disk that was restored may lack what the database knows of.
      const onDisk =
        upload && (await attachmentFiles(settings.DATA_DIR).whole({ accountId: senderId, hash }));
      if (!upload || onDisk !== size) return { later: { failure: missing, retryAt: null } };
      // Whoever writes `kind` takes it from `kindOf`.
      if (!fits(name, upload.kind as FileKind)) return { refused: wrongKind };
    }
  }
  return null;
}

const missing = { code: 'file-missing', message: 'A file of this message has not been sent yet.' };
const wrongKind = {
  code: 'invalid-file',
  message: 'A file of this message is not what its name says.',
  field: 'attachments',
};
