import { externalCallbackPath } from '@portal/contracts/areas/session';
import type { OidcConfig } from '@portal/platform/program/oidc-config';
import * as client from 'openid-client';
import {
  type IdentityProvider,
  IdentityProviderUnavailable,
  type ProvedIdentity,
  type SignInChecks,
} from './identity-provider';

interface Options {
  readonly config: OidcConfig;
  /** Redirect target of the provider (S15). */
  readonly publicOrigin: () => string;
}

const scope = 'openid email';
/** Clock skew in seconds. */
const skewSeconds = 30;
const timeoutSeconds = 5;

/** Error codes of invalid answers; other errors may be temporary. */
const wrongAnswers: readonly string[] = [
  'OAUTH_INVALID_RESPONSE',
  'OAUTH_JWT_CLAIM_COMPARISON_FAILED',
  'OAUTH_JWT_TIMESTAMP_CHECK_FAILED',
  'OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED',
  'OAUTH_KEY_SELECTION_FAILED',
  'OAUTH_PARSE_ERROR',
];

function refusalOf(error: unknown): ProvedIdentity {
  if (error instanceof client.AuthorizationResponseError) return { refused: 'denied' };
  if (error instanceof client.ResponseBodyError && error.status < 500) return { refused: 'invalid' };
  if (error instanceof client.ClientError && wrongAnswers.includes(error.code ?? ''))
    return { refused: 'invalid' };
  throw new IdentityProviderUnavailable(error);
}

function discover({ issuer, clientId, clientSecret }: OidcConfig): Promise<client.Configuration> {
  const metadata = { client_secret: clientSecret, [client.clockTolerance]: skewSeconds };
  const isPlain = issuer.startsWith('http:');
  return client.discovery(new URL(issuer), clientId, metadata, client.ClientSecretPost(clientSecret), {
    timeout: timeoutSeconds,
    // Verifies signatures, as plain HTTP is allowed on loopback.
    execute: [client.enableNonRepudiationChecks, ...(isPlain ? [client.allowInsecureRequests] : [])],
  });
}

/** `amr` values beyond a password (RFC 8176). */
const strongMeans: readonly unknown[] = ['mfa', 'otp', 'hwk', 'sc'];

const isMultiFactor = ({ amr, acr }: Readonly<Record<string, unknown>>, config: OidcConfig): boolean =>
  (Array.isArray(amr) && amr.some((means) => strongMeans.includes(means))) ||
  (typeof acr === 'string' && config.acr.includes(acr));

async function proved(
  { provider, config }: { readonly provider: client.Configuration; readonly config: OidcConfig },
  address: URL,
  { state, nonce, verifier }: SignInChecks,
): Promise<ProvedIdentity> {
  const tokens = await client.authorizationCodeGrant(provider, address, {
    expectedState: state,
    expectedNonce: nonce,
    pkceCodeVerifier: verifier,
    idTokenExpected: true,
  });
  const claims = tokens.claims() as Readonly<Record<string, unknown>>;
  const { email, email_verified: isVerified } = claims;
  if (typeof email !== 'string' || isVerified !== true) return { refused: 'unverified' };
  return { email, isMultiFactor: isMultiFactor(claims, config) };
}

/** OpenID Connect: code with PKCE, state and nonce (W4). */
export function createOpenIdProvider({ config, publicOrigin }: Options): IdentityProvider {
  let known: Promise<client.Configuration> | null = null;
  const redirectUri = () => `${publicOrigin()}/api/${externalCallbackPath}`;

  /** Cached; failures are retried. */
  async function configuration(): Promise<client.Configuration> {
    known ??= discover(config);
    try {
      return await known;
    } catch (error) {
      known = null;
      throw new IdentityProviderUnavailable(error);
    }
  }

  return {
    async begin() {
      const provider = await configuration();
      const verifier = client.randomPKCECodeVerifier();
      const checks = { state: client.randomState(), nonce: client.randomNonce(), verifier };
      const url = client.buildAuthorizationUrl(provider, {
        redirect_uri: redirectUri(),
        scope,
        state: checks.state,
        nonce: checks.nonce,
        code_challenge: await client.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
        ...(config.acr.length > 0 && { acr_values: config.acr.join(' ') }),
      });
      return { ...checks, url: url.href };
    },

    async prove(answer, checks) {
      const provider = await configuration();
      const address = new URL(`${redirectUri()}?${answer.toString()}`);
      return proved({ provider, config }, address, checks).catch(refusalOf);
    },

    async endSessionUrl() {
      const provider = await configuration();
      if (provider.serverMetadata().end_session_endpoint === undefined) return null;
      const back = { post_logout_redirect_uri: `${publicOrigin()}/login` };
      return client.buildEndSessionUrl(provider, back).href;
    },
  };
}
