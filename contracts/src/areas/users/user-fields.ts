import { z } from 'zod';
import { isPhoneNumber, type MarketRecord, wireText } from '../../kernel';

/** Whether the address is in a domain that the deployment takes (R-PLT-19, AMB-18, AMB-78), in any case. */
export function isCorporateEmail(
  email: string,
  { corporateDomain, otherDomains }: Pick<MarketRecord, 'corporateDomain' | 'otherDomains'>,
): boolean {
  const address = email.trim().toLowerCase();
  return [corporateDomain, ...otherDomains].some((domain) => address.endsWith(`@${domain}`));
}

/** The name of a person (R-ACC-04). Field code: `obligatory_name`. */
export const userNameField = () => wireText(120).refine((name) => name !== '', 'obligatory_name');

const address = z.email();

/** An e-mail address in the one spelling that is kept; its domain is for the server (R-ACC-05). Code: `obligatory_email`. */
export const userEmailField = () =>
  wireText(254)
    .transform((email) => email.toLowerCase())
    .refine((email) => address.safeParse(email).success, 'obligatory_email');

/** Empty, or a phone: digits with spaces and a leading plus, as at the cart (R-ACC-06). Code: `phone_not_correct`. */
export const userPhoneField = () =>
  wireText(30).refine((phone) => phone === '' || isPhoneNumber(phone), 'phone_not_correct');
