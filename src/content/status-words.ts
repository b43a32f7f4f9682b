/** How things stand with the server, in two words. */
export const connectionWords = {
  ok: 'Up to date',
  unknown: 'Connecting',
  offline: 'Offline',
  'server-trouble': 'Server trouble',
  busy: 'Waiting its turn',
  'own-mistake': 'App mistake',
  'storage-closed': 'Storage closed',
  'storage-full': 'Device full',
  'sign-in': 'Sign in again',
  'update-needed': 'Update needed',
  stuck: 'Cannot sync',
} as const;

/** Instead of connecting: the server answers, and much is on its way. */
export const loading = 'Loading';

export function hasCome(percent: number): string {
  return `${percent}% has come`;
}

export const signInToSend = 'Sign in to send';

export function needYou(count: number): string {
  return `${count} ${count === 1 ? 'needs' : 'need'} you`;
}
