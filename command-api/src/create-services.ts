import type { MarketRecord } from '@portal/contracts';
import type { EventCodec } from '@portal/platform/codec/event-codec.port';
import { createEventsAt, createEventsFrom, createStateLoader } from '@portal/platform/decider/state-loader';
import { createNewIds } from '@portal/platform/decider/new-ids';
import { createNumberSeries } from '@portal/platform/decider/number-series';
import { createReservations } from '@portal/platform/decider/reservation';
import type { StreamStates } from '@portal/platform/decider/stream-states';
import type { SessionSecrets } from '@portal/platform/session/session-secrets';
import type { EventStore } from '@portal/platform/stores/event-store/event-store.port';
import type { ViewPosition } from '@portal/platform/projection/view-position';
import type { ViewStore } from '@portal/platform/stores/view-store/view-store.port';
import { createOpenOrders } from './areas/restaurants/open-orders';
import type { IdentityProvider } from './areas/session/identity-provider';
import { createAdministrators } from './areas/users/administrators';
import { createPasswordHasher, passwordCosts } from './areas/users/password-hasher';
import type { Services } from './services';
import { viewsReachFrom } from './views-reach';

interface Options {
  readonly market: MarketRecord;
  readonly events: EventStore;
  readonly codec: EventCodec;
  readonly secrets: SessionSecrets;
  readonly now: () => Date;
  /** Default: none. */
  readonly identityProvider?: IdentityProvider | null | undefined;
  /** Default: none. */
  readonly files?: Services['files'] | undefined;
  /** Default: none; queries fail. */
  readonly views?: Pick<ViewStore, 'get' | 'count'> | undefined;
  /** As reported to this program. */
  readonly positions?: Pick<ViewPosition, 'wait'> | undefined;
  /** Seconds; default ten minutes. */
  readonly newFilesWindow?: number | undefined;
  /** In addition to the known ones. */
  readonly pushHosts?: readonly string[] | undefined;
  readonly states?: StreamStates;
  /** Lower in tests. */
  readonly passwordCosts?: typeof passwordCosts;
}

const noFiles: Services['files'] = {
  open: async () => null,
  put: () => Promise.reject(new Error('this write side has no files')),
};

const noViews = () => Promise.reject(new Error('this write side has no views'));

function openOrdersOf({ events, views, positions }: Options): Services['openOrders'] {
  if (!views || !positions) return noViews;
  return createOpenOrders({ events, views, viewsReach: viewsReachFrom({ views, positions }) });
}

export function createServices(options: Options): Services {
  const { market: record, events, codec, secrets, now } = options;
  const { market } = record;
  const names = createReservations(events, { market, now, secret: secrets.pepper('reservations') });
  return {
    market: record,
    load: createStateLoader(events, codec, options.states),
    eventsAt: createEventsAt(events, codec),
    eventsFrom: createEventsFrom(events, codec),
    orderNumbers: createNumberSeries(events, { series: 'orderNumbers', market, now }),
    names,
    files: options.files ?? noFiles,
    newIds: createNewIds(events, { market, now, names }),
    secrets,
    openOrders: openOrdersOf(options),
    administrators: createAdministrators(events, { market, now }),
    newFilesWindow: options.newFilesWindow ?? 600,
    pushHosts: options.pushHosts ?? [],
    identityProvider: options.identityProvider ?? null,
    passwords: createPasswordHasher(secrets, options.passwordCosts ?? passwordCosts),
  };
}
