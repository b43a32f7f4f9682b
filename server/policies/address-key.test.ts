import { expect, test } from 'vitest';
import { addressKey, widerKey } from './address-key.ts';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:aaaa::1', '2001:db8:1:2::/64'],
  ['2001:0db8:0001:0002:ffff:ffff:ffff:ffff', '2001:db8:1:2::/64'],
  ['2001:db8::5', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['', ''],
])('%s is counted as %s', (address, key) => expect(addressKey(address)).toBe(key));

test.each([
  ['2001:db8:1:2::/64', '2001:db8:1::/48'],
  ['0:0:0:0::/64', '0:0:0::/48'],
  ['203.0.113.7', '203.0.113.7'],
  ['a@people.example', 'a@people.example'],
])('%s is counted with what is beside it as %s', (key, wider) => expect(widerKey(key, 48)).toBe(wider));

test.each([
  ['2001:db8:1:2::/64', '2001:db8:1:0::/56'],
  ['2001:db8:1:ff::/64', '2001:db8:1:0::/56'],
  ['2001:db8:1:a1ff::/64', '2001:db8:1:a100::/56'],
  ['203.0.113.7', '203.0.113.7'],
])('%s is counted with those of its home as %s', (key, home) => expect(widerKey(key, 56)).toBe(home));
