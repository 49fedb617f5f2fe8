import type { DocumentOf, EventOf } from '@portal/contracts';
import type { channelEvents } from '@portal/contracts/areas/channels';
import { restaurantFields, restaurantLogs, type restaurantEvents } from '@portal/contracts/areas/restaurants';
import type { ProjectedEvent } from '@portal/platform/codec/event-codec.port';
import { keyedBy } from '@portal/platform/projection/patch';
import { defineProjection } from '@portal/platform/projection/projection';

type RestaurantEvent = EventOf<typeof restaurantEvents>;
type ChannelEvent = Exclude<EventOf<typeof channelEvents>, { type: 'ChannelDocumentAdded' }>;
type LogEvent = ProjectedEvent<RestaurantEvent>;
type Log = DocumentOf<typeof restaurantLogs>;
type Change = Log['changes'][number];
type Values = Log['now'];

const maxChanges = 200;

const byRestaurant = keyedBy('restaurantId');

/** As in a form-encoded body. */
function textOf(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  return typeof value === 'boolean' ? String(Number(value)) : String(value);
}

/** Wire names. */
function valuesIn({ data }: LogEvent): Values {
  const names = Object.entries(restaurantFields);
  return Object.fromEntries(
    names.flatMap(([field, name]) =>
      field in data ? [[name, textOf(data[field as keyof typeof data])]] : [],
    ),
  );
}

const changedIn = (values: Values, { now }: Log): Change['fields'] =>
  Object.entries(values)
    .filter(([field, after]) => now[field] !== after)
    .map(([field, after]) => ({ field, before: now[field] ?? null, after }));

const changeOf = (
  { revision, metadata }: Pick<LogEvent, 'revision' | 'metadata'>,
  what: Change['what'],
  fields: Change['fields'],
): Change => ({
  id: revision,
  what,
  fields,
  date: metadata.at,
  actor: metadata.actor,
  commandId: metadata.commandId,
});

/** Newest first; one entry per command. */
function withChange(changes: readonly Change[], change: Change): Change[] {
  const [last, ...older] = changes;
  const isSame = last?.commandId === change.commandId && last.what === change.what;
  const all = isSame
    ? [{ ...last, fields: [...last.fields, ...change.fields] }, ...older]
    : [change, ...changes];
  return all.slice(0, maxChanges);
}

const noting = (what: Change['what'], sets: Values = {}) => ({
  id: byRestaurant,
  apply: (log: Log | null, event: LogEvent): Log | null => {
    if (!log) return null;
    const values = { ...valuesIn(event), ...sets };
    const fields = what === 'updated' ? changedIn(values, log) : [];
    return {
      ...log,
      now: { ...log.now, ...values },
      changes: withChange(log.changes, changeOf(event, what, fields)),
    };
  },
});

type Noted<N extends ChannelEvent['type']> = ProjectedEvent<Extract<ChannelEvent, { type: N }>>;

/** Sealed values are left out. */
const notingFields = <N extends ChannelEvent['type']>(
  valuesOf: (event: Noted<N>) => readonly (readonly [field: string, after: string | null])[],
) => ({
  id: byRestaurant,
  apply: (log: Log | null, event: Noted<N>): Log | null => {
    if (!log) return null;
    const fields = valuesOf(event).map(([field, after]) => ({ field, before: null, after }));
    // The position: revisions of the two streams collide.
    const change = { ...changeOf(event, 'updated', fields), id: event.position };
    return { ...log, changes: withChange(log.changes, change) };
  },
});

/** Public fields by wire name. */
const notingChannel = <N extends ChannelEvent['type']>(
  fieldOf: string | ((event: Noted<N>) => string),
  valueOf: (event: Noted<N>) => string | null = () => null,
) => notingFields<N>((event) => [[typeof fieldOf === 'string' ? fieldOf : fieldOf(event), valueOf(event)]]);

/** Who changed which field (R-ARE-06, R-CHN-36). */
export const restaurantLogsProjection = defineProjection<
  RestaurantEvent | ChannelEvent,
  typeof restaurantLogs
>(restaurantLogs, {
  RestaurantAdded: {
    id: byRestaurant,
    apply: (_none, event) => ({
      id: event.data.restaurantId,
      now: valuesIn(event),
      changes: [changeOf(event, 'added', [])],
    }),
  },
  RestaurantUpdated: noting('updated'),
  RestaurantFiscalDataChanged: noting('updated'),
  RestaurantClosed: noting('closed', { active: '0' }),
  RestaurantReopened: noting('reopened', { active: '1' }),
  RestaurantDeleted: noting('deleted'),
  RestaurantRestored: noting('restored'),
  ChannelOpeningChanged: notingChannel<'ChannelOpeningChanged'>(
    'opening',
    ({ data: { opening } }) => opening.date,
  ),
  ChannelReopened: notingChannel<'ChannelReopened'>('opening'),
  ChannelServicesChanged: notingChannel<'ChannelServicesChanged'>('service'),
  ChannelHoursChanged: notingChannel<'ChannelHoursChanged'>(({ data }) => `schedules.${data.block}`),
  ChannelDeliveryHoursChanged: notingChannel<'ChannelDeliveryHoursChanged'>('schedules.delivery'),
  ChannelSpecialDaysChanged: notingFields<'ChannelSpecialDaysChanged'>(({ data: { set, removed } }) => [
    ...set.map(({ day, closed, spans }) =>
      closed
        ? (['special_day_closed', day] as const)
        : (['special_day', `${day} ${spans.map(({ start, end }) => `${start}–${end}`).join(', ')}`] as const),
    ),
    ...removed.map((day) => ['special_day_removed', day] as const),
  ]),
  ChannelBirthdaysChanged: notingChannel<'ChannelBirthdaysChanged'>('birthday_data'),
  ChannelOtherDataChanged: notingChannel<'ChannelOtherDataChanged'>('cv_public'),
  ChannelChangePlanned: notingChannel<'ChannelChangePlanned'>('channel_plan', ({ data }) => data.date),
  ChannelPlanDiscarded: notingChannel<'ChannelPlanDiscarded'>(
    'channel_plan_discarded',
    ({ data }) => data.date,
  ),
  ChannelPlanApplied: notingChannel<'ChannelPlanApplied'>('channel_plan_applied', ({ data }) => data.date),
  ChannelPlanFailed: notingChannel<'ChannelPlanFailed'>('channel_plan_failed', ({ data }) => data.date),
});
