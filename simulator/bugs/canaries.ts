/** Seeded bugs, of each promise one, that the first history runs into within its first steps. */
export const canaries = [
  'the server runs every repeat of a seq',
  'the server shows drafts to everybody',
  'the server writes at every question',
  'the cursors of a page are those of the last page',
  'the device does not replay what is unsent',
  'the device drops an acknowledgement',
  'the device stores the cursors before the rows',
  'the status does not count what is on its way',
];
