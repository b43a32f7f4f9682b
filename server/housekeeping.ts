import { setImmediate as turn } from 'node:timers/promises';
import { daysRemovedKept } from '#sync/endpoints/admin-removal.ts';
import { closeDue } from './accounts/close-due.ts';
import { letGoOfUnproven } from './accounts/let-go-of-unproven.ts';
import { leftWithAccount, offMarket } from './administration/off-market.ts';
import { pruneArchive } from './db/archive.ts';
import { pruneAttempts } from './db/attempts.ts';
import { pruneDeletions } from './db/changes.ts';
import { pruneOutcomes } from './db/clients.ts';
import { pruneCodes } from './db/codes.ts';
import type { Trx } from './db/connection.ts';
import { pruneFiles } from './db/directory-files.ts';
import { eraseRemoved } from './db/directory-removals.ts';
import { deletedDraftsBefore, versionsOfDeletedBefore, versionsToForget } from './db/drafts.ts';
import { forgetBefore } from './db/forget-before.ts';
import { idsBefore } from './db/ids-before.ts';
import { pruneMessages } from './db/messages.ts';
import { pruneUnconfirmed, pruneUnsubscribed } from './db/newsletter.ts';
import { closedFoundersOnOffer } from './db/opportunities.ts';
import { settledOfNobody } from './db/reports.ts';
import { raiseFloor } from './db/server-state.ts';
import { pruneSessions } from './db/sessions.ts';
import { longestCounted } from './policies/tries.ts';
import type { Services } from './services.ts';
import { keysOf } from './syncing/keys-of.ts';
import { versionsOfADraft } from './syncing/make-room.ts';
import { removeRows, writeChanges } from './syncing/write.ts';

const day = 24 * 60 * 60 * 1000;
const kept = 180 * day;
const settledKept = 30 * day;
// A device may wait for years with work that it has frozen to offer again; an outcome is a few hundred bytes.
const outcomesKept = 5 * 365 * day;
// Anybody may send what is refused, without end; judged again it is refused again.
const refusedGuestsKept = 30 * day;
// A server that was not there for days tells the devices of those that ended meanwhile, a few at a time.
const untoldKept = 30 * day;
const messagesKept = 30 * day;
const removedKept = daysRemovedKept * day;
// The privacy policy says so.
const messagesToUsKept = 3 * 365 * day;
const unconfirmedKept = 7 * day;
const unsubscribedKept = 30 * day;

/**
 * Lets go of what nobody can need any more: ended sessions, lapsed codes, whom was written to 30 days ago, accounts whose
 * grace is over, that work was put off a day ago, what was refused a guest 30 days ago, refused work settled 30 days ago, reports of people who are gone decided on 30 days ago, drafts, investments, approaches and updates
 * deleted and changes forgotten 180 days ago, old versions and notifications, what the model cost and what was thought of its
 * answers, files of the directory a day out of use, what was kept of its records removed 30 days ago. A thousand at a time, and
 * a part of one account at a time: other writers wait for each transaction. Takes off the market what founders offer whose account was
 * closed without it, and begins the grace of accounts that nobody proves or uses.
 */
export async function keepHouse({
  database,
  log,
  now,
}: Pick<Services, 'database' | 'log' | 'now'>): Promise<void> {
  const moment = now();
  const ago = (ms: number) => new Date(Date.parse(moment) - ms).toISOString();
  const before = ago(kept);
  await pruneSessions(database.write, moment, ago(untoldKept));
  await turn();
  await pruneCodes(database.write, moment);
  await turn();
  await pruneAttempts(database.write, ago(longestCounted));
  await turn();
  await pruneMessages(database.write, ago(messagesKept));
  await repeat(async (trx) => {
    const versions = [
      ...(await versionsOfDeletedBefore(trx, before)),
      ...(await versionsToForget(trx, before, versionsOfADraft)),
    ];
    await removeRows(trx, keysOf('draftVersions', versions), moment);
    return versions.length;
  });
  await repeat(async (trx) => {
    const drafts = await deletedDraftsBefore(trx, before);
    await removeRows(trx, keysOf('drafts', drafts), moment);
    return drafts.length;
  });
  for (const table of ['investments', 'approaches', 'dealUpdates', 'notifications', 'attention'] as const)
    await repeat(async (trx) => {
      const old = await idsBefore(trx, table, table === 'attention' ? ago(settledKept) : before);
      await removeRows(trx, keysOf(table, old), moment);
      return old.length;
    });
  await repeat(async (trx) => {
    const settled = await settledOfNobody(trx, ago(settledKept));
    await removeRows(trx, keysOf('reports', settled), moment);
    return settled.length;
  });
  await repeat(async (trx) => {
    const numbers = await pruneDeletions(trx, before);
    await raiseFloor(trx, Math.max(0, ...numbers));
    return numbers.length;
  });
  await repeat((trx) =>
    pruneOutcomes(trx, { decided: ago(outcomesKept), undecided: ago(day), brief: ago(refusedGuestsKept) }),
  );
  await repeat((trx) => letGoOfUnproven(trx, moment));
  await closeDue({ database, log }, moment);
  await repeat(async (trx) => {
    const founders = await closedFoundersOnOffer(trx);
    for (const id of founders)
      await writeChanges(trx, await offMarket(trx, id, leftWithAccount, moment), moment);
    return founders.length;
  });
  await repeat((trx) => pruneArchive(trx, moment));
  await repeat((trx) => forgetBefore(trx, 'contactMessages', ago(messagesToUsKept)));
  await repeat((trx) => pruneUnconfirmed(trx, ago(unconfirmedKept)));
  await repeat((trx) => pruneUnsubscribed(trx, ago(unsubscribedKept)));
  await repeat((trx) => forgetBefore(trx, 'sendings', ago(day)));
  await repeat((trx) => forgetBefore(trx, 'aiCalls', before));
  await repeat((trx) => forgetBefore(trx, 'aiFeedback', before));
  await repeat((trx) => eraseRemoved(trx, ago(removedKept)));
  // A device may have read the manifest that named them and be half-way through its download.
  await repeat((trx) => pruneFiles(trx, ago(day)));

  async function repeat(step: (trx: Trx) => Promise<number>): Promise<void> {
    // SQLite answers within the turn it is asked in: without this nobody else is answered until all of it is done.
    do await turn();
    while ((await database.write.transaction().execute(step)) > 0);
  }
}
