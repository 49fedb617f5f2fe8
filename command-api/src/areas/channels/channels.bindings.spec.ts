import { describe, expect, it } from '@jest/globals';
import { allEvents, allViews, type Market, Role } from '@portal/contracts';
import { channelCommands, everyDay, serviceId } from '@portal/contracts/areas/channels';
import { minPauseReason } from '@portal/contracts/areas/mop';
import { aRestaurant } from '@portal/contracts/areas/restaurants';
import { createEventCodec } from '@portal/platform/codec/event-codec';
import type { Actor } from '@portal/platform/decider/decider';
import { parkedLists } from '@portal/platform/projection/parked-streams';
import { createSessionSecrets } from '@portal/platform/session/session-secrets';
import { MemoryEventStore } from '@portal/platform/stores/event-store/memory.event-store';
import { MemoryKeyStore } from '@portal/platform/stores/key-store/memory.key-store';
import { SqliteViewStore } from '@portal/platform/stores/view-store/sqlite.view-store';
import { testActor } from '@portal/platform/testing/test-actor';
import { testClock } from '@portal/platform/testing/test-clock';
import { createWriteSide } from '../../write-side';

const start = '2026-11-20T09:30:00.000Z';
const minute = 60_000;
const account = 'ES9121000418450200051332';
const reason = 'Cambiamos las freidoras y la campana de extracción de la cocina.';
const ana = testActor(Role.Manager);
const marta = testActor(Role.Administrator, { userId: 1 });
const wifi = serviceId('wifi');
const games = serviceId('games');
const ordering = serviceId('mop_service');
const complete = {
  channel: { schedules: { restaurant: everyDay({ start: '12:00', end: '00:00' }) } },
  service: [{ id: wifi, status: 1 }],
};
/** With mobile ordering, which pauses need. */
const takesOrders = { ...complete, service: [...complete.service, { id: ordering, status: 1 }] };

async function open({ market = 'ES' as Market, now = start } = {}) {
  const events = new MemoryEventStore({ backOff: { first: 1, longest: 2 } });
  const views = new SqliteViewStore(':memory:', [...allViews, ...parkedLists]);
  const clock = testClock(now);
  const keys = new MemoryKeyStore();
  const { runner, bindings, startReactions } = createWriteSide({
    market,
    events,
    keys,
    now: clock.now,
    views,
    positions: { wait: async () => true },
    codec: createEventCodec({ events: allEvents, keys }),
    secrets: createSessionSecrets(Buffer.alloc(32, 1)),
  });
  const by = (actor: Actor) => ({ actor, correlationId: 'request-1' });
  await runner.run(bindings.restaurants.ImportRestaurant, aRestaurant({ mopService: false }), by(marta));
  const save = (sent: object, more: object = {}, actor = ana) => {
    const input = channelCommands.UpdateChannel.input.parse({ restaurant_id: 1, ...sent });
    return runner.run(bindings.channels.UpdateChannel, input, { ...by(actor), ...more });
  };
  const setSpecialDays = (sent: object, more: object = {}, actor = ana) => {
    const input = channelCommands.SetSpecialDays.input.parse({ restaurant_ids: '1', ...sent });
    return runner.run(bindings.channels.SetSpecialDays as never, input as never, { ...by(actor), ...more });
  };
  const typesOf = async (stream: string) => (await events.readStream(stream)).map(({ type }) => type);
  return {
    clock,
    save,
    setSpecialDays,
    typesOf,
    events,
    addRestaurant: (facts: Parameters<typeof aRestaurant>[0]) =>
      runner.run(bindings.restaurants.ImportRestaurant, aRestaurant(facts), by(marta)),
    deleteRestaurant: () => runner.run(bindings.restaurants.DeleteRestaurant, { id: 1 }, by(marta)),
    updateRestaurant: (input: object) =>
      runner.run(bindings.restaurants.UpdateRestaurant, { id: 1, ...input } as never, by(marta)),
    channel: async () =>
      (await events.readStream('restaurant-1')).filter(({ type }) => type.startsWith('Channel')),
    live: () => startReactions({ views, wakeAfter: clock.wakeAfter }),
  };
}

