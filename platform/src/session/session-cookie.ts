import type { Market } from '@portal/contracts';
import { parseCookie } from 'cookie';

/** The name of the session cookie; with https the prefix binds it to this host and to encryption (S2). */
export function cookieNameFor({
  https,
  market,
}: {
  readonly https: boolean;
  readonly market: Market;
}): string {
  return https ? '__Host-portal' : `portal-${market.toLowerCase()}`;
}

/** The name of the cookie by which a browser is known again after its session has ended (S4). */
export const deviceCookieNameFor = (sessionCookie: string): string => `${sessionCookie}-device`;

/** The name of the cookie that a sign-in at the identity provider begins with (W4). */
export const signInCookieNameFor = (sessionCookie: string): string => `${sessionCookie}-external`;

/** The name of the cookie that says how far a session has written in the log (R10). */
export const positionCookieNameFor = (sessionCookie: string): string => `${sessionCookie}-position`;

/** The session's secret in a `Cookie` header, for connections that fastify does not see. */
export function secretInCookies(header: string | undefined, cookieName: string): string | undefined {
  return header === undefined ? undefined : parseCookie(header)[cookieName];
}
