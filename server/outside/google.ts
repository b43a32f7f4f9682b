import * as oidc from 'openid-client';
import { googleCallbackPath } from '#sync/endpoints/google.ts';
import type { Settings } from '../env.ts';

/** What the browser keeps between start and callback, so that nobody else's answer is taken for its own. */
export type GoogleVisit = { state: string; nonce: string; verifier: string };

/** Whom the provider vouches for. `email` only where it says that it is verified. */
export type GooglePerson = {
  issuer: string;
  subject: string;
  email: string | null;
  /** The provider runs the mailbox itself, so that it is theirs now: what it saw verified elsewhere may be another's by then. */
  isOwnMailbox: boolean;
  fullName: string;
};

export type Google = {
  /** The provider's page to go to. Rejects where the provider cannot be reached. */
  begin(publicUrl: string): Promise<{ address: string; visit: GoogleVisit }>;
  /** Reads the address that the provider sent the person back to. Rejects whatever is wrong with it. */
  finish(callback: URL, visit: GoogleVisit): Promise<GooglePerson>;
};

/** "Continue with Google", as OpenID Connect with PKCE; null where it is not configured. */
export function createGoogle(settings: Settings): Google | null {
  const { GOOGLE_CLIENT_ID: id, GOOGLE_CLIENT_SECRET: secret, GOOGLE_ISSUER: issuer } = settings;
  if (!id || !secret) return null;
  let known: Promise<oidc.Configuration> | undefined;

  /** The provider tells its addresses once; a failure is not remembered. */
  function provider() {
    known ??= discover(new URL(issuer), id ?? '', secret ?? '').catch((error: unknown) => {
      known = undefined;
      throw error;
    });
    return known;
  }

  return {
    async begin(publicUrl) {
      const configuration = await provider();
      const visit = {
        state: oidc.randomState(),
        nonce: oidc.randomNonce(),
        verifier: oidc.randomPKCECodeVerifier(),
      };
      const address = oidc.buildAuthorizationUrl(configuration, {
        redirect_uri: publicUrl + googleCallbackPath,
        scope: 'openid email profile',
        state: visit.state,
        nonce: visit.nonce,
        code_challenge: await oidc.calculatePKCECodeChallenge(visit.verifier),
        code_challenge_method: 'S256',
      });
      return { address: address.href, visit };
    },
    async finish(callback, { state, nonce, verifier }) {
      const tokens = await oidc.authorizationCodeGrant(await provider(), callback, {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: verifier,
        idTokenExpected: true,
      });
      const claims = tokens.claims();
      if (!claims) throw new Error('The provider named nobody');
      const email = claims.email_verified === true && typeof claims.email === 'string' ? claims.email : null;
      return {
        issuer: claims.iss,
        subject: claims.sub,
        email,
        isOwnMailbox: email !== null && isRunByGoogle(email, claims.hd),
        fullName: typeof claims.name === 'string' ? claims.name : '',
      };
    },
  };
}

/**
 * Whether the address is of Google's own mail, or of the organisation (`hd`) whose mail it runs.
 * Source: "Verify the Google ID token", developers.google.com/identity.
 */
function isRunByGoogle(email: string, organisation: unknown): boolean {
  const domain = email.slice(email.lastIndexOf('@') + 1).toLowerCase();
  if (domain === 'gmail.com' || domain === 'googlemail.com') return true;
  return typeof organisation === 'string' && organisation.toLowerCase() === domain;
}

function discover(issuer: URL, id: string, secret: string): Promise<oidc.Configuration> {
  // Only a provider on this very machine may speak without TLS.
  const isLocal = issuer.protocol === 'http:' && ['127.0.0.1', 'localhost'].includes(issuer.hostname);
  return oidc.discovery(issuer, id, secret, undefined, {
    timeout: 10,
    ...(isLocal && { execute: [oidc.allowInsecureRequests] }),
  });
}
