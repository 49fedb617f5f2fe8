import type { Market } from '@portal/contracts';
import { parseCookie } from 'cookie';

/** With https, a prefix binds the cookie to host and encryption (S2). */
export function cookieNameFor({
  https,
  market,
}: {
  readonly https: boolean;
  readonly market: Market;
}): string {
  return https ? '__Host-portal' : `portal-${market.toLowerCase()}`;
}

/** Recognises a browser after its session (S4). */
export const deviceCookieNameFor = (sessionCookie: string): string => `${sessionCookie}-device`;

/** For a started sign-in at the identity provider (W4). */
export const signInCookieNameFor = (sessionCookie: string): string => `${sessionCookie}-external`;

/** Log position written by a session (R10). */
export const positionCookieNameFor = (sessionCookie: string): string => `${sessionCookie}-position`;

/** From a `Cookie` header, for connections outside fastify. */
export function secretInCookies(header: string | undefined, cookieName: string): string | undefined {
  return header === undefined ? undefined : parseCookie(header)[cookieName];
}
