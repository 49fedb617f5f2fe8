import { useIntl } from 'react-intl';
import { useMarket } from '../market';

/** Accepted e-mail domains: `@es.chain.example o @agency.example` (AMB-18). */
export function useDomains(): string {
  const { corporateDomain, otherDomains } = useMarket();
  const domains = [corporateDomain, ...otherDomains].map((domain) => `@${domain}`);
  return useIntl().formatList(domains, { type: 'disjunction' });
}
