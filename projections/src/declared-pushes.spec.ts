import { describe, expect, it } from '@jest/globals';
import { allPushes, type Audience, catalogueReaders, Role } from '@portal/contracts';
import { projected } from '@portal/platform/testing/projection-kit';
import { anEntry } from '@portal/contracts/areas/cart';
import { someBirthdaysChanged } from '@portal/contracts/areas/channels';
import { aCollectionAdded, aCollectionId, aRestaurantCollectionId } from '@portal/contracts/areas/library';
import {
  aPauseEnded,
  aPauseId,
  aPauseRequested,
  aPauseStatusChanged,
  aPauseWithdrawn,
  MopStatus,
} from '@portal/contracts/areas/mop';
import { anOrderPlaced } from '@portal/contracts/areas/orders';
import { aNationalPlanUpdated, somePhasesReached } from '@portal/contracts/areas/planner';
import { aRestaurantTemplateId, aTemplateId } from '@portal/contracts/areas/templates';
import { allPushRules } from './index';

interface Event {
  readonly type: string;
  readonly data: object;
}

const payloads = Object.fromEntries(allPushes.flatMap((area) => Object.entries(area.payloads)));

/** Each as declared: a field more would fail. */
function pushesOf(event: Event) {
  const sent = allPushRules.flatMap(({ on }) => on.get(event.type)?.(projected(event, 41)) ?? []);
  for (const { name, payload } of sent) expect(payloads[name]?.parse(payload)).toEqual(payload);
  return sent;
}

const position = 42;
const person = [{ user: 'user-12' }];
const restaurant = [{ restaurant: 1 }];
const fullAdministrators = [{ role: Role.Administrator }];
const administrators = [...fullAdministrators, { role: Role.Editor }];
const bothSides = [...restaurant, ...administrators];
const readers = catalogueReaders.map((role) => ({ role }));

const { orderId } = anOrderPlaced().data;
const { Pending, Confirmed, Cancelled } = MopStatus;
const of = (data: object, ...types: string[]) => types.map((type) => ({ type, data }));
const ofRestaurant = (...types: string[]) => of({ restaurantId: 1 }, ...types);
const ofPerson = (...types: string[]) => of({ userId: 12 }, ...types);
const ofOrder = (type: string, more: object = {}) => ({ type, data: { orderId, restaurantId: 1, ...more } });
const inPlan = (...types: string[]) => of({ restaurantId: 1, year: 2026 }, ...types);

type Row = readonly [
  title: string,
  events: readonly Event[],
  name: string,
  payload: object,
  to: readonly Audience[],
];

