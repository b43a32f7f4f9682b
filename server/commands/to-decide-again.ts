import type { Done } from '../db/ended-since.ts';

const most = 20;

/** What a restore tells its operator of what admins did since the backup, line by line; none where they did nothing. */
export function toDecideAgain(done: Done[]): string[] {
  const isLetter = ({ action }: Done) => action === 'sendNewsletter';
  return [
    ...listed(
      'Decisions since this backup, to be made again:',
      done.filter((one) => !isLetter(one)),
    ),
    ...listed('Letters since this backup, which nothing keeps from being sent again:', done.filter(isLetter)),
  ];
}

function listed(title: string, done: Done[]): string[] {
  if (done.length === 0) return [];
  const more = done.length > most ? [`  and ${done.length - most} more`] : [];
  return [title, ...done.slice(0, most).map(inOneLine), ...more];
}

/** Names and reasons are what people typed: a terminal is to show them, and to do nothing else. */
function inOneLine({ at, adminName, action, tableName, rowId, detail }: Done): string {
  const line = `  ${at} ${adminName}: ${action} ${tableName} ${rowId} ${detail}`;
  return line.replace(/[\p{Cc}\p{Cf}\u2028\u2029]+/gu, ' ').trimEnd();
}
