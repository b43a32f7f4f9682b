import { isIP } from 'node:net';
import type { Settings } from '../env.ts';
import { isPublicAddress } from '../outside/public-addresses.ts';

const longest = 2_000;

/**
 * Whether this may be the address of a browser's push service: https, on the open internet, without a name and password in it.
 * A host's name is looked at again, with its addresses, whenever something is sent there.
 */
export function mayPushTo(endpoint: string, { PUSH_ANYWHERE }: Pick<Settings, 'PUSH_ANYWHERE'>): boolean {
  if (endpoint.length > longest || !URL.canParse(endpoint)) return false;
  const { protocol, hostname, port, username, password } = new URL(endpoint);
  if (username !== '' || password !== '') return false;
  if (PUSH_ANYWHERE) return protocol === 'https:' || protocol === 'http:';
  if (protocol !== 'https:' || port !== '') return false;
  const host = hostname.replace(/^\[|\]$|\.$/g, '');
  if (isIP(host) !== 0) return isPublicAddress(host);
  return host.includes('.') && !/\.(localhost|local|internal|lan|home|arpa)$/i.test(host);
}
