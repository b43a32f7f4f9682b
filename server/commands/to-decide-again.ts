import type { Done, Named } from '../db/ended-since.ts';

const most = 20;

/** What a restore tells its operator to look at, line by line: what admins did since the backup, and accounts that are `back`. */
export function toDecideAgain(done: Done[], back: Named[] = []): string[] {
  const isLetter = ({ action }: Done) => action === 'sendNewsletter';
  return [
    ...listed(
      'Decisions since this backup, to be made again:',
      done.filter((one) => !isLetter(one)).map(told),
    ),
    ...listed(
      'Letters since this backup, which nothing keeps from being sent again:',
      done.filter(isLetter).map(told),
    ),
    ...listed(
      'Accounts that were deleted since, and are there again:',
      back.map(({ id, fullName }) => `${id} ${fullName}`),
    ),
  ];
}

function listed(title: string, all: string[]): string[] {
  if (all.length === 0) return [];
  const more = all.length > most ? [`  and ${all.length - most} more`] : [];
  return [title, ...all.slice(0, most).map(inOneLine), ...more];
}

function told({ at, adminName, action, tableName, rowId, detail }: Done): string {
  return `${at} ${adminName}: ${action} ${tableName} ${rowId} ${detail}`;
}

/** Names and reasons are what people typed: a terminal is to show them, and to do nothing else. */
function inOneLine(line: string): string {
  return `  ${line}`.replace(/[\p{Cc}\p{Cf}\u2028\u2029]+/gu, ' ').trimEnd();
}
