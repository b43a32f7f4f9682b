import { isIPv6, SocketAddress } from 'node:net';

/**
 * What an address is counted under: whoever has one IPv6 address has the 2^64 beside it, too, so these count as one. An IPv4
 * address counts by itself, however it is written; what is no address stays as it is.
 */
export function addressKey(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  const bare = address.split('%')[0] ?? address;
  if (!isIPv6(bare)) return address;
  const { address: written } = new SocketAddress({ address: bare, family: 'ipv6' });
  const [before = '', after] = written.split('::');
  const head = before.split(':').filter(Boolean);
  const tail = after?.split(':').filter(Boolean) ?? [];
  const parts =
    after === undefined ? head : [...head, ...Array(8 - head.length - tail.length).fill('0'), ...tail];
  return `${parts.slice(0, 4).join(':')}::/64`;
}

/**
 * What the networks beside an IPv6 one (by its key) are counted under with it: a home has a /64 at least, often the 256 of a /56,
 * and up to the 65,536 of a /48. Whatever else is said stays as it is.
 */
export function widerKey(key: string, bits: 48 | 56): string {
  const [, site, network] = /^((?:[0-9a-f]+:){2}[0-9a-f]+):([0-9a-f]+)::\/64$/.exec(key) ?? [];
  if (site === undefined || network === undefined) return key;
  if (bits === 48) return `${site}::/48`;
  return `${site}:${(Number.parseInt(network, 16) & 0xff00).toString(16)}::/56`;
}
