import { z } from 'zod';
import { daysAfter, type Market } from '../../kernel';
import {
  type BirthdayData,
  type ChannelContent,
  type ChannelPlan,
  isOpen,
  type Opening,
  type PlannedChanges,
  type SomeSchedules,
  switchesBetween,
  switchServices,
  isOfMobileOrders,
  servicesOf,
} from './channel-content.rules';
import {
  changedDays,
  type ChannelSchedules,
  comingDays,
  isAllDay,
  type ScheduleBlock,
  scheduleBlocks,
  openingHoursSpecification,
  type SpecialDay,
} from './opening.rules';

/** R-CHN-14 */
export const openingOn = (opening: Opening, day: string): Opening =>
  opening.date !== null && opening.date <= day ? isOpen : opening;

export function withSchedules(schedules: ChannelSchedules, some: SomeSchedules): ChannelSchedules {
  const blocks = scheduleBlocks.map((name) => [name, { ...schedules[name], ...some[name] }] as const);
  return {
    ...(Object.fromEntries(blocks) as Omit<ChannelSchedules, 'delivery'>),
    delivery: some.delivery ?? schedules.delivery,
  };
}

export const withChanges = (content: ChannelContent, changes: PlannedChanges): ChannelContent => ({
  opening: changes.opening ?? content.opening,
  services: [...switchServices(content.services, changes.services ?? {})],
  schedules: withSchedules(content.schedules, changes.schedules ?? {}),
  birthday: { ...content.birthday, ...(changes.birthday as Partial<BirthdayData> | undefined) },
});

/**
 * Includes plans and reopening up to that day (R-CHN-29), for preview and server.
 * @param day `2026-12-01`, market's calendar
 */
export function channelOn(now: ChannelContent, plans: readonly ChannelPlan[], day: string): ChannelContent {
  const due = plans.filter(({ date }) => date <= day).toSorted((a, b) => a.date.localeCompare(b.date));
  const after = due.reduce(
    (content, { date, changes }) =>
      withChanges({ ...content, opening: openingOn(content.opening, date) }, changes),
    now,
  );
  return { ...after, opening: openingOn(after.opening, day) };
}

const rowsIn = (from: ScheduleBlock, to: ScheduleBlock) =>
  Object.fromEntries(changedDays(from, to).map((day) => [day, to[day]]));

function schedulesBetween(from: ChannelSchedules, to: ChannelSchedules): SomeSchedules {
  const blocks = scheduleBlocks.map((name) => [name, rowsIn(from[name], to[name])] as const);
  return {
    ...Object.fromEntries(blocks.filter(([, rows]) => Object.keys(rows).length > 0)),
    ...(from.delivery !== to.delivery && { delivery: to.delivery }),
  };
}

export const sameOpening = (a: Opening, b: Opening): boolean =>
  a.open === b.open && a.date === b.date && a.motive === b.motive;

function birthdayBetween(from: BirthdayData, to: BirthdayData): Partial<BirthdayData> {
  const fields = Object.entries(to) as [keyof BirthdayData, string | boolean][];
  return Object.fromEntries(fields.filter(([field, value]) => from[field] !== value));
}

const isSomething = (part: object) => Object.keys(part).length > 0;

export function changesBetween(from: ChannelContent, to: ChannelContent): PlannedChanges {
  const services = switchesBetween(from.services, to.services);
  const schedules = schedulesBetween(from.schedules, to.schedules);
  const birthday = birthdayBetween(from.birthday, to.birthday);
  return {
    ...(!sameOpening(from.opening, to.opening) && { opening: to.opening }),
    ...(isSomething(services) && { services }),
    ...(isSomething(schedules) && { schedules }),
    ...(isSomething(birthday) && { birthday }),
  };
}

const hours = z.object({
  '@type': z.literal('OpeningHoursSpecification'),
  dayOfWeek: z.array(z.string()).optional(),
  opens: z.string(),
  closes: z.string(),
  validFrom: z.string().optional(),
  validThrough: z.string().optional(),
});

