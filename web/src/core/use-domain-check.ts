import { isCorporateEmail } from '@portal/contracts/kernel';
import { useMarket } from './market';

/** Error code of an address outside the accepted domains (R-ACC-05). */
export function useDomainCheck(): (email: string) => { email?: 'obligatory_email_domain' } {
  const market = useMarket();
  return (email) =>
    email.includes('@') && !isCorporateEmail(email, market) ? { email: 'obligatory_email_domain' } : {};
}
