import type { Audience, EventOf } from '@portal/contracts';
import { type partnerReportEvents, partnerReportPushes } from '@portal/contracts/areas/partner-reports';
import { toFullAdministrators, toRestaurant, toUser } from '@portal/platform/push/audiences';
import { definePushRules } from '@portal/platform/push/push-rules';

interface OfMonth {
  readonly data: { readonly month: string };
  readonly position: number;
}
interface OfReports extends OfMonth {
  readonly data: {
    readonly month: string;
    readonly reports: readonly { readonly userId: number; readonly restaurantId: number | null }[];
  };
}

const changed = ({ data: { month }, position }: OfMonth, to: readonly Audience[]) =>
  to.length === 0 ? [] : [{ name: 'PartnerReportsChanged' as const, payload: { month, position }, to }];

const toRestaurants = (...ids: readonly (number | null)[]): readonly Audience[] =>
  [...new Set(ids)].flatMap((id) => (id === null ? [] : toRestaurant(id)));
const toSenders = (...users: readonly number[]): readonly Audience[] => [
  ...[...new Set(users)].flatMap(toUser),
  ...toFullAdministrators,
];

const ofReports = (event: OfReports) => {
  const { reports } = event.data;
  const restaurants = toRestaurants(...reports.map(({ restaurantId }) => restaurantId));
  return changed(event, [...toSenders(...reports.map(({ userId }) => userId)), ...restaurants]);
};

/** Complete months to partners and administrators; reports to their restaurant (R-PRT-12). */
export const partnerReportPushRules = definePushRules<
  EventOf<typeof partnerReportEvents>,
  typeof partnerReportPushes
>(partnerReportPushes, {
  PartnerReportAdded: (event) =>
    changed(event, [...toSenders(event.data.userId), ...toRestaurants(event.data.restaurant?.id ?? null)]),
  PartnerReportUpdated: (event) =>
    changed(event, [...toSenders(event.data.userId), ...toRestaurants(event.data.restaurantId)]),
  PartnerReportAssigned: (event) => {
    const { userId, from, restaurant } = event.data;
    return changed(event, [...toSenders(userId), ...toRestaurants(from, restaurant?.id ?? null)]);
  },
  PartnerReportsDeleted: ofReports,
  PartnerReportsRestored: ofReports,
});
