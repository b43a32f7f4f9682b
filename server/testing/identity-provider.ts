import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider from 'oidc-provider';

/** `hd`: of which organisation's own addresses the email is, as Google says. */
type Claims = { sub: string; email?: string; email_verified?: boolean; hd?: string; name?: string };

/** A real OpenID provider on a port of its own, which lets the person it is told of in at once. */
export async function identityProvider(client: { id: string; secret: string; redirectUri: string }) {
  let person: Claims = { sub: 'nobody' };
  let answer: (request: IncomingMessage, response: ServerResponse) => void = () => {};
  const server = createServer((request, response) => answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`; // listening on TCP
  const provider = new Provider(issuer, {
    clients: [{ client_id: client.id, client_secret: client.secret, redirect_uris: [client.redirectUri] }],
    claims: { openid: ['sub'], email: ['email', 'email_verified', 'hd'], profile: ['name'] },
    // As Google does: the claims stand in the id token.
    conformIdTokenClaims: false,
    cookies: { keys: ['a key of the test'] },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_, { uid }) => `/let-in/${uid}` },
    findAccount: (_, sub) => ({ accountId: sub, claims: async () => ({ ...person, sub }) }),
  });
  const callback = provider.callback();
  answer = (request, response) => {
    if (request.url?.startsWith('/let-in/')) void letIn(request, response);
    else void callback(request, response);
  };

  async function letIn(request: IncomingMessage, response: ServerResponse) {
    const { params } = await provider.interactionDetails(request, response);
    const grant = new provider.Grant({ accountId: person.sub, clientId: client.id });
    grant.addOIDCScope(String(params.scope));
    const result = { login: { accountId: person.sub }, consent: { grantId: await grant.save() } };
    await provider.interactionFinished(request, response, result);
  }

  return {
    issuer,
    /** Who signs in there from now on, without being asked. */
    is: (given: Claims) => void (person = given),
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
