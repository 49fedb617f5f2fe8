import { isDeepStrictEqual } from 'node:util';
import { type Market, marketRecords, startOfDay } from '@portal/contracts';
import {
  type ChannelContent,
  changedDays,
  type ChannelPlan,
  sameOpening,
  scheduleBlocks,
} from '@portal/contracts/areas/channels';
import type { ChannelEvent, OtherData } from './channel-state';

export interface ChannelScope {
  readonly restaurantId: number;
  readonly market: Market;
}

/** Encryption subject for account data: the restaurant, not the person. */
const subjectOf = ({ restaurantId }: ChannelScope) => `restaurant-${restaurantId}`;

export const beginOf = (day: string, market: Market): string =>
  startOfDay(day, marketRecords[market].timeZone);

function openingEvents(before: ChannelContent, after: ChannelContent, scope: ChannelScope): ChannelEvent[] {
  if (sameOpening(before.opening, after.opening)) return [];
  const { opening } = after;
  const reopensAt = opening.date === null ? null : beginOf(opening.date, scope.market);
  return [{ type: 'ChannelOpeningChanged', data: { restaurantId: scope.restaurantId, opening, reopensAt } }];
}

function hoursEvents(before: ChannelContent, after: ChannelContent, { restaurantId }: ChannelScope) {
  const changed = scheduleBlocks.filter(
    (block) => changedDays(before.schedules[block], after.schedules[block]).length > 0,
  );
  const events: ChannelEvent[] = changed.map((block) => ({
    type: 'ChannelHoursChanged',
    data: { restaurantId, block, hours: after.schedules[block] },
  }));
  const { delivery } = after.schedules;
  if (delivery !== before.schedules.delivery)
    events.push({ type: 'ChannelDeliveryHoursChanged', data: { restaurantId, text: delivery } });
  return events;
}

/** @param isSaid services were set before */
export function changesOfContent(
  before: ChannelContent,
  after: ChannelContent,
  scope: ChannelScope,
): readonly ChannelEvent[] {
  const { restaurantId } = scope;
  const { book_online: bookOnline, ...secrets } = after.birthday;
  const services = [...after.services];
  return [
    ...openingEvents(before, after, scope),
    ...(isDeepStrictEqual(before.services, services)
      ? []
      : [{ type: 'ChannelServicesChanged' as const, data: { restaurantId, services } }]),
    ...hoursEvents(before, after, scope),
    ...(isDeepStrictEqual(before.birthday, after.birthday)
      ? []
      : [
          {
            type: 'ChannelBirthdaysChanged' as const,
            data: { restaurantId, bookOnline },
            personal: { subject: subjectOf(scope), value: secrets },
          },
        ]),
  ];
}

export const otherDataChanged = (value: OtherData, scope: ChannelScope): ChannelEvent => ({
  type: 'ChannelOtherDataChanged',
  data: { restaurantId: scope.restaurantId },
  personal: { subject: subjectOf(scope), value: { cvPublic: value.cvPublic, cvTeam: value.cvTeam } },
});

function planned({ date, changes }: ChannelPlan, scope: ChannelScope): ChannelEvent {
  const { birthday: { book_online: bookOnline = null, ...secrets } = {}, ...others } = changes;
  return {
    type: 'ChannelChangePlanned',
    data: {
      restaurantId: scope.restaurantId,
      date,
      dueAt: beginOf(date, scope.market),
      changes: others,
      bookOnline,
    },
    personal: { subject: subjectOf(scope), value: secrets },
  };
}

export function changesOfPlans(
  before: readonly ChannelPlan[],
  after: readonly ChannelPlan[],
  scope: ChannelScope,
): readonly ChannelEvent[] {
  const { restaurantId } = scope;
  const gone = before.filter(({ date }) => !after.some((plan) => plan.date === date));
  const fresh = after.filter((plan) => !before.some((known) => isDeepStrictEqual(known, plan)));
  return [
    ...gone.map(({ date }) => ({ type: 'ChannelPlanDiscarded' as const, data: { restaurantId, date } })),
    ...fresh.map((plan) => planned(plan, scope)),
  ];
}
