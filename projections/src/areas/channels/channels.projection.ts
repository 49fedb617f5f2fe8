import { dayOf, type DocumentOf, type EventOf, type Market, marketRecords } from '@portal/contracts';
import {
  blankChannel,
  type BirthdayData,
  type ChannelBlock,
  type channelEvents,
  channels,
  driveThroughSlug,
  isOpen,
  maskOf,
  mobileOrderSlug,
  serviceId,
  withSpecialDays,
} from '@portal/contracts/areas/channels';
import type { restaurantEvents } from '@portal/contracts/areas/restaurants';
import type { ProjectedEvent } from '@portal/platform/codec/event-codec.port';
import { keyedBy, patch } from '@portal/platform/projection/patch';
import { defineProjection } from '@portal/platform/projection/projection';

type ChannelEvent = Exclude<EventOf<typeof channelEvents>, { type: 'ChannelDocumentAdded' }>;
type RestaurantEvent = EventOf<typeof restaurantEvents>;
type Channel = DocumentOf<typeof channels>;
type Added = Extract<RestaurantEvent, { type: 'RestaurantAdded' }>['data'];

const byRestaurant = keyedBy('restaurantId');

const restaurantFields = [
  ...(['site', 'name', 'type', 'region', 'publicName', 'address', 'city', 'postalCode'] as const),
  ...(['latitude', 'longitude', 'phone', 'email', 'openingDate', 'razon', 'cif', 'fiscalAddress'] as const),
] as const;
type RestaurantFields = Pick<Channel, (typeof restaurantFields)[number]>;

const fieldsIn = (data: object): Partial<RestaurantFields> =>
  Object.fromEntries(
    Object.entries(data).filter(([field]) => restaurantFields.some((name) => name === field)),
  );

/** Blank until filled in. */
const blankFields = { publicName: '', phone: '', openingDate: '' };

const firstServices = ({ driveThrough, mopService }: Added) => [
  ...(driveThrough ? [serviceId(driveThroughSlug)] : []),
  ...(mopService ? [serviceId(mobileOrderSlug)] : []),
];

const publicFields = [
  'publicName',
  'address',
  'phone',
  'email',
  'openingDate',
  'cif',
  'razon',
  'fiscalAddress',
];

/** The version counts changes of public data only. */
const restaurantChanged = {
  id: byRestaurant,
  apply: patch((channel: Channel, { data, revision }: { data: object; revision: number }) => {
    const isPublic = Object.keys(data).some((field) => publicFields.includes(field));
    return {
      ...fieldsIn(data),
      ...(isPublic && { versions: { ...channel.versions, data: revision } }),
    };
  }),
};

const setting = (change: Partial<Channel>) => ({
  id: byRestaurant,
  apply: patch((_channel: Channel) => change),
});

function edit<N extends ChannelEvent['type']>(
  block: ChannelBlock | ((event: ProjectedEvent<Extract<ChannelEvent, { type: N }>>) => ChannelBlock),
  change: (channel: Channel, event: ProjectedEvent<Extract<ChannelEvent, { type: N }>>) => Partial<Channel>,
) {
  return {
    id: byRestaurant,
    apply: patch((channel: Channel, event: ProjectedEvent<Extract<ChannelEvent, { type: N }>>) => ({
      ...change(channel, event),
      changedAt: event.metadata.at,
      versions: {
        ...channel.versions,
        [typeof block === 'function' ? block(event) : block]: event.revision,
      },
    })),
  };
}

/** Account numbers show their last characters only (W33). */
const masked = <B extends Partial<BirthdayData>>(birthday: B): B => ({
  ...birthday,
  ...(birthday.bank_account !== undefined && { bank_account: maskOf(birthday.bank_account) }),
  ...(birthday.bizum !== undefined && { bizum: maskOf(birthday.bizum) }),
});

const without = ({ plans }: Channel, date: string) => plans.filter((plan) => plan.date !== date);

