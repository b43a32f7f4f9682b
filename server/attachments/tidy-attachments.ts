import { readRow } from '../db/records.ts';
import { deleteUpload, isNamed, noteUse, type Upload, unusedUploads, uploadsOf } from '../db/uploads.ts';
import { attachmentFiles, type FileKey } from '../outside/attachment-files.ts';
import type { Services } from '../services.ts';

const day = 24 * 60 * 60 * 1000;
// Long enough for the message that follows its files, on a network that comes and goes.
const kept = 2 * day;
// A database that was restored may not know of it, and devices offer the message again for 14 days.
const unknownKept = 30 * day;

type World = Pick<Services, 'settings' | 'database' | 'now' | 'log'>;

/**
 * Lets go of files that no message names: those whose message never came, went with an account, or was lost with a database
 * that was restored.
 */
export async function tidyAttachments(world: World): Promise<void> {
  const { settings, database, now, log } = world;
  const before = new Date(Date.parse(now()) - kept).toISOString();
  for (;;) {
    const unused = await unusedUploads(database.read, before);
    for (const upload of unused) await letGo(world, upload);
    if (unused.length === 0) break;
  }
  for (const accountId of await attachmentFiles(settings.DATA_DIR).people())
    await tidyFolder(world, accountId).catch((error: unknown) => {
      // The others' files must not wait for it.
      log.error({ err: error, accountId }, 'the files of a person could not be tidied');
    });
}

async function letGo(world: World, upload: Upload): Promise<void> {
  const { accountId, hash } = upload;
  const isGone = await world.database.write.transaction().execute(async (trx) => {
    // In one transaction: a message that comes meanwhile finds the file, or has it sent again.
    if (!(await isNamed(trx, upload))) return deleteUpload(trx, upload).then(() => true);
    await noteUse(trx, accountId, [hash], world.now());
    return false;
  });
  if (isGone)
    await removeUnknown(world, upload).catch((error: unknown) => {
      world.log.error({ err: error, accountId }, 'a file could not be removed');
    });
}

/**
 * The bytes of a file that the database has let go of for good: a row without its file would promise what is not there. In a
 * transaction that writes nothing: whoever sends it anew is noted before it, or finds it gone.
 */
async function removeUnknown({ settings, database }: World, { accountId, hash }: FileKey): Promise<void> {
  await database.write.transaction().execute(async (trx) => {
    const isBack = (await uploadsOf(trx, accountId, [hash])).length > 0;
    if (!isBack) await attachmentFiles(settings.DATA_DIR).remove({ accountId, hash });
  });
}

async function tidyFolder(world: World, accountId: string): Promise<void> {
  const { settings, database, now } = world;
  const files = attachmentFiles(settings.DATA_DIR);
  const hasAccount = (await readRow(database.read, 'accounts', accountId)) !== undefined;
  const here = await files.filesOf(accountId);
  const hashes = here.map(({ hash }) => hash);
  const known = new Set((await uploadsOf(database.read, accountId, hashes)).map(({ hash }) => hash));
  for (const { hash, isWhole, writtenAt } of here) {
    const age = Date.parse(now()) - writtenAt;
    if (!isWhole && (age > kept || !hasAccount)) await files.dropPart({ accountId, hash });
    if (isWhole && !known.has(hash) && (age > unknownKept || !hasAccount))
      await removeUnknown(world, { accountId, hash });
  }
  await files.removeFolder(accountId);
}
