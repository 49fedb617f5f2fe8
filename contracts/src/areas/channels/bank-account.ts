import { electronicFormatIBAN, isValidIBAN } from 'ibantools';

/** An account number without spaces, in capitals. */
export const accountOf = (typed: string): string => electronicFormatIBAN(typed) ?? '';

/** Whether this is an IBAN: length of its country, and checksum. */
export const isBankAccount = (account: string): boolean => isValidIBAN(accountOf(account));

const shown = 4;

/** What is shown of an account or a payment number: its last four characters (W33). */
export const maskOf = (secret: string): string => (secret === '' ? '' : `****${secret.slice(-shown)}`);

/** What was typed, unless it is the mask of what is there: that comes back from a form that nobody touched. */
export const keptIfMasked = (typed: string, known: string): string =>
  known !== '' && typed === maskOf(known) ? known : typed;
