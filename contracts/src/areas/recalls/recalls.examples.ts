import type { World } from '../../example-world';
import type { EventChanges, EventNamed, ExamplesOf } from '../../kernel';
import type {
  AskedRestaurant,
  Holder,
  Holders,
  OwnRecall,
  Recall,
  recallCommands,
  recallDownloads,
  recallQueries,
} from './recalls.contract';
import type { recallEvents } from './recalls.events';

type Events = typeof recallEvents;

export const aRecallId = '3f1c7a52-9d5e-4b1a-8a55-0d6f3f0c9a11';
const text = 'El precio del cartel es el de la campaña anterior. Retíralo hoy, por favor.';

/** Restaurants 1 to 3; last day 24 November 2026. */
export const aRecallStarted = (
  changes: EventChanges<Events, 'RecallStarted'> = {},
): EventNamed<Events, 'RecallStarted'> => ({
  type: 'RecallStarted',
  data: {
    recallId: aRecallId,
    resourceId: 7,
    resourceName: 'Cartel de verano',
    versions: [1],
    replacementId: 7,
    restaurants: [1, 2, 3],
    text,
    until: '2026-11-24',
    next: '2026-11-23T09:00:00.000Z',
    ...changes,
  },
});

export const aRecallConfirmed = (
  changes: EventChanges<Events, 'RecallConfirmed'> = {},
): EventNamed<Events, 'RecallConfirmed'> => ({
  type: 'RecallConfirmed',
  data: { recallId: aRecallId, resourceId: 7, restaurantId: 1, photo: null, left: 2, ...changes },
});

export const aRecallUnconfirmed = (
  changes: EventChanges<Events, 'RecallUnconfirmed'> = {},
): EventNamed<Events, 'RecallUnconfirmed'> => ({
  type: 'RecallUnconfirmed',
  data: {
    recallId: aRecallId,
    resourceId: 7,
    restaurantId: 1,
    until: '2026-11-24',
    left: 3,
    next: '2026-11-23T09:00:00.000Z',
    ...changes,
  },
});

export const aRecallReminded = (
  changes: EventChanges<Events, 'RecallReminded'> = {},
): EventNamed<Events, 'RecallReminded'> => ({
  type: 'RecallReminded',
  data: { recallId: aRecallId, restaurants: [2, 3], next: '2026-11-25T09:00:00.000Z', ...changes },
});

export const aRecallClosed = (restaurants: number[] = [2, 3]): EventNamed<Events, 'RecallClosed'> => ({
  type: 'RecallClosed',
  data: { recallId: aRecallId, restaurants },
});

const resource = { id: 7, name: 'Cartel de verano', link: '/nacional/carteles/cartel-de-verano', thumb: '' };

export const aHolder = (overrides: Partial<Holder> = {}): Holder => ({
  id: 1,
  name: 'Gran Vía',
  site: '0417',
  versions: [{ version: 1, people: 2 }],
  carts: 0,
  templates: 0,
  collections: 0,
  orders: [],
  ...overrides,
});

export const someHolders = (overrides: Partial<Holders> = {}): Holders => ({
  id: 7,
  name: resource.name,
  versions: [
    {
      version: 2,
      filename: 'cartel-2.pdf',
      added_at: '2026-11-19T09:00:00.000Z',
      current: true,
      downloads: 1,
    },
    {
      version: 1,
      filename: 'cartel.pdf',
      added_at: '2026-10-01T09:00:00.000Z',
      current: false,
      downloads: 9,
    },
  ],
  restaurants: [aHolder()],
  unplaced: { people: 0, carts: 0, templates: 0, collections: 0 },
  ...overrides,
});

export const anAskedRestaurant = (overrides: Partial<AskedRestaurant> = {}): AskedRestaurant => ({
  id: 1,
  name: 'Gran Vía',
  site: '0417',
  confirmed_at: null,
  confirmed_by: '',
  has_photo: false,
  orders: [],
  ...overrides,
});

const shape = {
  id: aRecallId,
  resource,
  versions: [1],
  replacement: resource,
  text,
  until: '2026-11-24',
  status: 'open',
  started_at: '2026-11-20T09:00:00.000Z',
  closed_at: null,
} as const;

export const aRecall = (overrides: Partial<Recall> = {}): Recall => ({
  ...shape,
  versions: [1],
  started_by: 'Marta Ruiz',
  asked: 3,
  confirmed: 1,
  reminders: 0,
  reminded_at: null,
  ...overrides,
});

export const anOwnRecall = (overrides: Partial<OwnRecall> = {}): OwnRecall => ({
  ...shape,
  versions: [1],
  restaurants: [anAskedRestaurant()],
  ...overrides,
});

type Calls = typeof recallCommands & typeof recallQueries & typeof recallDownloads;

export const recallExamples: ExamplesOf<Calls, World> = {
  StartRecall: ({ resourceId, restaurantId, dayAhead }) => ({
    id: resourceId,
    versions: '1',
    restaurants: String(restaurantId),
    replacement_id: resourceId,
    until: dayAhead,
    text,
  }),
  ConfirmRecall: ({ recallId, restaurantId }) => ({ id: recallId, restaurant_id: restaurantId }),
  UnconfirmRecall: ({ confirmedRecallId: id, restaurantId }) => ({
    id,
    restaurant_id: restaurantId,
  }),
  CloseRecall: ({ recallId }) => ({ id: recallId }),
  GetHolders: ({ resourceId }) => ({ id: resourceId }),
  ListRecalls: () => ({ status: ['open'], size: 10 }),
  GetRecall: ({ recallId }) => ({ id: recallId }),
  ListOwnRecalls: ({ restaurantId }) => ({ restaurant_id: restaurantId, size: 10 }),
  OpenRecallPhoto: ({ confirmedRecallId: id, restaurantId }) => ({ id, restaurant_id: restaurantId }),
};
