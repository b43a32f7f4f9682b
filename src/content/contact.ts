import type { ContactCategory } from '#sync/message-words.ts';

export const contactCategoryLabels: Record<ContactCategory, string> = {
  general: 'General Inquiry',
  technical: 'Technical Support',
  account: 'Account Issues',
  investment: 'Investment Questions',
  partnership: 'Partnership Opportunities',
  media: 'Media & Press',
  bug: 'Bug Report',
  feature: 'Feature Request',
};

export const contact = {
  lead: 'We read every message. Support replies within 24 hours on business days.',
  details: [
    { name: 'Address', value: '14 Ghat Road, Pune 411001, India (fictional)' },
    { name: 'Grievances', value: 'By this form, subject “Grievance”' },
  ],
  hours: [
    { name: 'Mon-Fri', value: '9:00-19:00 IST' },
    { name: 'Sat', value: '10:00-17:00 IST' },
    { name: 'Sun', value: 'closed' },
  ],
  hoursNote: 'These are the hours of the contact desk. Live chat is open Mon-Fri 9am-6pm IST.',
  consent: 'I agree that Pankh uses these details to answer me, as the [privacy policy](/privacy) says.',
} as const;

/** What every message form says of its message. */
export const sendingWords = {
  waiting: 'Saved on this device. It will be sent when you are online.',
  sending: 'Sending...',
  sent: "Message sent successfully! We'll get back to you within 24 hours.",
  refused: 'Failed to send message. Your words are kept in the outbox.',
  cancelled: 'This message was taken back.',
} as const;