export const publicChannelSchema = z.object({
  '@context': z.literal('https://schema.org'),
  '@type': z.literal('FastFoodRestaurant'),
  identifier: z.string(),
  name: z.string(),
  address: z.object({
    '@type': z.literal('PostalAddress'),
    streetAddress: z.string(),
    addressLocality: z.string(),
    postalCode: z.string(),
    addressCountry: z.enum(['ES', 'PT']),
  }),
  geo: z
    .object({ '@type': z.literal('GeoCoordinates'), latitude: z.number(), longitude: z.number() })
    .optional(),
  telephone: z.string().optional(),
  email: z.string().optional(),
  openingHoursSpecification: z.array(hours),
  /** Closed days up to the reopening; special days after it. */
  specialOpeningHoursSpecification: z.array(hours).optional(),
  amenityFeature: z.array(
    z.object({
      '@type': z.literal('LocationFeatureSpecification'),
      name: z.string(),
      value: z.literal(true),
    }),
  ),
});
export type PublicChannel = z.infer<typeof publicChannelSchema>;

export interface PublicRestaurant {
  readonly site: string;
  readonly name: string;
  readonly publicName: string;
  readonly address: string;
  readonly city: string;
  readonly postalCode: string;
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly phone: string;
  readonly email: string;
  readonly specialDays: readonly SpecialDay[];
}

const closedBetween = (from: string, to: string) => ({
  '@type': 'OpeningHoursSpecification' as const,
  opens: '00:00',
  closes: '00:00',
  validFrom: from,
  validThrough: to,
});

const hoursOfSpecialDay = ({ day, spans }: SpecialDay) =>
  spans.length === 0
    ? [closedBetween(day, day)]
    : spans.map((span) => ({
        '@type': 'OpeningHoursSpecification' as const,
        opens: span.start,
        closes: isAllDay(span) ? '23:59' : span.end,
        validFrom: day,
        validThrough: day,
      }));

/** A closure counts over special days. */
function specialHours({ open, date }: Opening, specialDays: readonly SpecialDay[], today: string) {
  const reopening = open ? today : date;
  if (reopening === null) return [];
  const closure = open ? [] : [closedBetween(today, daysAfter(reopening, -1))];
  return [...closure, ...comingDays(specialDays, reopening).flatMap(hoursOfSpecialDay)];
}

const optional = (field: 'telephone' | 'email', text: string) => (text === '' ? {} : { [field]: text });

function amenities({ services }: ChannelContent, market: Market) {
  const { defaultLanguage } = { defaultLanguage: market === 'PT' ? ('PT' as const) : ('CAST' as const) };
  return servicesOf(market)
    .filter(({ id, slug }) => services.includes(id) && !isOfMobileOrders(slug))
    .map(({ name }) => ({
      '@type': 'LocationFeatureSpecification' as const,
      name: name[defaultLanguage],
      value: true as const,
    }));
}

/** Current schema.org data, without plans, invoices, birthdays or people. */
export function publicChannelOf(
  restaurant: PublicRestaurant,
  content: ChannelContent,
  { market, today }: { readonly market: Market; readonly today: string },
): PublicChannel {
  const { site, name, publicName, address, city, postalCode, latitude, longitude, phone, email } = restaurant;
  const special = specialHours(openingOn(content.opening, today), restaurant.specialDays, today);
  return {
    '@context': 'https://schema.org',
    '@type': 'FastFoodRestaurant',
    identifier: site,
    name: publicName || name,
    address: {
      '@type': 'PostalAddress',
      streetAddress: address,
      addressLocality: city,
      postalCode,
      addressCountry: market,
    },
    ...(latitude !== null &&
      longitude !== null && { geo: { '@type': 'GeoCoordinates' as const, latitude, longitude } }),
    ...optional('telephone', phone),
    ...optional('email', email),
    openingHoursSpecification: openingHoursSpecification(content.schedules.restaurant).map((each) => ({
      ...each,
      dayOfWeek: [...each.dayOfWeek],
    })),
    ...(special.length > 0 && { specialOpeningHoursSpecification: special }),
    amenityFeature: amenities(content, market),
  };
}

/** In wire names (R-CHN-07). */
export interface PublicData {
  readonly public_name: string;
  readonly address: string;
  readonly phone: string;
  readonly email: string;
  /** `2026-12-01`, or blank. */
  readonly opening_date: string;
  readonly razon: string;
  readonly CIF: string;
  readonly fiscal_address: string;
}

export const publicFields = {
  public_name: 'publicName',
  address: 'address',
  phone: 'phone',
  email: 'email',
  opening_date: 'openingDate',
  razon: 'razon',
  CIF: 'cif',
  fiscal_address: 'fiscalAddress',
} as const satisfies Record<keyof PublicData, string>;

/** Also needed for online booking (R-CHN-27, R-CHN-33). */
export const invoiceFields = [
  'razon',
  'CIF',
  'fiscal_address',
] as const satisfies readonly (keyof PublicData)[];
