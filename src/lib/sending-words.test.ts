import { expect, test } from 'vitest';
import { sendingWords } from '#src/content/contact.ts';
import { newsletter } from '#src/content/newsletter.ts';
import { sendingSaid } from './sending-words.ts';

test.each([
  ['waiting', false, 'waiting', 'Saved on this device. It will be sent when you are online.'],
  ['waiting', true, 'waiting', 'Sending...'],
  ['sent', true, 'sent', "Message sent successfully! We'll get back to you within 24 hours."],
  ['refused', true, 'refused', 'Failed to send message. Your words are kept in the outbox.'],
  ['cancelled', true, 'refused', 'This message was taken back.'],
] as const)(
  'of a message to us that is %s (network: %s) it looks %s: "%s"',
  (sending, online, look, text) => {
    expect(sendingSaid(sendingWords, sending, online)).toEqual({ look, text });
  },
);

test.each([
  ['waiting', false, 'waiting', 'Saved on this device. It will be sent when you are online.'],
  ['sent', true, 'sent', 'Please check your email and confirm there.'],
  ['refused', true, 'refused', 'This address was not accepted. Please check it.'],
  ['cancelled', true, 'refused', 'The subscription was taken back.'],
] as const)('of a subscription that is %s (network: %s) it looks %s: "%s"', (sending, online, look, text) => {
  expect(sendingSaid(newsletter, sending, online)).toEqual({ look, text });
});

test('nothing is said before anything was sent', () => {
  expect(sendingSaid(sendingWords, undefined, true)).toEqual({ look: null, text: '' });
});
