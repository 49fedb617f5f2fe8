import { useIntl } from 'react-intl';
import { useMarket } from '../market';

/** The domains of e-mail addresses that this deployment takes, as a text: `@es.chain.example o @agency.example` (AMB-18). */
export function useDomains(): string {
  const { corporateDomain, otherDomains } = useMarket();
  const domains = [corporateDomain, ...otherDomains].map((domain) => `@${domain}`);
  return useIntl().formatList(domains, { type: 'disjunction' });
}