describe('saving a channel', () => {
  it('[R-CHN-07] [R-CHN-37] saves public data and blocks together, and answers the services', async () => {
    const { save, typesOf } = await open();
    const sent = {
      ...complete,
      phone: '910 000 000',
      opening_date: '2020-05-01',
      channel: { ...complete.channel, name: 'La de Gran Vía' },
    };
    expect(await save(sent)).toMatchObject({ ok: true, data: { id: 1, service: [wifi] } });
    expect(await typesOf('restaurant-1')).toEqual([
      'RestaurantAdded',
      'RestaurantUpdated',
      'ChannelServicesChanged',
      'ChannelHoursChanged',
    ]);
  });

  it('[R-CHN-33] [R-CHN-34] refuses public data that is wrong, and nothing else is saved', async () => {
    const { save, typesOf } = await open();
    const sent = { ...complete, address: '', email: 'ana@mail.example', phone: '1', CIF: '' };
    expect(await save(sent)).toMatchObject({
      rejection: {
        rejected: 'restaurant_incomplete',
        fields: {
          address: 'required',
          email: 'obligatory_email_domain',
          phone: 'phone_not_correct',
          CIF: 'required',
        },
      },
    });
    expect(await typesOf('restaurant-1')).toEqual(['RestaurantAdded']);
  });

  it('[R-CHN-08] [W9] takes no name, number or region from the body', async () => {
    const { save, typesOf } = await open();
    const copies = { restaurant_name: 'Otro', restaurant_site: '9', region: 1, mop_service: 1 };
    expect(await save({ ...complete, ...copies })).toMatchObject({ ok: true });
    expect(await typesOf('restaurant-1')).not.toContain('RestaurantUpdated');
  });

  it('[S18] [W33] holds an account in no event that can be read', async () => {
    const { save, channel, events } = await open();
    const birthday_data = {
      book_online: 1,
      bank_account: account,
      contact_phone: '910000000',
      contact_mail: '0417@es.chain.example',
    };
    await save({ ...complete, channel: { ...complete.channel, birthday_data } });
    const log = JSON.stringify([await channel(), await events.readAll(0, 100)]);
    expect(log).not.toContain('1332');
    expect(log).not.toContain('910000000');
    expect((await channel()).find(({ personal }) => personal)?.personal?.subject).toBe('restaurant-1');
  });

  it('changes nothing, not even public data, where the channel cannot be saved', async () => {
    const { save, typesOf } = await open();
    const sent = { ...complete, phone: '910 000 000', opening: { open: 0, date: '', motive: '' } };
    expect(await save(sent)).toMatchObject({ ok: false, rejection: { rejected: 'channel_incomplete' } });
    expect(await typesOf('restaurant-1')).toEqual(['RestaurantAdded']);
  });

  it('[R2] has one effect and one answer under a key, however often it is sent', async () => {
    const { save, typesOf } = await open();
    const pause = { start_date: '2026-12-01T10:00:00Z', end_date: '2026-12-01T12:00:00Z', value: reason };
    const sent = { ...takesOrders, phone: '910 000 000', mop_schedule: pause };
    const first = await save(sent, { idempotencyKey: 'save-1' });
    expect(await save(sent, { idempotencyKey: 'save-1' })).toEqual(first);
    expect(await typesOf('mop-1')).toEqual(['MopPauseRequested']);
    expect(await typesOf('restaurant-1')).toHaveLength(4);
  });
});

describe('two people on one channel', () => {
  const drive = { schedules: { mcauto: everyDay({ start: '10:00', end: '23:00' }) } };
  const friday = { schedules: { restaurant: { friday: { start: '12:00', end: '02:00' } } } };
  const sunday = { schedules: { restaurant: { sunday: { start: '13:00', end: '23:00' } } } };

  it('[R4] do not collide on two blocks; on one block they get a conflict by field', async () => {
    const { save } = await open();
    await save(complete);
    expect(await save({ channel: drive, versions: { mcauto: -1 } })).toMatchObject({ ok: true });
    expect(await save({ channel: friday, versions: { restaurant: 2 } })).toMatchObject({ ok: true });
    expect(await save({ channel: sunday, versions: { restaurant: 2 } }, {}, marta)).toMatchObject({
      conflict: { changedBy: 'user-12', version: 4, fields: ['channel.schedules.restaurant.friday'] },
    });
    expect(await save({ channel: sunday, versions: { restaurant: 4 } })).toMatchObject({ ok: true });
  });

  it('[R4] of a hundred saves from one version, one is saved', async () => {
    const { save, typesOf } = await open();
    await save(complete);
    const saves = Array.from({ length: 100 }, (_, minutes) =>
      save({ channel: { schedules: { delivery: `hasta las ${minutes}` } }, versions: { delivery: -1 } }),
    );
    const outcomes = await Promise.all(saves);
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
    expect(
      (await typesOf('restaurant-1')).filter((type) => type === 'ChannelDeliveryHoursChanged'),
    ).toHaveLength(1);
  });

  it('[R4] do not collide where both say the same', async () => {
    const { save } = await open();
    await save(complete);
    await save({ channel: friday, versions: { restaurant: 2 } });
    expect(await save({ channel: friday, versions: { restaurant: 2 } }, {}, marta)).toMatchObject({
      ok: true,
    });
  });

  it('[R4] get conflicts that name services and plans, and public data', async () => {
    const { save } = await open();
    await save({ ...complete, channel_plan: [{ plan_date: '2026-12-01', service_planned: [wifi, games] }] });
    await save({ service: [{ id: games, status: 1 }], phone: '910 000 001', versions: { data: 0 } });
    expect(
      await save({ service: [{ id: serviceId('terrace'), status: 1 }], versions: { services: 1 } }),
    ).toMatchObject({
      conflict: { fields: ['service.games'] },
    });
    await save({ channel_plan: [] });
    const plans = [{ plan_date: '2026-12-02', service_planned: [wifi] }];
    expect(await save({ channel_plan: plans, versions: { plan: 3 } })).toMatchObject({
      conflict: { fields: ['channel_plan.2026-12-01'] },
    });
    expect(await save({ phone: '910 000 002', versions: { data: 0 } })).toMatchObject({
      conflict: { fields: ['phone'] },
    });
  });

  it('[R4] of public data do not collide with administrators who change something else', async () => {
    const { save, updateRestaurant } = await open();
    await updateRestaurant({ habitants: 5 });
    expect(await save({ phone: '910 000 001', versions: { data: 0 } })).toMatchObject({ ok: true });
    await updateRestaurant({ address: 'Alcalá 1' });
    expect(await save({ phone: '910 000 002', versions: { data: 2 } })).toMatchObject({
      conflict: { changedBy: 'user-1', fields: ['address'] },
    });
  });
});

