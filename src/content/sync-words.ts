import { countOf } from '#src/lib/count-of.ts';
import type { connectionWords } from './status-words.ts';

/** How things stand with the server in sentences, as far as there is something to say. */
export const connectionSentences = {
  ok: '',
  unknown: 'Asking the server now.',
  offline: 'There is no network, or the server cannot be reached.',
  'server-trouble':
    'The server answers that it cannot work at the moment. Your network is fine; the app tries again by itself.',
  busy: 'Much went between this device and the server just now. It goes on by itself in some minutes.',
  'own-mistake':
    'This app made a mistake; it tries again by itself. Your work is safe on this device. The diagnostics below tell more to whoever helps you.',
  'storage-closed':
    'The browser does not open the storage of this device, so nothing can be read, kept or sent. What is stored is not lost.',
  'storage-full': 'What is new cannot be stored. Free some space; nothing you wrote is lost.',
  'sign-in': 'Your work stays on this device. Log in again as the same person to send it.',
  'update-needed': 'Your work is safe. Update the app while you are online: what waits is sent then.',
  stuck:
    'The server answers, but nothing moves. Your work is safe on this device. Trying again reads everything anew and keeps what waits; the diagnostics below tell more to whoever helps you.',
} as const;

/** What is the matter, above the sentences. */
export const statusTitles = {
  'up-to-date': 'Up to date',
  connecting: 'Connecting',
  offline: 'Offline',
  'server-trouble': 'The server has trouble',
  busy: 'The server takes more in a while',
  'own-mistake': 'This app made a mistake',
  'storage-closed': 'The storage of this device is closed',
  'storage-full': 'This device is full',
  'sign-in': 'Your session has ended',
  'update-needed': 'This version is too old to send',
  stuck: 'Sending is stuck',
  attention: 'Something needs you',
} as const;

/** `turn`: when what waits may go; null where the server has put it off without a time, undefined where it has not. */
export function waitingTitle(connection: keyof typeof connectionWords, turn?: string | null): string {
  if (connection === 'ok' && turn === null) return 'Waits for the reason given below';
  if (connection === 'ok' && turn) return `Waits for its turn, from ${turn}`;
  if (connection === 'ok') return 'Sending what waits';
  if (connection === 'unknown') return 'Connecting';
  if (connection === 'own-mistake' || connection === 'busy') return statusTitles[connection];
  return connection === 'server-trouble' ? 'Waiting for the server' : 'Waiting for a network';
}

export function waitingSentence(waiting: number): string {
  if (waiting === 0) return '';
  return `${countOf(waiting, 'item waits', 'items wait')} here to be sent.`;
}

export function attentionSentence(attention: number): string {
  if (attention === 0) return '';
  return `${countOf(attention, 'item needs', 'items need')} your answer, below.`;
}

export const updateInVain =
  'The new version has not come. Look to your network, and that this device has room, then press Update again: nothing you wrote is lost.';

/** Where the server takes nothing from this version, and has no newer one. */
export const updateNewest = {
  sentence:
    'Your work is safe. What waits is sent once there is a newer version, or the server takes it from this one: both are tried again by themselves.',
  answer: 'This is the newest version there is.',
} as const;

/** For a minute nothing went on of what the person has asked for, and nothing failed: an answer may still be coming. */
export const notHeardYet = 'This takes longer than usual. It goes on by itself.';

/** How sending at the person's word ended, where something is still unsent. */
export const sendOutcomes = {
  unknown: notHeardYet,
  ok: 'What is still listed could not be sent yet. Please try again in a moment, or see the Outbox.',
  offline: 'No network: nothing could be sent.',
  'server-trouble': 'The server has trouble: nothing could be sent. It is tried again by itself.',
  busy: 'Much was sent just now. The rest goes by itself in some minutes.',
  'own-mistake': 'This app made a mistake: not everything could be sent. It is tried again by itself.',
  'storage-closed': 'The storage of this device is closed: nothing could be sent.',
  'sign-in': 'Your session has ended. Log in again to send this.',
  'update-needed':
    'This version is too old to send. Update the app while you are online: the Outbox leads on.',
  stuck: 'The server did not take this. See the Outbox for the reason.',
  'storage-full': 'This device is full. Free some space, then send again.',
} as const;

/** To a person whose device has just been found to be full, whatever they are doing. */
export const deviceFull = {
  title: statusTitles['storage-full'],
  detail: 'What is new could not be stored. Free some space; nothing you wrote is lost.',
  link: { label: 'See what it holds', href: '/settings/storage' },
} as const;

export const allSent = 'Everything has been sent.';
