import { z } from 'zod';
import { isPhoneNumber, wireText } from '../../kernel';

/** The name of a person (R-ACC-04). Field code: `obligatory_name`. */
export const userNameField = () => wireText(120).refine((name) => name !== '', 'obligatory_name');

const address = z.email();

/** An e-mail address in the one spelling that is kept; its domain is for the server (R-ACC-05). Code: `obligatory_email`. */
export const userEmailField = () =>
  wireText(254)
    .transform((email) => email.toLowerCase())
    .refine((email) => address.safeParse(email).success, 'obligatory_email');

/** Empty, or a phone number (R-ACC-06, AMB-89). Code: `phone_not_correct`. */
export const userPhoneField = () =>
  wireText(30).refine((phone) => phone === '' || isPhoneNumber(phone), 'phone_not_correct');