describe('special days of many restaurants', () => {
  const eve = { day: '2026-12-24', closed: 0, spans: [{ start: '12:00', end: '18:00' }] };
  const later = { ...eve, spans: [{ start: '12:00', end: '20:00' }] };

  it('[R-CHN-15] are set where they can be, and the answer names the others', async () => {
    const { setSpecialDays, typesOf, addRestaurant } = await open();
    await addRestaurant({ restaurantId: 2, site: '0500' });
    await addRestaurant({ restaurantId: 3, site: '0501', active: false });
    const sent = { restaurant_ids: '1,2,3,9', days: JSON.stringify([eve]) };
    expect(await setSpecialDays(sent, {}, marta)).toMatchObject({
      ok: true,
      data: {
        restaurants: [1, 2],
        refused: [
          { id: 3, code: 'restaurant_inactive' },
          { id: 9, code: 'restaurant_not_found' },
        ],
        conflicts: [],
      },
    });
    expect((await typesOf('restaurant-2')).at(-1)).toBe('ChannelSpecialDaysChanged');
    await setSpecialDays(sent, {}, marta);
    expect(await typesOf('restaurant-2')).toHaveLength(2);
  });

  it('[R-ROL-08] are those of the person’s restaurants only', async () => {
    const { setSpecialDays, addRestaurant, typesOf } = await open();
    await addRestaurant({ restaurantId: 4, site: '0500' });
    const sent = { restaurant_ids: '1,4', days: [eve] };
    expect(await setSpecialDays(sent)).toMatchObject({
      data: { restaurants: [1], refused: [{ id: 4, code: 'restaurant_not_found' }] },
    });
    expect(await typesOf('restaurant-4')).toEqual(['RestaurantAdded']);
  });

  it('are refused as a whole for a reason that all share, with its fields', async () => {
    const { setSpecialDays } = await open();
    expect(await setSpecialDays({ days: [{ ...eve, day: '2026-11-19' }] })).toMatchObject({
      rejection: { rejected: 'channel_incomplete', fields: { 'days.0.day': 'day_past' } },
    });
  });

  it('[R4] conflict when another person was faster, unless both save the same', async () => {
    const { setSpecialDays, save } = await open();
    expect(await setSpecialDays({ days: [eve], versions: '-1' })).toMatchObject({ data: { versions: [1] } });
    expect(await setSpecialDays({ days: [later], versions: '-1' }, {}, marta)).toMatchObject({
      data: { restaurants: [], refused: [], conflicts: [{ id: 1, changed_by: 'user-12' }] },
    });
    expect(await setSpecialDays({ days: [eve], versions: '-1' }, {}, marta)).toMatchObject({
      data: { restaurants: [1] },
    });
    expect(await save({ ...complete, versions: { special: -1 } })).toMatchObject({ ok: true });
    expect(await setSpecialDays({ days: [later], versions: '1' }, {}, marta)).toMatchObject({
      data: { restaurants: [1] },
    });
  });
});

