import type { Connection } from '#src/state/status-channel.ts';
import type { Drained } from './drain.ts';

const connections: Record<Drained['end'], Connection> = {
  done: 'ok',
  failed: 'offline',
  'sign-in': 'sign-in',
  'update-needed': 'update-needed',
  stuck: 'stuck',
  'storage-full': 'storage-full',
};

/** What the end of a drain tells of the connection. */
export function connectionAfter(end: Drained['end']): Connection {
  return connections[end];
}
