import type { IdentityProvider } from '@portal/command-api';
import type { Market } from '@portal/contracts';
import { cookieNameFor, signInCookieNameFor } from '@portal/platform/session/session-cookie';

/** What the browser of the examples has begun at the provider. */
export const exampleAttempt = 'attempt-of-the-examples';

/** The cookie that holds it. */
export const exampleAttemptCookie = (market: Market): string =>
  `${signInCookieNameFor(cookieNameFor({ https: false, market }))}=${exampleAttempt}`;

/** A provider that nobody ever comes back from: enough for the shapes and the rights of calls. */
export const distantProvider: IdentityProvider = {
  begin: async () => ({
    state: 'state',
    nonce: 'nonce',
    verifier: 'verifier',
    url: 'https://identity.example/authorize',
  }),
  prove: async () => ({ refused: 'invalid' }),
  endSessionUrl: async () => null,
};
