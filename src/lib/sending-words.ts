/** What has become of what a form sent. */
type Sending = 'waiting' | 'sent' | 'refused' | 'cancelled';

/**
 * What a form says, in its own words, of what it sent, and how that looks; nothing before it has. `mayArrive`: there is a network
 * by which it goes at once.
 */
export function sendingSaid(
  words: Record<Sending | 'sending', string>,
  sending: Sending | null | undefined,
  mayArrive: boolean,
): { look: Exclude<Sending, 'cancelled'> | null; text: string } {
  if (!sending) return { look: null, text: '' };
  const text = sending === 'waiting' && mayArrive ? words.sending : words[sending];
  return { look: sending === 'cancelled' ? 'refused' : sending, text };
}
