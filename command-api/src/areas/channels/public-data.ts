import {
  isCorporateEmail,
  isPhoneNumber,
  type MarketRecord,
  reject,
  type Rejection,
} from '@portal/contracts';
import { publicFields } from '@portal/contracts/areas/channels';
import { fiscalFields } from '@portal/contracts/areas/restaurants';
import type { Restaurant, RestaurantEvent } from './channel-state';
import type { UpdateChannelInput } from './requested-channel';

type Field = (typeof publicFields)[keyof typeof publicFields];
export type PublicDataSent = Readonly<Partial<Record<Field, string>>>;
export type CorporateDomains = Pick<MarketRecord, 'corporateDomain' | 'otherDomains'>;

const fields = Object.entries(publicFields) as readonly (readonly [keyof typeof publicFields, Field])[];
const wireNames = Object.fromEntries(fields.map(([wire, field]) => [field, wire]));

/** By the restaurant's names. */
export function publicDataOf(input: UpdateChannelInput): PublicDataSent {
  const sent = { ...input, public_name: input.channel?.name };
  return Object.fromEntries(
    fields.flatMap(([wire, field]) => (sent[wire] === undefined ? [] : [[field, sent[wire]]])),
  );
}

/** By wire names, for conflicts. */
export const publicValues = (restaurant: Restaurant): Readonly<Record<string, unknown>> =>
  Object.fromEntries(fields.map(([wire, field]) => [wire, restaurant[field] ?? '']));

/** Fiscal fields that would be emptied or incomplete (R-CHN-33). */
function missingFiscalData(changed: PublicDataSent, before: Restaurant): readonly Field[] {
  if (fiscalFields.every((field) => changed[field] === undefined)) return [];
  const after = { ...before, ...changed };
  const isNone = fiscalFields.every((field) => after[field] === '');
  return fiscalFields.filter((field) => after[field] === '' && (!isNone || before[field] !== ''));
}

/** Checks changed fields only (R-CHN-33, R-CHN-34). */
function refusedPublicData(
  changed: PublicDataSent,
  before: Restaurant,
  domains: CorporateDomains,
): Rejection | null {
  const { address, email = '', phone = '' } = changed;
  const problems = {
    ...(address === '' && { address: 'required' }),
    ...(email !== '' && !isCorporateEmail(email, domains) && { email: 'obligatory_email_domain' }),
    ...(phone !== '' && !isPhoneNumber(phone) && { phone: 'phone_not_correct' }),
    ...Object.fromEntries(
      missingFiscalData(changed, before).map((field) => [wireNames[field] ?? field, 'required']),
    ),
  };
  return Object.keys(problems).length > 0 ? reject('restaurant_incomplete', { fields: problems }) : null;
}

const isFiscal = (field: string): boolean => fiscalFields.some((name) => name === field);

/** Only its people and administrators. */
export function publicDataChanged(
  sent: PublicDataSent,
  restaurant: Restaurant,
  domains: CorporateDomains,
): readonly RestaurantEvent[] | Rejection {
  const changed = Object.entries(sent).filter(
    ([field, value]) => (restaurant[field as Field] ?? '') !== value,
  );
  const refused = refusedPublicData(Object.fromEntries(changed), restaurant, domains);
  if (refused) return refused;
  const { id: restaurantId, cif, razon, fiscalAddress } = restaurant;
  const details = Object.fromEntries(changed.filter(([field]) => !isFiscal(field)));
  const fiscal = Object.fromEntries(changed.filter(([field]) => isFiscal(field)));
  const events: RestaurantEvent[] = [];
  if (Object.keys(details).length > 0)
    events.push({ type: 'RestaurantUpdated', data: { restaurantId, ...details } });
  if (Object.keys(fiscal).length > 0)
    events.push({
      type: 'RestaurantFiscalDataChanged',
      data: { restaurantId, cif, razon, fiscalAddress, ...fiscal },
    });
  return events;
}
