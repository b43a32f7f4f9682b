/** What mails are sent of. */
export const mailChoices = [
  { kind: 'reviews', label: 'Reviews of my pitches' },
  { kind: 'connections', label: 'Connection requests and their answers' },
  { kind: 'messages', label: 'Messages I have not read' },
  { kind: 'opportunities', label: 'Updates on deals I follow' },
] as const;

/** What devices show. */
export const pushChoices = [
  { kind: 'reviews', label: 'Reviews of my pitches' },
  { kind: 'connections', label: 'Connection requests and their acceptance' },
  { kind: 'messages', label: 'New messages' },
  { kind: 'opportunities', label: 'Updates on deals I follow' },
] as const;

export const mailPaces = [
  { pace: 'at-once', title: 'At once', more: 'A mail for each, as it happens.' },
  {
    pace: 'daily',
    title: 'Once a day',
    more: 'One mail at 8 in the morning, Indian time, with what you have not read by then.',
  },
] as const;
