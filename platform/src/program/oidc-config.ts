import { BadConfiguration } from './environment';

export interface OidcConfig {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** Values of `acr` that count as a second factor. */
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
 * `null` if not configured.
 * @throws BadConfiguration for a partial one, one without https (S15), or a missing public origin
 */
export function oidcConfigOf(values: Values): OidcConfig | null {
  const { PORTAL_OIDC_ISSUER: issuer, PORTAL_OIDC_CLIENT_ID: clientId = '' } = values;
  const { PORTAL_OIDC_CLIENT_SECRET: clientSecret = '', PORTAL_OIDC_ACR: acr } = values;
  if (issuer === undefined) return null;
  const problems = problemsOf(issuer, values);
  if (problems.length > 0) throw new BadConfiguration(problems);
  return { issuer, clientId, clientSecret, acr: acr?.split(/[\s,]+/) ?? [] };
}