describe('a pause that is asked for beside the rest', () => {
  const pause = { start_date: '2026-12-01T10:00:00Z', end_date: '2026-12-01T12:00:00Z', value: reason };

  it('[AMB-49] [R-MOP-06] is the very pause of mop_request/add', async () => {
    const { save, events } = await open();
    const saved = await save({ ...takesOrders, mop_schedule: pause });
    expect(saved).toMatchObject({ ok: true, data: { mop_schedule: { done: true, status: 1, late: false } } });
    expect((await events.readStream('mop-1')).map(({ type, data }) => [type, data.restaurantName])).toEqual([
      ['MopPauseRequested', 'Gran Vía'],
    ]);
  });

  it('[AMB-49] when rejected, blocks no other change, and is reported in the answer', async () => {
    const { save, typesOf } = await open();
    expect(await save({ ...takesOrders, mop_schedule: { ...pause, value: 'Obras.' } })).toMatchObject({
      ok: true,
      data: {
        mop_schedule: {
          done: false,
          code: 'pause_incomplete',
          fields: { value: 'reason_too_short' },
          details: { min: minPauseReason },
        },
      },
    });
    expect(await typesOf('restaurant-1')).toHaveLength(3);
  });

  it('[AMB-49] [R-CHN-22] is rejected when no guest can order from the app', async () => {
    const { save } = await open();
    expect(await save({ ...complete, mop_schedule: pause })).toMatchObject({
      ok: true,
      data: { mop_schedule: { done: false, code: 'restaurant_without_mobile_ordering' } },
    });
  });

  it('[R-MOP-01] is not requested in PT, nor mentioned in the answer', async () => {
    const { save, typesOf } = await open({ market: 'PT' });
    const saved = await save({ ...complete, mop_schedule: pause });
    expect(saved).toMatchObject({ ok: true });
    expect(JSON.stringify(saved)).not.toContain('mop');
    expect(await typesOf('mop-1')).toEqual([]);
  });
});

describe('by the clock', () => {
  const pass = async (
    { clock, live }: Awaited<ReturnType<typeof open>>,
    until: string,
    concurrently: () => Promise<unknown> = async () => undefined,
  ) => {
    const running = await live();
    await clock.asleep(minute);
    await concurrently();
    const settle = async () => {
      await running.retryParked('when-a-restaurant-reopens-then-its-channel-shows-it', '');
      await running.retryParked('when-the-day-of-a-planned-change-comes-then-apply-it', '');
    };
    await clock.passUntil(until, settle);
    await running.stop();
  };
  const lastOf = async ({ channel }: Awaited<ReturnType<typeof open>>, count: number) =>
    (await channel()).slice(-count).map(({ type, metadata }) => [type, metadata.at, metadata.actor]);

  it.each([
    ['ES', '2026-11-20T23:00:00.000Z'],
    ['PT', '2026-11-21T00:00:00.000Z'],
  ] as const)(
    '[R-CHN-14] [R-CHN-29] [R16] opens and applies in %s at its midnight',
    async (market, midnight) => {
      const world = await open({ market, now: '2026-11-20T21:00:00.000Z' });
      await world.save({
        ...complete,
        opening: { open: 0, date: '2026-11-21', motive: 2 },
        channel_plan: [{ plan_date: '2026-11-21', service_planned: [wifi, games] }],
      });
      await pass(world, '2026-11-21T00:30:00.000Z');
      const events = await lastOf(world, 3);
      expect(new Set(events.map(([, at]) => at))).toEqual(new Set([midnight]));
      expect(events.map(([type]) => type)).toContain('ChannelPlanApplied');
      expect(
        (await world.typesOf('restaurant-1')).filter((type) => type === 'ChannelServicesChanged'),
      ).toHaveLength(2);
    },
  );

  it('changes nothing if the restaurant is gone on that day, and reports it', async () => {
    const world = await open({ now: '2026-11-20T22:30:00.000Z' });
    await world.save({ ...complete, channel_plan: [{ plan_date: '2026-11-21', service_planned: [games] }] });
    await world.deleteRestaurant();
    await pass(world, '2026-11-20T23:30:00.000Z');
    expect(await lastOf(world, 1)).toEqual([['ChannelPlanFailed', '2026-11-20T23:00:00.000Z', 'system']]);
  });

  it('forgets what was discarded', async () => {
    const world = await open({ now: '2026-11-20T22:30:00.000Z' });
    await world.save({ ...complete, channel_plan: [{ plan_date: '2026-11-21', service_planned: [games] }] });
    await pass(world, '2026-11-20T23:30:00.000Z', () => world.save({ channel_plan: [] }));
    expect((await lastOf(world, 1))[0]?.[0]).toBe('ChannelPlanDiscarded');
  });
});
