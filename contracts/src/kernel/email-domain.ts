import type { MarketRecord } from './markets';

/** Any case (R-PLT-19, AMB-18, AMB-78). */
export function isCorporateEmail(
  email: string,
  { corporateDomain, otherDomains }: Pick<MarketRecord, 'corporateDomain' | 'otherDomains'>,
): boolean {
  const address = email.trim().toLowerCase();
  return [corporateDomain, ...otherDomains].some((domain) => address.endsWith(`@${domain}`));
}
