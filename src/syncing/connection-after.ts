import type { Connection } from '#src/state/status-channel.ts';
import type { Drained, Trouble } from './drain.ts';

const connections: Record<Exclude<Drained['end'], 'failed'>, Connection> = {
  done: 'ok',
  'sign-in': 'sign-in',
  'update-needed': 'update-needed',
  stuck: 'stuck',
  'storage-full': 'storage-full',
};

const troubles: Record<Trouble, Connection> = {
  network: 'offline',
  server: 'server-trouble',
  busy: 'busy',
  storage: 'storage-closed',
  // Whoever took it will tell.
  lock: 'unknown',
  bug: 'own-mistake',
};

/** What the end of a drain tells of the connection. */
export function connectionAfter(drained: Drained): Connection {
  return drained.end === 'failed' ? troubles[drained.why] : connections[drained.end];
}
