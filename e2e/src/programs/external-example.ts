import type { IdentityProvider } from '@portal/command-api';
import type { Market } from '@portal/contracts';
import { cookieNameFor, signInCookieNameFor } from '@portal/platform/session/session-cookie';

/** An attempt in progress. */
export const exampleAttempt = 'attempt-of-the-examples';

/** Its cookie. */
export const exampleAttemptCookie = (market: Market): string =>
  `${signInCookieNameFor(cookieNameFor({ https: false, market }))}=${exampleAttempt}`;

/** Never calls back; enough for shapes and rights. */
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
