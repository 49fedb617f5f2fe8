import type { HouseConfig } from './config';

/** The session cookie; with https the browser itself ties it to this host and to encryption (S2). */
export function cookieNameFor({ https, market }: Pick<HouseConfig, 'https' | 'market'>): string {
  return https ? '__Host-portal' : `portal-${market.toLowerCase()}`;
}
