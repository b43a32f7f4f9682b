import { createServer } from 'node:net';
import { type TestServer, testServer } from './http.ts';
import { identityProvider } from './identity-provider.ts';

export const client = {
  GOOGLE_CLIENT_ID: 'pankh',
  GOOGLE_CLIENT_SECRET: 'a secret that the provider knows',
};

export type Provider = Awaited<ReturnType<typeof identityProvider>>;

/** A server that is configured for a real OpenID provider, in Google's place, beside it. */
export async function serverWithGoogle(): Promise<{ server: TestServer; provider: Provider }> {
  const port = await freePort();
  const provider = await identityProvider({
    id: client.GOOGLE_CLIENT_ID,
    secret: client.GOOGLE_CLIENT_SECRET,
    redirectUri: `http://127.0.0.1:${port}/api/auth/google/callback`,
  });
  const server = await testServer({ ...client, GOOGLE_ISSUER: provider.issuer, PORT: `${port}` });
  return { server, provider };
}

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  return typeof address === 'object' && address ? address.port : 0;
}
