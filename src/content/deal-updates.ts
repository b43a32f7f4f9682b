export const dealUpdates = {
  title: 'Updates',
  list: 'Updates, the newest first',
  none: 'Nothing new has been told yet.',
  write: 'Write an update',
  publish: 'Publish',
  publishHint: 'Everybody who can see this pitch reads it; who follows it is told.',
  edit: 'Edit',
  editOf: 'Edit of an update',
  save: 'Save',
  remove: 'Remove',
  removed: 'Update removed',
  undo: 'Undo',
  failed: 'This was not saved',
  edited: 'edited',
} as const;

export const updateLabels = { title: 'Title', text: 'What is new' } as const;
