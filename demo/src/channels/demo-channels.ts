import { daysAfter, type Market, restaurantStaff, Role } from '@portal/contracts';
import {
  everyDay,
  noBirthdays,
  type BirthdayData,
  type ChannelDocumentKind,
  type Opening,
  type PlannedChanges,
  type ScheduleBlock,
  type ScheduleHours,
  type SpecialDay,
  serviceId,
  servicesOf,
} from '@portal/contracts/areas/channels';
import type { StoredFile } from '@portal/platform/stores/file-store/file-store.port';
import { instantBefore } from '../calendar';
import { chainName } from '../chain';
import type { DemoRestaurant } from '../restaurants';
import type { SeededRandom } from '../seeded-random';
import type { DemoUser } from '../users';

export interface DemoChannel {
  readonly restaurantId: number;
  readonly userId: number;
  readonly at: string;
  readonly publicName: string;
  readonly phone: string;
  /** `2012-05-01` */
  readonly openingDate: string;
  readonly services: readonly number[];
  readonly schedules: Readonly<
    Partial<Record<'restaurant' | 'mcauto' | 'mcexpress' | 'takeaway', ScheduleBlock>>
  >;
  readonly delivery: string;
  readonly birthday: BirthdayData;
  /** `null` while it is open. */
  readonly closed: Opening | null;
  readonly plans: readonly { readonly date: string; readonly changes: PlannedChanges }[];
  readonly specialDays: readonly SpecialDay[];
}

/** A version of a document for all restaurants. */
export interface StoredDocument extends StoredFile {
  readonly document: ChannelDocumentKind;
  readonly at: string;
}

interface Ground {
  readonly market: Market;
  readonly today: string;
  readonly users: readonly DemoUser[];
  readonly restaurants: readonly DemoRestaurant[];
}

const hours = (start: string, end: string): ScheduleHours => ({ start, end });

const weeks: readonly (readonly [common: ScheduleHours, late: ScheduleHours, festive: ScheduleHours])[] = [
  [hours('12:00', '00:00'), hours('12:00', '01:30'), hours('12:30', '00:00')],
  [hours('11:30', '00:30'), hours('11:30', '02:00'), hours('12:00', '00:30')],
  [hours('10:00', '22:00'), hours('10:00', '23:00'), hours('11:00', '22:00')],
  [hours('08:00', '23:30'), hours('08:00', '01:00'), hours('09:00', '23:30')],
  [hours('00:00', '00:00'), hours('00:00', '00:00'), hours('00:00', '00:00')],
];
const longer: ScheduleHours = hours('11:00', '02:00');

const weekOf = ([common, late, festive]: (typeof weeks)[number]): ScheduleBlock => ({
  ...everyDay(common),
  friday: late,
  saturday: late,
  festive,
});

/** Published example numbers with valid checksums. */
const accounts: Readonly<Record<Market, string>> = {
  ES: 'ES9121000418450200051332',
  PT: 'PT50000201231234567890154',
};

const alwaysLikely = ['wifi', 'takeaway'];
const sometimes = ['table_service', 'kiosks', 'cafe', 'games', 'terrace', 'parking', 'mcexpress', 'birthday'];

function servicesAt(
  { driveThrough, mopService, delivery }: DemoRestaurant,
  market: Market,
  random: SeededRandom,
) {
  const slugs = [
    ...alwaysLikely,
    ...sometimes.filter(() => random.chance(0.45)),
    ...(driveThrough ? ['mcauto'] : []),
    ...(delivery === 'none' ? [] : ['delivery']),
    ...(mopService ? ['mop_service', 'mop_counter', ...(driveThrough ? ['mop_mcauto'] : [])] : []),
  ];
  return servicesOf(market)
    .filter(({ slug }) => slugs.includes(slug))
    .map(({ id }) => id);
}

/** All that an invoice needs. */
const hasFiscalData = ({ cif, razon, fiscalAddress }: DemoRestaurant) =>
  [cif, razon, fiscalAddress].every((text) => text !== '');

function birthdayAt(
  restaurant: DemoRestaurant,
  market: Market,
  phone: string,
  random: SeededRandom,
): BirthdayData {
  const books = hasFiscalData(restaurant) && random.chance(0.3);
  if (!books) return noBirthdays;
  return {
    book_online: true,
    bank_account: random.chance(0.8) ? accounts[market] : '',
    bizum: market === 'ES' && random.chance(0.5) ? String(random.between(10_000, 99_999)) : '',
    contact_phone: phone,
    contact_mail: restaurant.email,
  };
}

/** One in sixteen. */
const closingAt = (today: string, random: SeededRandom): Opening | null =>
  random.chance(0.06)
    ? { open: false, date: daysAfter(today, random.between(8, 60)), motive: random.pick([1, 2, 3] as const) }
    : null;

