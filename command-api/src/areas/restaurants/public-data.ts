import { isCorporateEmail, isPhoneNumber, type MarketRecord, reject } from '@portal/contracts';
import { fiscalFields, type RestaurantContent } from '@portal/contracts/areas/restaurants';
import { z } from 'zod';

const text = z.string().optional();

/** Public and fiscal data as sent by channels, partial or complete. */
export const publicDataInput = z.object({
  id: z.int(),
  publicName: text,
  address: text,
  phone: text,
  email: text,
  openingDate: text,
  razon: text,
  cif: text,
  fiscalAddress: text,
  /** Revision last seen by the sender (R4). */
  version: z.int().optional(),
});
export type PublicDataInput = z.output<typeof publicDataInput>;
type Sent = Omit<PublicDataInput, 'id' | 'version'>;
type Market = Pick<MarketRecord, 'corporateDomain' | 'otherDomains'>;

/** Names used by channels. */
const wireNames: Readonly<Record<string, string>> = {
  cif: 'CIF',
  fiscalAddress: 'fiscal_address',
};

/** Incomplete fiscal data (R-CHN-33). */
function missingFiscalData(after: Sent): readonly string[] {
  const missing = fiscalFields.filter((field) => after[field] === '');
  return missing.length === fiscalFields.length ? [] : missing;
}

const problemsOf = (sent: Sent, market: Market): readonly (readonly [string, string | false])[] => [
  ['address', sent.address === '' && 'required'],
  ['email', Boolean(sent.email) && !isCorporateEmail(sent.email ?? '', market) && 'obligatory_email_domain'],
  ['phone', Boolean(sent.phone) && !isPhoneNumber(sent.phone ?? '') && 'phone_not_correct'],
];

/** Checks changed fields only (R-CHN-33, R-CHN-34). */
export function refusedPublicData(changed: Sent, before: Partial<RestaurantContent>, market: Market) {
  const fiscal = fiscalFields.some((field) => changed[field] !== undefined)
    ? fiscalFields.filter(
        (field) =>
          (changed[field] === '' && before[field] !== '') ||
          missingFiscalData({ ...before, ...changed }).includes(field),
      )
    : [];
  const fields = Object.fromEntries([
    ...problemsOf(changed, market).filter(([, why]) => why !== false),
    ...fiscal.map((field) => [wireNames[field] ?? field, 'required']),
  ]) as Record<string, string>;
  return Object.keys(fields).length > 0 ? reject('restaurant_incomplete', { fields }) : null;
}
