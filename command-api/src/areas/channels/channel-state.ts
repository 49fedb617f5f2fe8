import type { EventOf } from '@portal/contracts';
import {
  type BirthdayData,
  blankChannel,
  type channelEvents,
  type ChannelContent,
  type ChannelPlan,
  isOpen,
  noBirthdays,
  type PlannedChanges,
  type SpecialDay,
  withSpecialDays,
} from '@portal/contracts/areas/channels';
import type { RestaurantContent, restaurantEvents } from '@portal/contracts/areas/restaurants';
import type { Evolutions } from '@portal/platform/decider/decider';

export type ChannelEvent = Exclude<EventOf<typeof channelEvents>, { type: 'ChannelDocumentAdded' }>;
export type RestaurantEvent = EventOf<typeof restaurantEvents>;
type Named<N extends ChannelEvent['type']> = Extract<ChannelEvent, { type: N }>;

/** Stored as received (AMB-79). */
export interface OtherData {
  readonly cvPublic: unknown;
  readonly cvTeam: unknown;
}

/** On the same stream, as its own area folds it. */
export interface Restaurant extends RestaurantContent {
  readonly id: number;
  readonly deleted: boolean;
}

export interface Channel extends Omit<ChannelContent, 'services'> {
  /** `null` until it is added. */
  readonly restaurant: Restaurant | null;
  /** `null` until set: the restaurant's initial ones apply. */
  readonly services: readonly number[] | null;
  readonly other: OtherData;
  readonly plans: readonly ChannelPlan[];
  /** By day. */
  readonly specialDays: readonly SpecialDay[];
}

export const noChannel: Channel = {
  ...blankChannel,
  restaurant: null,
  services: null,
  other: { cvPublic: null, cvTeam: null },
  plans: [],
  specialDays: [],
};

/** Sealed fields are dropped if the key is erased. */
function changesOfPlan({ data, personal }: Named<'ChannelChangePlanned'>): PlannedChanges {
  const birthday = {
    ...(data.bookOnline !== null && { book_online: data.bookOnline }),
    ...personal.value,
  };
  return { ...data.changes, ...(Object.keys(birthday).length > 0 && { birthday }) };
}

const birthdayOf = ({ data, personal }: Named<'ChannelBirthdaysChanged'>): BirthdayData => ({
  ...noBirthdays,
  ...personal.value,
  book_online: data.bookOnline,
});

const without = (plans: readonly ChannelPlan[], { date }: { date: string }) =>
  plans.filter((plan) => plan.date !== date);

const planRemoved = (channel: Channel, { data }: { data: { date: string } }): Channel => ({
  ...channel,
  plans: without(channel.plans, data),
});

const withRestaurant = (channel: Channel, changes: Partial<Restaurant>): Channel => ({
  ...channel,
  restaurant: channel.restaurant && { ...channel.restaurant, ...changes },
});

export const channelEvolutions: Evolutions<Channel, ChannelEvent | RestaurantEvent> = {
  RestaurantAdded: (channel, { data: { restaurantId: id, ...content } }) => ({
    ...channel,
    restaurant: { ...content, id, deleted: false },
  }),
  RestaurantUpdated: (channel, { data: { restaurantId: _id, ...changes } }) =>
    withRestaurant(channel, changes as Partial<Restaurant>),
  RestaurantFiscalDataChanged: (channel, { data: { restaurantId: _id, ...fiscal } }) =>
    withRestaurant(channel, fiscal),
  RestaurantClosed: (channel) => withRestaurant(channel, { active: false }),
  RestaurantReopened: (channel) => withRestaurant(channel, { active: true }),
  RestaurantDeleted: (channel) => withRestaurant(channel, { deleted: true }),
  RestaurantRestored: (channel) => withRestaurant(channel, { deleted: false }),

  ChannelOpeningChanged: (channel, { data: { opening } }) => ({ ...channel, opening }),
  ChannelReopened: (channel) => ({ ...channel, opening: isOpen }),
  ChannelServicesChanged: (channel, { data: { services } }) => ({ ...channel, services }),
  ChannelHoursChanged: (channel, { data: { block, hours } }) => ({
    ...channel,
    schedules: { ...channel.schedules, [block]: hours },
  }),
  ChannelDeliveryHoursChanged: (channel, { data: { text } }) => ({
    ...channel,
    schedules: { ...channel.schedules, delivery: text },
  }),
  ChannelSpecialDaysChanged: (channel, { data }) => ({
    ...channel,
    specialDays: withSpecialDays(channel.specialDays, data),
  }),
  ChannelBirthdaysChanged: (channel, event) => ({ ...channel, birthday: birthdayOf(event) }),
  ChannelOtherDataChanged: (channel, { personal: { value } }) => ({
    ...channel,
    other: { cvPublic: value?.cvPublic ?? null, cvTeam: value?.cvTeam ?? null },
  }),
  ChannelChangePlanned: (channel, event) => {
    const plan = { date: event.data.date, changes: changesOfPlan(event) };
    const plans = [...without(channel.plans, plan), plan];
    return { ...channel, plans: plans.toSorted((a, b) => a.date.localeCompare(b.date)) };
  },
  ChannelPlanDiscarded: planRemoved,
  ChannelPlanApplied: planRemoved,
  ChannelPlanFailed: planRemoved,
};
