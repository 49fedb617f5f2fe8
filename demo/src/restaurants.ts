import { type Market, marketRecords } from '@portal/contracts';
import { type ImportRestaurantInput, provinceName } from '@portal/contracts/areas/restaurants';
import { geography, type Place } from './geography/geography';
import { chainName } from './chain';
import { mailboxOf, names } from './people';
import type { SeededRandom } from './seeded-random';
import { portugueseCompanyNumber, spanishCompanyNumber } from './tax-numbers';

export interface DemoRestaurant extends ImportRestaurantInput {
  /** Index of the franchise company; `null`: the chain itself. */
  readonly company: number | null;
}

type Coordinates = Pick<ImportRestaurantInput, 'latitude' | 'longitude'>;

interface Country {
  readonly companyForm: string;
  /** Minimum and maximum of restaurants per company. */
  readonly owned: readonly [number, number];
  /** Of the chain's own restaurants. */
  readonly ownRegion: number | null;
  readonly taxNumber: (random: SeededRandom) => string;
}

const countries: Readonly<Record<Market, Country>> = {
  ES: {
    companyForm: 'S.L.',
    owned: [3, 9],
    ownRegion: 6,
    taxNumber: (random) => spanishCompanyNumber(String(random.between(1_000_000, 9_899_999))),
  },
  PT: {
    companyForm: 'Lda.',
    owned: [2, 5],
    ownRegion: null,
    taxNumber: (random) => portugueseCompanyNumber(String(random.between(50_000_000, 51_999_999))),
  },
};

interface Company {
  readonly razon: string;
  readonly cif: string;
  readonly fiscalAddress: string;
}

/** Two to nine neighbours each, company 0 seven; the chain has the rest. */
function ownersOf(
  count: number,
  companies: number,
  [low, high]: Country['owned'],
  random: SeededRandom,
): readonly (number | null)[] {
  const blocks = Array.from({ length: companies }, (_, company) => {
    const size = company === 0 ? 7 : random.between(low, high);
    const own = random.chance(0.3) ? [null] : [];
    return [...Array.from({ length: size }, () => company), ...own];
  });
  const owners: (number | null)[] = blocks.flat();
  return Array.from({ length: count }, (_, at) => owners[at] ?? null);
}

export const companyCount = (market: Market): number => names[market].companies.length;

function companiesOf(market: Market, random: SeededRandom): readonly Company[] {
  const { companyForm, taxNumber } = countries[market];
  const { streets, places } = geography[market];
  return [chainName, ...names[market].companies].map((name) => {
    const place = random.pick(places);
    return {
      razon: `${name} ${companyForm}`,
      cif: taxNumber(random),
      fiscalAddress: `${random.pick(streets)}, ${random.between(1, 120)}, ${place[5]} ${place[1]}`,
    };
  });
}

const lacksFiscalData = (at: number): boolean => at % 23 === 4;

/** In all provinces; a few lack fiscal data (R-CRT-18, AMB-37). */
export function demoRestaurants(market: Market, random: SeededRandom): readonly DemoRestaurant[] {
  const { places } = geography[market];
  const companies = companiesOf(market, random.fork('companies'));
  const owners = ownersOf(
    places.length,
    companies.length - 1,
    countries[market].owned,
    random.fork('owners'),
  );
  const sites = random
    .fork('sites')
    .shuffled(Array.from({ length: 899 }, (_, at) => String(101 + at)))
    .slice(0, places.length)
    .sort();
  return places.map((place, at) =>
    restaurantAt(market, {
      place,
      id: at + 1,
      site: sites[at] ?? String(101 + at),
      company: owners[at] ?? null,
      companies,
      random: random.fork(`restaurant-${at}`),
    }),
  );
}

interface Found {
  readonly place: Place;
  readonly id: number;
  readonly site: string;
  readonly company: number | null;
  readonly companies: readonly Company[];
  readonly random: SeededRandom;
}

function fiscalDataOf({ id, company, companies }: Found): Company {
  const owner = companies[company === null ? 0 : company + 1];
  if (!owner || lacksFiscalData(id))
    return { cif: '', razon: id % 2 ? '' : (owner?.razon ?? ''), fiscalAddress: '' };
  return owner;
}

/** The named franchisee's. */
const namedCompany = 0;
/** One type, so the named franchisee's medians have enough values. */
const comparedRegion = 2;
const comparedType = 1;

const regionAt = (market: Market, { place: [provinceId], company }: Found): number => {
  const { ownRegion } = countries[market];
  const isOwn = company === null && ownRegion !== null;
  return isOwn ? ownRegion : (geography[market].regionOf.get(provinceId) ?? -1);
};

/** By id: typed wrong, to be mended on the map. */
const mistyped: Readonly<Record<number, (at: Coordinates) => Coordinates>> = {
  18: () => ({ latitude: 0, longitude: 0 }),
  31: ({ latitude, longitude }) => ({ latitude: longitude, longitude: latitude }),
};

/** Within 200 m of the place. */
function coordinatesOf({ id, place: [, , , latitude, longitude], random }: Found): Coordinates {
  const near = (value: number) => Math.round((value + (random.next() - 0.5) * 0.004) * 1e5) / 1e5;
  const at = { latitude: near(latitude), longitude: near(longitude) };
  return mistyped[id]?.(at) ?? at;
}

function restaurantAt(market: Market, found: Found): DemoRestaurant {
  const { place, id, site, company, random } = found;
  const [provinceId, city, quarter, , , postalCode, thousands] = place;
  const { streets } = geography[market];
  const region = regionAt(market, found);
  const drawn = random.weighted([
    [1, 4],
    [2, 3],
    [3, 5],
    [4, 1],
  ] as const);
  const type = region === comparedRegion && company !== namedCompany ? comparedType : drawn;
  const { mobileOrderPause } = marketRecords[market].features;
  // All restaurants of the named franchisee take mobile orders.
  const mopService = mobileOrderPause && (random.chance(0.8) || company === namedCompany);
  return {
    restaurantId: id,
    company,
    site,
    name: `${city} ${quarter}`,
    type,
    region,
    provinceId,
    city,
    address: `${random.pick(streets)}, ${random.between(1, 148)}, ${postalCode} ${city} (${provinceName(market, provinceId)})`,
    postalCode,
    ...coordinatesOf(found),
    email: `${mailboxOf(city.replaceAll(' ', ''), quarter)}.${site}@${marketRecords[market].corporateDomain}`,
    active: !random.chance(0.03),
    delivery: random.weighted([
      ['none', 3],
      ['uber', 4],
      ['glovo', 4],
    ] as const),
    mopService,
    mopStatus: mopService && !random.chance(0.1),
    eotf: random.chance(0.55),
    driveThrough: type === 3,
    inhabitants: thousands * 1000 + random.between(0, 999),
    cif: fiscalDataOf(found).cif,
    razon: fiscalDataOf(found).razon,
    fiscalAddress: fiscalDataOf(found).fiscalAddress,
  };
}
