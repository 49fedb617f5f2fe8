import { describe, expect, it } from '@jest/globals';
import type { Rejection } from '@portal/contracts';
import { anAutoConfirmSet } from '@portal/contracts/areas/mop';
import { aRestaurant } from '@portal/contracts/areas/restaurants';
import { evolve, type StreamRules } from '@portal/platform/decider/decider';
import type { StateLoader } from '@portal/platform/decider/state-loader';
import { type RequestPauseFacts, requestPauseFacts } from './request-pause.facts';

const context = { input: { restaurant_id: 1 }, market: 'ES' as const };
const added = (active: boolean) => ({ type: 'RestaurantAdded', data: aRestaurant({ active }) });

interface Happened {
  readonly type: string;
  readonly data: unknown;
}

/** Looks into a log of these streams. */
function factsIn(streams: Readonly<Record<string, Happened | readonly Happened[]>>) {
  const load: StateLoader = async <S>(rules: StreamRules<S>, stream: string) => {
    const events = [streams[stream] ?? []].flat() as readonly Happened[];
    return events.reduce((state, event) => evolve(rules, state, event), rules.initial);
  };
  return requestPauseFacts(context, { load }) as Promise<RequestPauseFacts | Rejection>;
}

describe('what the server finds out when a pause is asked for', () => {
  it('[W9] is what the restaurant is called, and [AMB-46] how the switch of the market stands', async () => {
    const facts = await factsIn({ 'restaurant-1': added(true), 'mopPolicy-ES': anAutoConfirmSet() });
    expect(facts).toMatchObject({
      restaurant: { site: '0417', name: 'Gran Vía' },
      policy: { on: true, setBy: 1, setAt: '2026-11-20T09:30:00.000Z' },
    });
  });

  it('[W6] is a switch that is off while nobody has ever touched it', async () => {
    const facts = await factsIn({ 'restaurant-1': added(true), 'mopPolicy-PT': anAutoConfirmSet() });
    expect(facts).toMatchObject({ policy: { on: false, setBy: 0, setAt: null } });
  });

  it('[R-MOP-03] says no to a restaurant that is unknown, or that takes no orders', async () => {
    expect(await factsIn({})).toEqual({ rejected: 'restaurant_not_found' });
    const deleted = { type: 'RestaurantDeleted', data: { restaurantId: 1 } };
    for (const events of [added(false), [added(true), deleted]])
      expect(await factsIn({ 'restaurant-1': events })).toEqual({ rejected: 'restaurant_inactive' });
  });
});
