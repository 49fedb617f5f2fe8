import { BadConfiguration } from './environment';

/** The identity provider of a deployment, and as whom the portal comes to it. */
export interface OidcConfig {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** Values of `acr` by which it vouches for more than a password. */
  readonly acr: readonly string[];
}

interface Values {
  readonly PORTAL_OIDC_ISSUER?: string | undefined;
  readonly PORTAL_OIDC_CLIENT_ID?: string | undefined;
  readonly PORTAL_OIDC_CLIENT_SECRET?: string | undefined;
  readonly PORTAL_OIDC_ACR?: string | undefined;
  readonly PORTAL_PUBLIC_ORIGIN?: string | undefined;
}

const isLoopback = ({ hostname }: URL) => /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/.test(hostname);

const needed = ['PORTAL_OIDC_CLIENT_ID', 'PORTAL_OIDC_CLIENT_SECRET', 'PORTAL_PUBLIC_ORIGIN'] as const;

function problemsOf(issuer: string, values: Values): string[] {
  const missing = needed.filter((name) => values[name] === undefined);
  const problems = missing.map((name) => `${name}: missing; the external sign-in needs it`);
  const url = new URL(issuer);
  if (url.protocol !== 'https:' && !isLoopback(url))
    problems.push(`PORTAL_OIDC_ISSUER=${issuer}: an https:// address`);
  return problems;
}

/**
 * The configured identity provider; `null` for none.
 * @throws BadConfiguration for half of one, for one that is reached without https (S15), and without an address of our
 * own to come back to
 */
export function oidcConfigOf(values: Values): OidcConfig | null {
  const { PORTAL_OIDC_ISSUER: issuer, PORTAL_OIDC_CLIENT_ID: clientId = '' } = values;
  const { PORTAL_OIDC_CLIENT_SECRET: clientSecret = '', PORTAL_OIDC_ACR: acr } = values;
  if (issuer === undefined) return null;
  const problems = problemsOf(issuer, values);
  if (problems.length > 0) throw new BadConfiguration(problems);
  return { issuer, clientId, clientSecret, acr: acr?.split(/[\s,]+/) ?? [] };
}
