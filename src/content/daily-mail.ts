export const dailyMailEnd = {
  title: 'End the daily mail',
  lead: 'Press the button and no more mails come about your pitches, connections, messages and deals.',
  action: 'End these mails',
  done: 'No more of these mails are sent. You find everything under Notifications.',
} as const;
