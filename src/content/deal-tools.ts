import type { PassReason, PipelineStage } from '#sync/records/pipeline.ts';

/** The stages of an investor's own pipeline. */
export const stageWords: Record<PipelineStage, string> = {
  new: 'New',
  looking: 'Looking',
  talking: 'Talking',
  committed: 'Committed',
  passed: 'Passed',
};

export const passReasonWords: Record<PassReason, string> = {
  team: 'Team',
  market: 'Market',
  product: 'Product',
  valuation: 'Valuation',
  traction: 'Traction',
  fit: 'Does not fit me',
  other: 'Another reason',
};

export const dealTools = {
  record: 'Record an investment',
  shortlist: 'Add to shortlist',
  unshortlist: 'On your shortlist',
  onCard: (deal: string) => `Shortlist: ${deal}`,
  toConnect: 'Connect, further down',
  share: 'Share',
  copyLink: 'Copy link',
  copied: 'Link copied',
  copyFailed: 'Copy Failed',
  print: 'Print',
  title: 'Your notes',
  lead: 'Only you see this. It is kept on your devices.',
  stage: 'Stage in your pipeline',
  reasons: 'Why you passed',
  rating: 'Your rating',
  stars: (count: number) => (count === 1 ? '1 star' : `${count} stars`),
  note: 'Private note',
  saved: 'Saved on this device',
  notSaved: 'Not saved: this device has no room for it, or does not answer',
  failed: 'This could not be saved',
} as const;

export const reminderWords = {
  title: 'Reminders',
  list: 'Reminders, the earliest first',
  set: 'Set a reminder',
  change: 'Change',
  done: 'Done',
  removed: 'Reminder done',
  undo: 'Undo',
  due: 'Due',
  remindOn: 'Remind me on',
  reminderNote: 'Of what',
  hint: 'Shown on your dashboard and with your notifications, on all your devices, also without a network.',
  on: (day: string) => `Reminder on ${day}`,
  save: 'Save',
  failed: 'This was not saved',
  /** "Reminder of Lantern Looms: ask for the lease" */
  said: (deal: string, note: string) => `Reminder of ${deal}${note === '' ? '' : `: ${note}`}`,
} as const;

export const meetingWords = {
  open: 'Meeting for your calendar',
  hint: 'The file is made on this device. Open it with your calendar, or send it to whoever you meet.',
  titleOf: (deal: string) => `Meeting: ${deal}`,
  save: 'Download .ics',
  failed: 'The file could not be made',
  title: 'Title',
  date: 'Date',
  time: 'Time',
  minutes: 'Length',
  place: 'Place or link',
  note: 'Note',
  needsTitle: 'Please give the meeting a title',
  needsDate: 'Please choose a day',
  needsTime: 'Please choose a time',
  length: (minutes: number) => (minutes < 60 ? `${minutes} minutes` : `${minutes / 60} h`),
} as const;

/** Why a deal stands among the similar ones. */
export const similarWords = {
  industry: 'same industry',
  stage: 'same stage',
  location: 'same place',
  size: 'a round of similar size',
  lead: 'Chosen on this device by industry, stage, place and size of the round.',
} as const;