/** One in eight. */
function plansAt(
  services: readonly number[],
  today: string,
  isFirst: boolean,
  random: SeededRandom,
): DemoChannel['plans'] {
  if (!isFirst && !random.chance(0.12)) return [];
  const first = daysAfter(today, random.between(6, 20));
  const second = daysAfter(first, random.between(5, 25));
  const longerWeek = { friday: longer, saturday: longer };
  const terrace = serviceId('terrace');
  const changes: PlannedChanges = random.chance(0.5)
    ? { opening: { open: false, date: daysAfter(second, 21), motive: 1 } }
    : { services: { [terrace]: !services.includes(terrace) } };
  return [
    { date: first, changes: { schedules: { restaurant: longerWeek } } },
    ...(isFirst || random.chance(0.4) ? [{ date: second, changes }] : []),
  ];
}

/** First one from that day on. @param date `12-24` */
const next = (date: string, from: string): string => {
  const year = Number(from.slice(0, 4));
  return `${year}-${date}` >= from ? `${year}-${date}` : `${year + 1}-${date}`;
};

const closedOn = (day: string): SpecialDay => ({ day, closed: true, spans: [] });

/** Christmas in two of three; a local fair that closes at noon; a day for stocktaking. */
function specialDaysAt(today: string, isFirst: boolean, random: SeededRandom): readonly SpecialDay[] {
  const christmas = [
    { day: next('12-24', today), closed: false, spans: [hours('12:00', '18:00')] },
    closedOn(next('12-25', today)),
    { day: next('12-31', today), closed: false, spans: [hours('12:00', '20:00')] },
  ];
  const fair = {
    day: daysAfter(today, random.between(9, 40)),
    closed: false,
    spans: [hours('12:00', '16:30'), hours('20:00', '02:00')],
  };
  const days = [
    ...(isFirst || random.chance(0.66) ? christmas : []),
    ...(isFirst || random.chance(0.2) ? [fair] : []),
    ...(random.chance(0.1) ? [closedOn(daysAfter(today, random.between(45, 80)))] : []),
  ];
  return days.filter(({ day }, index) => days.findIndex((other) => other.day === day) === index);
}

function phoneAt(market: Market, random: SeededRandom): string {
  const digits = (count: number) => String(random.between(0, 10 ** count - 1)).padStart(count, '0');
  return market === 'ES'
    ? `91${random.between(0, 9)} ${digits(3)} ${digits(3)}`
    : `21${random.between(0, 9)} ${digits(3)} ${digits(3)}`;
}

const deliveryHours: Readonly<Record<Market, readonly string[]>> = {
  ES: ['12:30-23:30 todos los días', 'De 13 a 23 h; viernes y sábado, hasta las 24 h'],
  PT: ['12:30-23:00 todos os dias', 'Das 12h às 23h; sexta e sábado até às 24h'],
};

function hoursAt(
  services: readonly number[],
  week: (typeof weeks)[number],
  market: Market,
  random: SeededRandom,
): Pick<DemoChannel, 'schedules' | 'delivery'> {
  const has = (slug: string) => services.includes(serviceId(slug));
  const block = weekOf(week);
  return {
    schedules: {
      restaurant: block,
      ...(has('mcauto') && { mcauto: weekOf(random.pick(weeks.slice(1))) }),
      ...(has('mcexpress') && { mcexpress: block }),
      ...(has('takeaway') && { takeaway: block }),
    },
    delivery: has('delivery') ? random.pick(deliveryHours[market]) : '',
  };
}

function channelAt(
  restaurant: DemoRestaurant,
  { market, today, users }: Ground,
  random: SeededRandom,
): DemoChannel | null {
  const { restaurantId, company, city, name, type } = restaurant;
  const staff = users.filter(
    ({ role, active, terms, restaurants: own }) =>
      (restaurantStaff.includes(role) || role === Role.Administrator) &&
      active &&
      terms &&
      own.includes(restaurantId),
  );
  const user = staff[0] ?? users.find(({ role, active }) => role === Role.Administrator && active);
  if (!user) return null;
  const week = random.pick(type === 1 ? weeks.slice(2, 3) : weeks);
  const services = servicesAt(restaurant, market, random.fork('services'));
  const phone = phoneAt(market, random.fork('phone'));
  const isFirst = company === 0;
  return {
    restaurantId,
    userId: user.userId,
    phone,
    services,
    at: instantBefore(today, random.between(2, 400), random.between(7, 18) + random.next()),
    publicName: `${chainName} ${name.replace(`${city} `, '') || city}`,
    openingDate: `${random.between(1992, 2023)}-${String(random.between(1, 12)).padStart(2, '0')}-15`,
    ...hoursAt(services, week, market, random.fork('hours')),
    birthday: birthdayAt(restaurant, market, phone, random.fork('birthday')),
    closed: isFirst ? null : closingAt(today, random.fork('closed')),
    specialDays: specialDaysAt(today, isFirst, random.fork('special')),
    plans: plansAt(services, today, isFirst, random.fork('plans')),
  };
}

/** Active restaurants; all of company 0 have plans. */
export const demoChannels = (ground: Ground, random: SeededRandom): readonly DemoChannel[] =>
  ground.restaurants
    .filter(({ active }) => active)
    .flatMap((restaurant) => {
      const channel = channelAt(restaurant, ground, random.fork(`restaurant-${restaurant.restaurantId}`));
      return channel ? [channel] : [];
    });
