import type { DocumentOf, Language, MarketRecord } from '@portal/contracts';
import { regionName } from '@portal/contracts/areas/restaurants';
import {
  allDayBlocks,
  birthdayToWire,
  type ChannelData,
  channelBlocks,
  type ChannelContent,
  channelOn,
  type channels,
  isOfMobileOrders,
  openingOn,
  openingToWire,
  planToWire,
  servicesOf,
  serviceSlug,
} from '@portal/contracts/areas/channels';

export type ChannelDocument = DocumentOf<typeof channels>;

export interface Reading {
  readonly market: MarketRecord;
  readonly language: Language;
  readonly today: string;
}

export const servicesOnWire = (
  active: readonly number[],
  { market, language }: Pick<Reading, 'market' | 'language'>,
) =>
  servicesOf(market.market).map(({ id, slug, name, image, order }) => ({
    id,
    slug,
    image,
    order,
    name: name[language],
    status: active.includes(id) ? (1 as const) : (0 as const),
  }));

/** No mobile ordering in markets without it. */
const inMarket = (services: readonly number[], { features }: MarketRecord) =>
  features.mobileOrderPause ? services : services.filter((id) => !isOfMobileOrders(serviceSlug(id)));

/** A due opening date counts even before its event. */
export function contentOf(
  document: ChannelDocument,
  { market, today }: Pick<Reading, 'market' | 'today'>,
): ChannelContent {
  const { opening, services, schedules, birthday } = document;
  return {
    opening: openingOn(opening, today),
    services: [...inMarket(services, market)],
    schedules,
    birthday,
  };
}

const plansOf = ({ plans }: ChannelDocument, market: MarketRecord) =>
  plans.map(({ date, changes: { services, ...changes } }) => {
    const available = Object.entries(services ?? {}).filter(
      ([id]) => inMarket([Number(id)], market).length > 0,
    );
    return {
      date,
      changes: { ...changes, ...(available.length > 0 && { services: Object.fromEntries(available) }) },
    };
  });

/** -1: never edited. */
const versionsOf = ({ versions }: ChannelDocument): ChannelData['versions'] =>
  Object.fromEntries((['data', ...channelBlocks] as const).map((block) => [block, versions[block] ?? -1]));

const failedPlanOf = ({ failedPlan }: ChannelDocument) => {
  if (!failedPlan) return null;
  const { date: plan_date, ...failed } = failedPlan;
  return { plan_date, ...failed };
};

/** R-CHN-10…13. @param pause the next one; `undefined` without mobile ordering */
export function channelOnWire(
  document: ChannelDocument,
  reading: Reading,
  pause: ChannelData['mop_schedule'],
): ChannelData {
  const { id, name, site, type, region, publicName, address, city, phone, email } = document;
  const { razon, cif: CIF, fiscalAddress: fiscal_address, openingDate: opening_date } = document;
  const { cvPublic: cv_public, cvTeam: cv_team, changedAt: log_date } = document;
  const content = contentOf(document, reading);
  const plans = plansOf(document, reading.market);
  const { opening, schedules, birthday } = content;
  return {
    id,
    name,
    site,
    type,
    region,
    address,
    city,
    phone,
    email,
    razon,
    CIF,
    fiscal_address,
    opening_date,
    region_name: regionName(reading.market.market, region),
    public_name: publicName || name,
    opening: openingToWire(opening),
    channel: {
      name: publicName || name,
      log_date,
      cv_public,
      cv_team,
      schedules,
      opening_motive: opening.motive,
      allday: allDayBlocks(schedules),
      birthday_data: birthdayToWire(birthday),
    },
    service: servicesOnWire(content.services, reading),
    channel_plan: plans.map((plan) => planToWire(plan, channelOn(content, plans, plan.date))),
    channel_plan_date: plans[0]?.date ?? null,
    channel_plan_failed: failedPlanOf(document),
    special_days: document.specialDays,
    ...(pause !== undefined && { mop_schedule: pause }),
    versions: versionsOf(document),
  };
}