const rows: readonly Row[] = [
  [
    '[R-ARC-06] a new order, to administrators',
    [anOrderPlaced()],
    'OrderPlaced',
    { id: orderId },
    administrators,
  ],
  [
    '[R-ARC-06] [R-ORD-19] a status, to both sides',
    [ofOrder('OrderStatusChanged', { from: 1, to: 3 })],
    'OrderChanged',
    { id: orderId, fields: { status: 3, version: 41 } },
    bothSides,
  ],
  [
    '[R-ORD-19] an assignment, to both sides',
    [ofOrder('OrderAssigned', { from: null, to: 4 })],
    'OrderChanged',
    { id: orderId, fields: { assignee_id: 4, assignee_version: 41 } },
    bothSides,
  ],
  [
    '[R-ORD-19] a cancellation by the restaurant, to both sides',
    [ofOrder('OrderCancelledByRestaurant', { from: 1 })],
    'OrderChanged',
    { id: orderId, fields: { status: 5, version: 41 } },
    bothSides,
  ],
  [
    'other changes of an order, to both sides',
    ['OrderDeleted', 'OrderRestored', 'OrderImagesAttached', 'OrderChangedByRestaurant'].map((type) =>
      ofOrder(type),
    ),
    'OrderChanged',
    { id: orderId },
    bothSides,
  ],
  ...(
    [
      ['requested', aPauseRequested(), { status: Pending, version: 41 }],
      ['confirmed automatically', aPauseRequested({ status: Confirmed }), { status: Confirmed, version: 41 }],
      ['decided', aPauseStatusChanged(), { status: Confirmed, version: 41 }],
      ['withdrawn', aPauseWithdrawn(), { status: Cancelled }],
      ['ended', aPauseEnded(), { status: Confirmed }],
    ] as const
  ).map(([what, event, fields]): Row => [
    `[R-MOP-14] a pause that was ${what}, to the restaurant and full administrators`,
    [event],
    'MopPauseChanged',
    { id: aPauseId, fields },
    [...restaurant, ...fullAdministrators],
  ]),
  [
    '[R-MOP-07] the switch, to full administrators',
    of({ on: false }, 'MopAutoConfirmSet'),
    'MopAutoConfirmChanged',
    {},
    fullAdministrators,
  ],
  [
    '[R-ROL-05] operations, to full administrators',
    of({ operationId: 'o', attempt: 1 }, 'OperationStarted', 'OperationFailed', 'RebuildRequested'),
    'OperationsChanged',
    {},
    fullAdministrators,
  ],
  [
    'downloads, to full administrators',
    of({ resourceId: 7, userId: 12 }, 'ResourceDownloaded'),
    'DownloadsCounted',
    { id: 7 },
    fullAdministrators,
  ],
  [
    '[R-HOM-01] video adverts, to all readers',
    of(
      { videoId: 5, url: 'https://youtu.be/abcdefghijk' },
      ...['VideoAdded', 'VideoUpdated', 'VideoDeleted', 'VideoRestored', 'VideoPeriodReached'],
    ),
    'VideosChanged',
    { id: 5 },
    readers,
  ],
  [
    '[R-HOM-06] [R-AME-01] covers, to all readers',
    of(
      { sliderId: 7 },
      ...[
        'SliderAdded',
        'SliderUpdated',
        'SliderMoved',
        'SliderDeleted',
        'SliderRestored',
        'SliderPeriodReached',
      ],
    ),
    'SlidersChanged',
    { id: 7 },
    readers,
  ],
  [
    'the section tree, to all readers and no partner',
    of(
      {},
      ...['SectionAdded', 'SectionUpdated', 'SectionsPlaced'],
      ...['SectionsReordered', 'SectionDeleted', 'SectionRestored'],
    ),
    'SectionsChanged',
    {},
    readers,
  ],
  ['counts in sections, to administrators', of({}, 'ResourceFiled'), 'SectionsChanged', {}, administrators],
  [
    '[R-ARE-04] a restaurant, to its people and administrators',
    ofRestaurant(
      ...['RestaurantAdded', 'RestaurantUpdated', 'RestaurantFiscalDataChanged', 'RestaurantClosed'],
      ...['RestaurantReopened', 'RestaurantDeleted', 'RestaurantRestored'],
    ),
    'RestaurantChanged',
    { id: 1 },
    bothSides,
  ],
  ['[R-CHN-36] channels, to both sides', [someBirthdaysChanged()], 'ChannelChanged', { id: 1 }, bothSides],
  [
    '[R-ARE-04] services of a restaurant, to both sides',
    ofRestaurant('ChannelServicesChanged'),
    'RestaurantServicesChanged',
    { id: 1 },
    bothSides,
  ],
  [
    'diagnostics, to both sides',
    ofRestaurant(
      'SwotUpdated',
      'ClientsUpdated',
      'CompetitionImported',
      'CustomBrandAdded',
      'CustomEnvironmentAdded',
    ),
    'DiagnosticChanged',
    { id: 1 },
    bothSides,
  ],
  [
    '[AMB-64] figures that grew old, and years with or without objectives, to both sides',
    [...ofRestaurant('FiguresGrewOld'), ...inPlan('PlanPrioritiesUpdated', 'PlanRemovalRestored')],
    'DiagnosticAlertsChanged',
    { id: 1 },
    bothSides,
  ],
  [
    '[AMB-66] shared options of diagnostics, to all readers',
    of({}, 'BrandAdded', 'BrandRestored', 'SwotOptionAdded', 'SwotOptionDeleted'),
    'DiagnosticReferenceChanged',
    {},
    readers,
  ],
  [
    '[R-MKT-03] plans, to both sides',
    inPlan(
      ...['PlanPrioritiesUpdated', 'PlanStrategiesUpdated', 'PlanRemovalRestored', 'PlanActionAdded'],
      ...['PlanActionUpdated', 'PlanActionDeleted', 'PlanActionRestored'],
    ),
    'PlanChanged',
    { restaurantId: 1, year: 2026 },
    bothSides,
  ],
  [
    '[R-HOM-10] a current action, to the restaurant',
    [somePhasesReached()],
    'PlanActionPhaseChanged',
    {},
    restaurant,
  ],
  [
    '[AMB-66] the national plan, to all readers',
    [aNationalPlanUpdated()],
    'NationalPlanChanged',
    { year: 2026 },
    readers,
  ],
  [
    '[W18] a cart, to its person',
    of({ userId: 12, entry: anEntry() }, 'CartEntrySaved', 'CartEntryRemoved'),
    'CartChanged',
    {},
    person,
  ],
  [
    '[W18] saved views, to their person',
    ofPerson('ViewSaved', 'ViewDeleted'),
    'SavedViewsChanged',
    {},
    person,
  ],
  ['favourites, to their person', ofPerson('FavouriteAdded', 'ResourceOpened'), 'LibraryChanged', {}, person],
  ['a collection, to its person', [aCollectionAdded()], 'CollectionChanged', { id: aCollectionId }, person],
  [
    'a collection of a restaurant, to its people',
    [aCollectionAdded({ collectionId: aRestaurantCollectionId })],
    'CollectionChanged',
    { id: aRestaurantCollectionId },
    restaurant,
  ],
  [
    'a collection whose link changes, to all readers',
    of({ collectionId: aCollectionId }, 'CollectionShared', 'CollectionDeleted'),
    'CollectionChanged',
    { id: aCollectionId },
    readers,
  ],
  [
    'a template, to its person',
    of({ templateId: aTemplateId }, 'TemplateAdded'),
    'TemplateChanged',
    { id: aTemplateId },
    person,
  ],
  [
    'a template of a restaurant, to its people',
    of({ templateId: aRestaurantTemplateId }, 'TemplateUpdated'),
    'TemplateChanged',
    { id: aRestaurantTemplateId },
    restaurant,
  ],
];

describe('pushes as declared', () => {
  it.each(rows)('%s', (_title, events, name, payload, to) => {
    expect(events.length).toBeGreaterThan(0);
    for (const event of events) {
      const sent = pushesOf(event).filter((push) => push.name === name);
      expect(sent).toEqual([{ name, payload: { ...payload, position }, to }]);
    }
  });

  it.each([
    ['[R-HOM-07] a click on a cover', of({ sliderId: 7 }, 'SliderClicked')],
    ['an address of a calendar', ofPerson('PlanCalendarAddressRenewed')],
  ])('%s is not pushed', (_title, events) => {
    for (const event of events) expect(pushesOf(event)).toEqual([]);
  });

  it('[R-CHN-36] hold nothing else of an event', () => {
    expect(JSON.stringify(pushesOf(someBirthdaysChanged()))).not.toContain('1332');
  });
});
