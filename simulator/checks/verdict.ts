import { guestId } from '#sync/ids.ts';
import { type Change, type Context, isRefusal, type Rows } from '#sync/mutation.ts';
import { mutationNamed } from '#sync/mutations/all.ts';
import { limits, type SentMutation } from '#sync/protocol.ts';
import { type Account, accountSchema } from '#sync/records/account.ts';
import { isCompanyComplete } from '#sync/rules/company.ts';
import type { TableName } from '#sync/tables.ts';
import { deliberate } from '../world/server.ts';
import { isBlockBetween, isBlocking } from './blocked.ts';
import { cardOf, contactOf } from './followers.ts';
import type { RowsById } from './oracle.ts';
import { deskWork, facts, isParty, maySee } from './table-facts.ts';

type Held = Record<TableName, RowsById>;
type Verdict = { changes: Change[] } | { refused: string };

/**
 * What must become of a mutation on these rows, by its own rules and those of the house: applied with these changes, or
 * refused with this code. Nothing of the server is asked: a refusal for any other reason is a wrongful one.
 */
export function verdictOn(
  held: Held,
  { name, args, context }: Pick<SentMutation, 'name' | 'args'> & { context: Context },
): Verdict {
  if (Buffer.byteLength(JSON.stringify(args) ?? '') > limits.argsBytes) return { refused: 'too-large' };
  const mutation = mutationNamed(name);
  if (!mutation) return { refused: 'unknown-mutation' };
  if (context.userId === guestId && !mutation.guests) return { refused: 'sign-in-needed' };
  const parsed = mutation.args.safeParse(args);
  if (!parsed.success) return { refused: 'invalid' };
  const person = accountSchema.optional().parse(held.accounts[context.userId]) ?? null;
  const isDesks = deskWork.has(name);
  if (isDesks && person?.userType !== 'admin') return notThere;
  const rows: Rows = {
    get: (table, id) => rowOf(held, table, id) as never, // a row of that very table
  };
  for (const { table, id } of mutation.reads(parsed.data, context)) {
    const row = rows.get(table, id);
    if (row && !maySee(table, row, person)) return notThere;
  }
  const changes = mutation.change(rows, parsed.data, context);
  if (changes === 'unknown') return notThere;
  if (isRefusal(changes)) return { refused: changes.refused.code };
  if (!changes.every((change) => isDesks || isTheirs(change, rows, context.userId))) return notThere;
  if (changes.some((change) => isKeptBack(change, held))) return { refused: 'company-incomplete' };
  const closed = changes.map((change) => closedBy(change, rows, held)).find((code) => code !== null);
  if (closed) return { refused: closed };
  if (changes.some((change) => isOfOwnPitch(change, { rows, held, userId: context.userId })))
    return { refused: 'about-oneself' };
  const named = changes.map((change) => calledAsItIs(change, rows, { held, person }));
  if (!named.every((change) => change !== null)) return notThere;
  if (changes.some((change) => breaks(change, rows))) return { refused: 'internal' };
  const heard = named.flatMap((change) => heardOf(change, rows, { held, userId: context.userId }));
  return { changes: heard.filter((change) => !isSaidBefore(change, held)) };
}

/** An answer about consent that says what the last to its question said adds nothing. */
function isSaidBefore({ table, row }: Change, held: Held): boolean {
  if (table !== 'consents') return false;
  const [last] = Object.values(held.consents)
    .filter(({ accountId, kind }) => accountId === row.accountId && kind === row.kind)
    .toSorted((a, b) => String(b.at).localeCompare(String(a.at)) || String(b.id).localeCompare(String(a.id)));
  return last?.given === row.given && last.version === row.version;
}

/** What no mutation writes follows from what is held. */
function rowOf(held: Held, table: TableName, id: string): object | undefined {
  if (table === 'investorCards') return cardOf(held, id);
  return table === 'contacts' ? contactOf(held, id) : held[table][id];
}

const notThere: Verdict = { refused: 'not-found' };

function isTheirs({ table, id, row }: Change, rows: Rows, personId: string): boolean {
  const before = rows.get(table, id);
  return (
    !facts[table].follows && isParty(table, row, personId) && (!before || isParty(table, before, personId))
  );
}

