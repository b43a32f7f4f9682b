import { expect, test } from 'vitest';
import { publicLookup } from '../outside/public-addresses.ts';
import { mayPushTo } from './push-endpoints.ts';

const strict = { PUSH_ANYWHERE: false };

test.each([
  'https://push.example.com/send/abc',
  'https://updates.push.example.org:443/wpush/v2/abc',
  'https://8.8.8.8/abc',
  'https://[2606:4700::1111]/abc',
])('a device can be woken at %s', (endpoint) => {
  expect(mayPushTo(endpoint, strict)).toBe(true);
});

test.each([
  'http://push.example.com/abc',
  'https://push.example.com:8443/abc',
  'https://somebody:secret@push.example.com/abc',
  'https://localhost/abc',
  'https://db.localhost/abc',
  'https://localhost./abc',
  'https://intranet/abc',
  'https://printer.local/abc',
  'https://metadata.google.internal/abc',
  'https://127.0.0.1/abc',
  'https://2130706433/abc',
  'https://0x7f.1/abc',
  'https://0.0.0.0/abc',
  'https://10.1.2.3/abc',
  'https://172.31.0.1/abc',
  'https://192.168.1.1/abc',
  'https://169.254.169.254/latest',
  'https://100.100.0.1/abc',
  'https://[::1]/abc',
  'https://[::]/abc',
  'https://[fc00::1]/abc',
  'https://[fe80::1]/abc',
  'https://[::ffff:127.0.0.1]/abc',
  'https://[64:ff9b::7f00:1]/abc',
  'https://[2002:7f00:1::]/abc',
  'https://[2001:db8::1]/abc',
  'file:///etc/passwd',
  'push.example.com',
  '',
  `https://push.example.com/${'a'.repeat(2_000)}`,
])('nothing is sent to %s', (endpoint) => {
  expect(mayPushTo(endpoint, strict)).toBe(false);
});

test('a name of a public look whose address is this machine is not connected to', async () => {
  const failure = await new Promise((resolve) =>
    publicLookup('localhost', { all: true }, (error) => resolve(error)),
  );
  expect(String(failure)).toContain('not on the open internet');
});
