import { describe, expect, it } from '@jest/globals';
import type { Rejection } from '@portal/contracts';
import { anAutoConfirmSet, pauseIdOf } from '@portal/contracts/areas/mop';
import { mobileOrderSlug, serviceId, someServicesChanged } from '@portal/contracts/areas/channels';
import { aRestaurant } from '@portal/contracts/areas/restaurants';
import { evolve, type StreamRules } from '@portal/platform/decider/decider';
import type { StateLoader } from '@portal/platform/decider/state-loader';
import { decidePauseFacts, type RequestPauseFacts, requestPauseFacts } from './request-pause.facts';

const context = { input: { restaurant_id: 1 }, market: 'ES' as const };
const added = (active: boolean, mopService = true) => ({
  type: 'RestaurantAdded',
  data: aRestaurant({ active, mopService }),
});

interface LoggedEvent {
  readonly type: string;
  readonly data: unknown;
}

type Streams = Readonly<Record<string, LoggedEvent | readonly LoggedEvent[]>>;
const loaderOf =
  (streams: Streams): StateLoader =>
  async <S>(rules: StreamRules<S>, stream: string) => {
    const events = [streams[stream] ?? []].flat() as readonly LoggedEvent[];
    return events.reduce((state, event) => evolve(rules, state, event), rules.initial);
  };
const factsIn = (streams: Streams) =>
  requestPauseFacts(context, { load: loaderOf(streams) }) as Promise<RequestPauseFacts | Rejection>;

describe('what the server finds out when a pause is asked for', () => {
  it('[W9] is the name of the restaurant, and [AMB-46] the market’s switch', async () => {
    const facts = await factsIn({ 'restaurant-1': added(true), 'mopPolicy-ES': anAutoConfirmSet() });
    expect(facts).toMatchObject({
      restaurant: { site: '0417', name: 'Gran Vía' },
      policy: { on: true, setBy: 1, setAt: '2026-11-20T09:30:00.000Z' },
    });
  });

  it('[W6] is a switch that is off before its first use', async () => {
    const facts = await factsIn({ 'restaurant-1': added(true), 'mopPolicy-PT': anAutoConfirmSet() });
    expect(facts).toMatchObject({ policy: { on: false, setBy: 0, setAt: null } });
  });

  it('[R-MOP-03] rejects a restaurant that is unknown or takes no orders', async () => {
    expect(await factsIn({})).toEqual({ rejected: 'restaurant_not_found' });
    const deleted = { type: 'RestaurantDeleted', data: { restaurantId: 1 } };
    for (const events of [added(false), [added(true), deleted]])
      expect(await factsIn({ 'restaurant-1': events })).toEqual({ rejected: 'restaurant_inactive' });
  });

  it('[R-MOP-03] [R-CHN-22] rejects a restaurant that takes no orders from the app', async () => {
    const refused = { rejected: 'restaurant_without_mobile_ordering' };
    expect(await factsIn({ 'restaurant-1': added(true, false) })).toEqual(refused);
    expect(await factsIn({ 'restaurant-1': [added(true), someServicesChanged([])] })).toEqual(refused);
    const joined = someServicesChanged([serviceId(mobileOrderSlug)]);
    expect(await factsIn({ 'restaurant-1': [added(true, false), joined] })).toMatchObject({
      policy: { on: false },
    });
  });
});

describe('the facts of a decision about a pause', () => {
  const input = { id: pauseIdOf(1, '00000000-0000-4000-8000-000000000001') };
  const askedOf = (streams: Streams) => decidePauseFacts({ input }, { load: loaderOf(streams) });

  it('[R-CHN-22] is whether its restaurant still takes orders from the app', async () => {
    for (const takesMobileOrders of [true, false])
      expect(await askedOf({ 'restaurant-1': added(true, takesMobileOrders) })).toEqual({
        takesMobileOrders,
      });
    expect(await askedOf({})).toEqual({ takesMobileOrders: false });
  });
});
