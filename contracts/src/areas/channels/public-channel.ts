import { z } from 'zod';
import { daysAfter, type Market } from '../../kernel';
import type { ChannelContent } from './channel-content';
import { openingOn } from './channel-on-a-day';
import { isOfMobileOrders, servicesOf } from './channel-services';
import { openingHoursSpecification } from './hours';

const hours = z.object({
  '@type': z.literal('OpeningHoursSpecification'),
  dayOfWeek: z.array(z.string()).optional(),
  opens: z.string(),
  closes: z.string(),
  validFrom: z.string().optional(),
  validThrough: z.string().optional(),
});

/** A restaurant in the words of schema.org. */
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
  /** Days on which it is closed, up to the one before it opens again. */
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

/** What is public of a restaurant beside its channel. */
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
}

const closedBetween = (from: string, to: string) => ({
  '@type': 'OpeningHoursSpecification' as const,
  opens: '00:00',
  closes: '00:00',
  validFrom: from,
  validThrough: to,
});

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

/** A restaurant as schema.org has it today: nothing planned, nothing of invoices, birthdays or people. */
export function publicChannelOf(
  restaurant: PublicRestaurant,
  content: ChannelContent,
  { market, today }: { readonly market: Market; readonly today: string },
): PublicChannel {
  const { site, name, publicName, address, city, postalCode, latitude, longitude, phone, email } = restaurant;
  const { open, date } = openingOn(content.opening, today);
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
    ...(!open &&
      date !== null && { specialOpeningHoursSpecification: [closedBetween(today, daysAfter(date, -1))] }),
    amenityFeature: amenities(content, market),
  };
}
