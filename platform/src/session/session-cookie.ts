import { parseCookie } from 'cookie';

/** The session's secret in a `Cookie` header, for connections that fastify does not see. */
export function secretInCookies(header: string | undefined, cookieName: string): string | undefined {
  return header === undefined ? undefined : parseCookie(header)[cookieName];
}
