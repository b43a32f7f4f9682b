import 'fake-indexeddb/auto';
import '#src/testing/page-globals.ts';
import { expect, test, vi } from 'vitest';
import { newId } from '#sync/ids.ts';
import { register } from './session.ts';

test.each([
  [true, '/api/auth/register?remember=true'],
  [false, '/api/auth/register'],
])(
  'who joins in the installed app (%s) asks to stay signed in, in no other window',
  async (isInstalled, path) => {
    vi.stubGlobal('matchMedia', (query: string) => ({
      matches: isInstalled && query === '(display-mode: standalone)',
    }));
    const asked: string[] = [];
    vi.stubGlobal('fetch', async (address: string) => {
      asked.push(address);
      const user = {
        id: newId(),
        email: 'tara@people.example',
        fullName: 'Tara Menon',
        userType: 'investor',
      };
      return Response.json({
        user: { ...user, emailVerified: false, phoneVerified: false },
        token: 'a token',
      });
    });
    const password = 'a feather in the wind';
    await register({
      form: 'marketplace',
      username: 'tara',
      email: 'tara@people.example',
      password,
      confirmPassword: password,
      fullName: 'Tara Menon',
      userType: 'investor',
      location: 'Kochi',
    });
    expect(asked).toEqual([path]);
  },
);
