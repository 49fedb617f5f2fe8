import { daysAfter, isCorporateEmail, isPhoneNumber, type MarketRecord } from '../../kernel';
import { isBankAccount } from './channels.rules';
import {
  type BirthdayData,
  type ChannelContent,
  type ChannelPlan,
  type Opening,
  slugsOf,
} from './channel-content.rules';
import { scheduleProblems } from './hours.rules';
import { channelOn, invoiceFields, type PublicData } from './public-data.rules';

export type ChannelProblems = Readonly<Record<string, string>>;

/** Facts besides the channel. */
export interface ChannelWorld {
  /** Market's calendar, `2026-11-25`. */
  readonly today: string;
  readonly market: Pick<MarketRecord, 'corporateDomain' | 'otherDomains'>;
  readonly invoice: Pick<PublicData, (typeof invoiceFields)[number]>;
  /** Saved plans: a past day among them is no problem. */
  readonly plannedDays?: readonly string[];
}

/** Needs a future day and a motive (R-CHN-13). */
function openingProblems({ open, date, motive }: Opening, today: string): ChannelProblems {
  if (open) return {};
  return {
    ...(date === null && { 'opening.date': 'date_required' }),
    ...(date !== null && date <= today && { 'opening.date': 'date_not_future' }),
    ...(motive === null && { 'opening.motive': 'motive_required' }),
  };
}

const bizumNumber = /^(\d{5}|\+?\d{9,12})$/;

type Check = (text: string, market: ChannelWorld['market']) => string | false;
/** Blank gives `required`, or nothing. */
const required =
  (isRight: (text: string, market: ChannelWorld['market']) => boolean, code: string): Check =>
  (text, market) =>
    text === '' ? 'required' : !isRight(text, market) && code;
const optional =
  (isRight: (text: string) => boolean, code: string): Check =>
  (text) =>
    text !== '' && !isRight(text) && code;

const birthdayFields: readonly (readonly [Exclude<keyof BirthdayData, 'book_online'>, Check])[] = [
  ['contact_phone', required(isPhoneNumber, 'phone_not_correct')],
  [
    'contact_mail',
    required(
      (text, market) => /^[^\s@]+@/.test(text) && isCorporateEmail(text, market),
      'obligatory_email_domain',
    ),
  ],
  ['bank_account', optional(isBankAccount, 'iban_not_correct')],
  ['bizum', optional((text) => bizumNumber.test(text.replaceAll(/\s/g, '')), 'bizum_not_correct')],
];

/** Only with online booking (R-CHN-27, R-CHN-28). */
function birthdayProblems(
  birthday: BirthdayData,
  { market, invoice }: Pick<ChannelWorld, 'market' | 'invoice'>,
): ChannelProblems {
  if (!birthday.book_online) return {};
  const own = birthdayFields.map(([field, check]) => [field, check(birthday[field], market)] as const);
  return Object.fromEntries([
    ...own.flatMap(([field, why]) => (why ? [[`channel.birthday_data.${field}`, why]] : [])),
    ...invoiceFields.flatMap((field) => (invoice[field] === '' ? [[field, 'required']] : [])),
  ]);
}

function hoursProblems({ schedules, services }: ChannelContent): ChannelProblems {
  const blocks = Object.entries(scheduleProblems(schedules, slugsOf(services)));
  return Object.fromEntries(
    blocks.flatMap(([block, rows]) =>
      Object.entries(rows).map(([day, why]) => [`channel.schedules.${block}.${day}`, why]),
    ),
  );
}

/** R-CHN-13, R-CHN-18…20, R-CHN-27, R-CHN-28 */
export const contentProblems = (content: ChannelContent, world: ChannelWorld): ChannelProblems => ({
  ...openingProblems(content.opening, world.today),
  ...(content.services.length === 0 && { service: 'service_required' }),
  ...hoursProblems(content),
  ...birthdayProblems(content.birthday, world),
});

const planField = (path: string) => path.replace(/^channel\./, '').replace(/^service$/, 'service_planned');

/** Without the problems of `already`. */
function planProblems(
  now: ChannelContent,
  plans: readonly ChannelPlan[],
  index: number,
  { already, ...world }: ChannelWorld & { already: ChannelProblems },
): ChannelProblems {
  const { date, changes } = plans[index] as ChannelPlan;
  const at = (path: string) => `channel_plan.${index}.${path}`;
  const isKnown = world.plannedDays?.includes(date) === true;
  if (!isKnown && date < daysAfter(world.today, 1)) return { [at('plan_date')]: 'plan_too_soon' };
  if (plans.slice(0, index).some((other) => other.date === date))
    return { [at('plan_date')]: 'plan_same_date' };
  if (Object.keys(changes).length === 0) return { [at('plan_date')]: 'plan_empty' };
  const found = contentProblems(channelOn(now, plans, date), { ...world, today: date });
  const own = Object.entries(found).filter(([path, why]) => already[path] !== why);
  return Object.fromEntries(own.map(([path, why]) => [at(planField(path)), why]));
}

/**
 * Checks each plan on the state after the earlier ones (R-CHN-31, AMB-71).
 * @param plans in wire order, which names their fields
 */
export function channelProblems(
  now: ChannelContent,
  plans: readonly ChannelPlan[],
  world: ChannelWorld,
): ChannelProblems {
  const already = contentProblems(now, world);
  const ofPlans = plans.map((_plan, index) => planProblems(now, plans, index, { ...world, already }));
  return Object.assign({}, already, ...ofPlans) as ChannelProblems;
}
