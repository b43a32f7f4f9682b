export const directoryWords = {
  title: 'Investor directory',
  investors: 'Investors',
  files: 'Files',
  hash: 'Version',
  upload: 'Import a list',
  uploadLead:
    'A CSV file of investors, in the form of OpenVC. It is looked through first: nothing is written until you say so.',
  choose: 'CSV file',
  opened: (name: string, others: readonly string[]) =>
    `${name} was opened with Pankh. Choose another file to take that instead.${notTaken(others)}`,
  ready: (name: string) => `${name} lies ready.`,
  readyText: (when: string, others: readonly string[]) =>
    `${when} Leave this page open until it has been looked through: a list is kept on no device.${notTaken(others)}`,
  onceOnline: 'It can be looked through here as soon as there is a network.',
  notNow: 'It cannot be looked through now.',
  lost: (name: string) =>
    `${name} lay ready before this page was loaded anew. Please open it again: a list is kept on no device.`,
  dismiss: 'Dismiss',
  noFile: 'Please choose a CSV file',
  source: 'Shown as the source',
  sourceHint:
    'Everybody sees it beside each investor that the list brings. Left blank, none is shown, unless a column Source of the list names one.',
  look: 'Look through it',
  looking: 'Looking through it...',
  wouldBe: (file: string) => `What ${file} would bring`,
  nothing: 'Nothing in it is new: there is nothing to import.',
  write: 'Import it',
  writing: 'Importing...',
  done: 'List imported',
  notDone: 'The list was not imported',
  cutOff: 'The connection broke off, or there is none. Nothing was written: please try again.',
  notLetThrough:
    'A proxy in front of the server lets no file of this size through. Whoever runs it can have it take 20 MB; until then, import the list by the command below.',
  unsure: 'It is not known whether the list was imported',
  unsureText:
    'No answer came. It may be imported, or still be on its way: please look under Last imports before you import it again.',
  totals: { read: 'Read', added: 'Added', updated: 'Updated', unchanged: 'Unchanged', refused: 'Refused' },
  line: (line: number, reason: string) => `Line ${line}: ${reason}`,
  warnings: (count: number) =>
    count === 1 ? '1 warning is in the report.' : `${count} warnings are in the report.`,
  unknown: (columns: readonly string[]) => `Columns left out: ${columns.join(', ')}.`,
  kept: (columns: readonly string[]) => `Not in the list, and kept as they are: ${columns.join(', ')}.`,
  how: 'By the command',
  command: 'npm run import -- FILE.csv',
  howText:
    'Run this on the server, while it runs or not. With --dry-run nothing is written; --help tells the rest. Devices fetch only what changed.',
  imports: 'Last imports',
  none: 'No import has been run on this server yet.',
  dryRun: 'dry run',
} as const;

function notTaken(others: readonly string[]): string {
  if (others.length === 0) return '';
  const again = others.length === 1 ? 'this one' : 'these';
  return ` One list is taken at a time. Open ${again} again after it: ${others.join(', ')}.`;
}

export const removalWords = {
  title: 'Remove a record',
  lead: 'For a record that should not be there, or a person who asks to be taken out. It goes from every device as it next follows the directory, and lists do not bring it back.',
  number: 'Number or address of the record',
  numberHint: 'Open the record in the investor database: its number ends the address.',
  noNumber: 'Please give the number of a record, or its address',
  look: 'Look it up',
  notThere: {
    nobody: (id: number) => `There is no record ${id}.`,
    unheard: (id: number) => `Record ${id} cannot be looked up now: the server cannot be asked.`,
  },
  open: 'Open it as everybody sees it',
  remove: 'Remove record',
  reasonHint: 'Needed. It stands in the audit log for good: please name nobody in it.',
  removed: 'Removed records',
  noneRemoved: 'No record is removed.',
  kept: (days: number) =>
    `For ${days} days a record can be put back as it was. After that it is erased, and one that is put back comes with the next list that names it.`,
  putBack: 'Put back',
  withNextList: (name: string) => `${name} comes back with the next list that names it.`,
} as const;
