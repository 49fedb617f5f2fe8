import { isCorporateEmail } from '@portal/contracts/kernel';
import { useMarket } from './market';

/** Code of an e-mail address outside the deployment's domains, which the schema does not know (R-ACC-05). */
export function useDomainCheck(): (email: string) => { email?: 'obligatory_email_domain' } {
  const market = useMarket();
  return (email) =>
    email.includes('@') && !isCorporateEmail(email, market) ? { email: 'obligatory_email_domain' } : {};
}
