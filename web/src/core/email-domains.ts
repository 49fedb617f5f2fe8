import { isCorporateEmail } from '@portal/contracts/kernel';
import { useIntl } from 'react-intl';
import { useMarket } from './market';

/** R-ACC-05 */
export function useDomainCheck(): (email: string) => { email?: 'obligatory_email_domain' } {
  const market = useMarket();
  return (email) =>
    email.includes('@') && !isCorporateEmail(email, market) ? { email: 'obligatory_email_domain' } : {};
}

/** `@es.chain.example o @agency.example` (AMB-18). */
export function useDomains(): string {
  const { corporateDomain, otherDomains } = useMarket();
  const domains = [corporateDomain, ...otherDomains].map((domain) => `@${domain}`);
  return useIntl().formatList(domains, { type: 'disjunction' });
}