export const channelsProjection = defineProjection<ChannelEvent | RestaurantEvent, typeof channels>(
  channels,
  {
    RestaurantAdded: {
      id: byRestaurant,
      apply: (_none, { data, revision }) => ({
        ...blankFields,
        ...(fieldsIn(data) as RestaurantFields),
        id: data.restaurantId,
        active: data.active,
        deleted: false,
        ...blankChannel,
        services: firstServices(data),
        closedSince: null,
        specialDays: [],
        cvPublic: null,
        cvTeam: null,
        plans: [],
        failedPlan: null,
        changedAt: null,
        versions: { data: revision },
      }),
    },
    RestaurantUpdated: restaurantChanged,
    RestaurantFiscalDataChanged: restaurantChanged,
    RestaurantClosed: setting({ active: false }),
    RestaurantReopened: setting({ active: true }),
    RestaurantDeleted: setting({ deleted: true }),
    RestaurantRestored: setting({ deleted: false }),

    ChannelOpeningChanged: edit<'ChannelOpeningChanged'>(
      'opening',
      ({ closedSince }, { data: { opening }, metadata: { at, market } }) => ({
        opening,
        closedSince: opening.open
          ? null
          : (closedSince ?? dayOf(at, marketRecords[market as Market].timeZone)),
      }),
    ),
    ChannelReopened: edit<'ChannelReopened'>('opening', () => ({ opening: isOpen, closedSince: null })),
    ChannelServicesChanged: edit<'ChannelServicesChanged'>(
      'services',
      (_channel, { data: { services } }) => ({
        services,
      }),
    ),
    ChannelHoursChanged: edit<'ChannelHoursChanged'>(
      ({ data: { block } }) => block,
      ({ schedules }, { data: { block, hours } }) => ({ schedules: { ...schedules, [block]: hours } }),
    ),
    ChannelDeliveryHoursChanged: edit<'ChannelDeliveryHoursChanged'>(
      'delivery',
      ({ schedules }, { data: { text } }) => ({ schedules: { ...schedules, delivery: text } }),
    ),
    ChannelSpecialDaysChanged: edit<'ChannelSpecialDaysChanged'>('special', ({ specialDays }, { data }) => ({
      specialDays: withSpecialDays(specialDays, data),
    })),
    ChannelBirthdaysChanged: edit<'ChannelBirthdaysChanged'>('birthday', (_channel, { data, personal }) => ({
      birthday: {
        ...blankChannel.birthday,
        ...masked(personal.value ?? {}),
        book_online: data.bookOnline,
      },
    })),
    ChannelOtherDataChanged: edit<'ChannelOtherDataChanged'>(
      'other',
      (_channel, { personal: { value } }) => ({
        cvPublic: value?.cvPublic ?? null,
        cvTeam: value?.cvTeam ?? null,
      }),
    ),
    ChannelChangePlanned: edit<'ChannelChangePlanned'>('plan', (channel, { data, personal }) => {
      const birthday = {
        ...(data.bookOnline !== null && { book_online: data.bookOnline }),
        ...masked(personal.value ?? {}),
      };
      const changes = { ...data.changes, ...(Object.keys(birthday).length > 0 && { birthday }) };
      const plans = [...without(channel, data.date), { date: data.date, changes }];
      return { plans: plans.toSorted((a, b) => a.date.localeCompare(b.date)), failedPlan: null };
    }),
    ChannelPlanDiscarded: edit<'ChannelPlanDiscarded'>('plan', (channel, { data: { date } }) => ({
      plans: without(channel, date),
    })),
    ChannelPlanApplied: edit<'ChannelPlanApplied'>('plan', (channel, { data: { date } }) => ({
      plans: without(channel, date),
    })),
    ChannelPlanFailed: edit<'ChannelPlanFailed'>('plan', (channel, { data, metadata: { at } }) => {
      const { date, reason, fields } = data;
      return { plans: without(channel, date), failedPlan: { date, at, reason, fields } };
    }),
  },
);