/** The public sees no pitch of a company of which not everything is said. */
function isKeptBack({ table, id, row }: Change, held: Held): boolean {
  if (table !== 'opportunities' || row.status !== 'active') return false;
  if (held.opportunities[id]?.status === 'active') return false;
  return !isCompanyComplete(held.companies[row.founderId] as never); // a row of that very table
}

/** Nothing new goes between two of whom one wants nothing of the other. */
function closedBy({ table, id, row }: Change, rows: Rows, held: Held): string | null {
  if (rows.get(table, id)) return null;
  if (table === 'directMessages')
    return isBlockBetween(held, row.senderId, row.recipientId) ? 'messages-closed' : null;
  if (table === 'connections')
    return isBlockBetween(held, row.investorId, row.entrepreneurId) ? 'requests-closed' : null;
  if (table !== 'blocks') return null;
  return haveMet(held, row.blockerId, row.blockedId) ? null : 'not-met';
}

function haveMet(held: Held, one: unknown, other: unknown): boolean {
  return meetingsOf(held, one, other).length > 0;
}

function meetingsOf(held: Held, one: unknown, other: unknown) {
  return Object.values(held.connections).filter(({ investorId, entrepreneurId }) =>
    [investorId, entrepreneurId].every((id) => id === one || id === other),
  );
}

/** Nobody answers a report about a pitch of theirs. */
function isOfOwnPitch(
  { table, id, row }: Change,
  { rows, held, userId }: { rows: Rows; held: Held; userId: string },
): boolean {
  if (table !== 'reports' || row.subject !== 'opportunity' || !rows.get('reports', id)) return false;
  return held.opportunities[row.subjectId]?.founderId === userId;
}

/** What is reported stands under the name that it has; null where there is no such thing for who reports it. */
function calledAsItIs(
  change: Change,
  rows: Rows,
  { held, person }: { held: Held; person: Account | null },
): Change | null {
  const { table, id, row } = change;
  if (table !== 'reports' || rows.get(table, id)) return change;
  const { subject, subjectId } = row;
  const name =
    subject === 'person' ? personName(held, person, subjectId) : dealTitle(held, person, subjectId);
  return typeof name === 'string' ? { table, id, row: { ...row, subjectName: name } } : null;
}

/** Of who has asked the person, or was asked by them, or can see them or a deal of theirs. */
function personName(held: Held, reporter: Account | null, personId: string): unknown {
  const isTold =
    reporter?.userType === 'admin' ||
    haveMet(held, reporter?.id, personId) ||
    cardOf(held, personId) !== undefined ||
    Object.values(held.opportunities).some(
      (deal) => deal.founderId === personId && maySee('opportunities', deal, reporter),
    );
  return isTold ? held.accounts[personId]?.fullName : undefined;
}

/** A deal that is seen no more is called as in a request that was made about it. */
function dealTitle(held: Held, reporter: Account | null, dealId: string): unknown {
  const deal = held.opportunities[dealId];
  if (deal && maySee('opportunities', deal, reporter)) return deal.title;
  const asked = meetingsOf(held, reporter?.id, deal?.founderId).find(
    ({ opportunityId }) => opportunityId === dealId,
  );
  return asked?.dealTitle;
}

/** What goes through between two of whom one wants nothing of the other: no reason for a no, and no receipt to who is blocked. */
function heardOf(change: Change, rows: Rows, { held, userId }: { held: Held; userId: string }): Change[] {
  const { table, id, row } = change;
  if (table === 'connections' && isBlockBetween(held, row.investorId, row.entrepreneurId))
    return [{ table, id, row: { ...row, reason: rows.get(table, id)?.reason ?? '' } }];
  if (table !== 'threads' || rows.get(table, id)?.count !== row.count) return [change];
  const other = row.investorId === userId ? row.entrepreneurId : row.investorId;
  return isBlocking(held, userId, other) ? [] : [change];
}

/** The one word that the database of this world does not take into a draft that is there already. */
function breaks({ table, id, row }: Change, rows: Rows): boolean {
  return table === 'drafts' && row.title.includes(deliberate) && rows.get('drafts', id) !== undefined;
}
