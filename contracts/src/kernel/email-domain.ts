import type { MarketRecord } from './markets';

/** Whether the address is in a domain that the deployment takes (R-PLT-19, AMB-18, AMB-78), in any case. */
export function isCorporateEmail(
  email: string,
  { corporateDomain, otherDomains }: Pick<MarketRecord, 'corporateDomain' | 'otherDomains'>,
): boolean {
  const address = email.trim().toLowerCase();
  return [corporateDomain, ...otherDomains].some((domain) => address.endsWith(`@${domain}`));
}
