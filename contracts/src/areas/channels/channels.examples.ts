import type { World } from '../../example-world';
import type { EventChanges, EventNamed, ExamplesOf } from '../../kernel';
import { blankChannel, type ChannelContent, serviceId } from './channel-content.rules';
import type { channelCommands, channelDownloads, channelQueries, channelUploads } from './channels.contract';
import type { channelEvents } from './channels.events';
import { everyDay, type SpecialDay } from './opening.rules';

type Events = typeof channelEvents;

const restaurant = { restaurantId: 1 };
const subject = 'restaurant-1';

/** Open from noon to midnight, with wifi. */
export const aChannel = (overrides: Partial<ChannelContent> = {}): ChannelContent => ({
  ...blankChannel,
  services: [serviceId('wifi')],
  schedules: { ...blankChannel.schedules, restaurant: everyDay({ start: '12:00', end: '00:00' }) },
  ...overrides,
});

export const someHoursChanged = (
  changes: EventChanges<Events, 'ChannelHoursChanged'> = {},
): EventNamed<Events, 'ChannelHoursChanged'> => ({
  type: 'ChannelHoursChanged',
  data: { ...restaurant, block: 'restaurant', hours: everyDay({ start: '12:00', end: '00:00' }), ...changes },
});

export const someServicesChanged = (
  services: readonly number[] = [serviceId('wifi')],
): EventNamed<Events, 'ChannelServicesChanged'> => ({
  type: 'ChannelServicesChanged',
  data: { ...restaurant, services: [...services] },
});

/** Refurbishment. */
export const aClosing = (
  changes: EventChanges<Events, 'ChannelOpeningChanged'> = {},
): EventNamed<Events, 'ChannelOpeningChanged'> => ({
  type: 'ChannelOpeningChanged',
  data: {
    ...restaurant,
    opening: { open: false, date: '2026-12-10', motive: 1 },
    reopensAt: '2026-12-09T23:00:00.000Z',
    ...changes,
  },
});

export const someBirthdaysChanged = (
  secrets: Partial<EventNamed<Events, 'ChannelBirthdaysChanged'>['personal']['value']> = {},
): EventNamed<Events, 'ChannelBirthdaysChanged'> => ({
  type: 'ChannelBirthdaysChanged',
  data: { ...restaurant, bookOnline: true },
  personal: {
    subject,
    value: {
      bank_account: 'ES9121000418450200051332',
      bizum: '',
      contact_phone: '910000000',
      contact_mail: '0417@es.chain.example',
      ...secrets,
    },
  },
});

/** Closes at noon. */
export const aSpecialDay = (changes: Partial<SpecialDay> = {}): SpecialDay => ({
  day: '2026-12-24',
  closed: false,
  spans: [
    { start: '12:00', end: '16:00' },
    { start: '20:00', end: '23:30' },
  ],
  ...changes,
});

export const someSpecialDaysChanged = (
  changes: EventChanges<Events, 'ChannelSpecialDaysChanged'> = {},
): EventNamed<Events, 'ChannelSpecialDaysChanged'> => ({
  type: 'ChannelSpecialDaysChanged',
  data: { ...restaurant, set: [aSpecialDay()], removed: [], ...changes },
});

export const aChangePlanned = (
  changes: EventChanges<Events, 'ChannelChangePlanned'> = {},
): EventNamed<Events, 'ChannelChangePlanned'> => ({
  type: 'ChannelChangePlanned',
  data: {
    ...restaurant,
    date: '2026-12-01',
    dueAt: '2026-11-30T23:00:00.000Z',
    changes: { services: { [serviceId('terrace')]: true } },
    bookOnline: null,
    ...changes,
  },
  personal: { subject, value: {} },
});

type Calls = typeof channelCommands & typeof channelQueries & typeof channelUploads & typeof channelDownloads;

const noonToMidnight = everyDay({ start: '12:00', end: '00:00' });

export const channelsExamples: ExamplesOf<Calls, World> = {
  UpdateChannel: ({ restaurantId }) => ({
    restaurant_id: restaurantId,
    phone: '910 000 000',
    channel: { schedules: { restaurant: noonToMidnight } },
    service: [{ id: 11, status: 1 }],
    opening: { open: 1, date: '', motive: '' },
  }),
  SetSpecialDays: ({ restaurantId, dayAhead }) => ({
    restaurant_ids: [restaurantId],
    days: [{ day: dayAhead, closed: 0, spans: [{ start: '12:00', end: '18:00' }] }],
  }),
  GetChannel: ({ restaurantId }) => ({ id: restaurantId }),
  ListServices: () => ({}),
  ListRestaurantServices: ({ restaurantId }) => ({ id: restaurantId }),
  ListChannelDocuments: () => ({}),
  GetPublicChannel: ({ site }) => ({ site }),
  UploadSocialMediaDocument: () => ({}),
  UploadPaidMediaDocument: () => ({}),
  OpenChannelDocument: ({ channelDocument }) => ({ document: channelDocument }),
};
