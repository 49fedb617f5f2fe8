import { describe, expect, it } from '@jest/globals';
import { isRejection, marketRecords, Role } from '@portal/contracts';
import {
  aChangePlanned,
  aClosing,
  channelCommands,
  everyDay,
  maskOf,
  noHours,
  scheduleDays,
  serviceId,
  someBirthdaysChanged,
  someHoursChanged,
  someServicesChanged,
  maxPlans,
} from '@portal/contracts/areas/channels';
import { aRestaurant } from '@portal/contracts/areas/restaurants';
import { givenEvents } from '@portal/platform/testing/decider-kit';
import { testActor } from '@portal/platform/testing/test-actor';
import { channelDecider } from './channel.decider';
import { noChannel, type ChannelEvent } from './channel-state';

const ana = testActor(Role.Manager);
const at = '2026-11-25T10:00:00.000Z';
const facts = marketRecords.ES;
type Added = Parameters<typeof aRestaurant>[0];
/** Without services of its own. */
const added = (known: Added = {}) => ({
  type: 'RestaurantAdded' as const,
  data: aRestaurant({ mopService: false, ...known }),
});
const id = (slug: string) => serviceId(slug);
const noonToMidnight = everyDay({ start: '12:00', end: '00:00' });
const complete: readonly ChannelEvent[] = [someHoursChanged(), someServicesChanged()];
const input = (sent: object) => channelCommands.UpdateChannel.input.parse({ restaurant_id: 1, ...sent });
const save = (
  sent: object,
  {
    given = complete,
    known = {},
    at: time = at,
  }: { given?: readonly ChannelEvent[]; known?: Added; at?: string } = {},
) =>
  givenEvents(channelDecider, [added(known), ...given]).when('UpdateChannel', {
    input: input(sent),
    facts,
    actor: ana,
    at: time,
  });
function problemsOf(sent: object, given = complete): unknown {
  const state = [added(), ...given].reduce<typeof noChannel>(
    (before, event) => channelDecider.evolve[event.type](before, event as never),
    noChannel,
  );
  const decision = channelDecider.decide.UpdateChannel(
    { input: input(sent), facts, actor: ana, at, market: 'ES', commandId: 'command-1' },
    state,
  );
  return isRejection(decision) ? decision.fields : decision;
}
const restaurantId = 1;
const subject = 'restaurant-1';

describe('saving what guests see', () => {
  it('[R-CHN-15] [R-CHN-16] [R-CHN-21] records the blocks that are another now, and no others', () => {
    save(
      { channel: { schedules: { restaurant: noonToMidnight } }, service: [{ id: id('wifi'), status: 1 }] },
      { given: [] },
    ).then([someServicesChanged(), someHoursChanged()]);
    save({
      channel: {
        schedules: { restaurant: { friday: { start: '12:00', end: '02:00' } }, delivery: '12-23 h' },
      },
    }).then([
      someHoursChanged({ hours: { ...noonToMidnight, friday: { start: '12:00', end: '02:00' } } }),
      { type: 'ChannelDeliveryHoursChanged', data: { restaurantId, text: '12-23 h' } },
    ]);
    save({ channel: { schedules: { restaurant: noonToMidnight } }, service: [] }).thenNothing();
  });

  it('[R-CHN-17] sets every row of a block that is open all day', () => {
    save({ channel: { allday: { restaurant: 1 } } }).then([
      someHoursChanged({ hours: everyDay({ start: '00:00', end: '00:00' }) }),
    ]);
  });

  it('[R-CHN-18] [R-CHN-20] rejects a restaurant without hours or services, naming the place', () => {
    const fields = problemsOf({ service: [] }, []) as Record<string, string>;
    expect(fields.service).toBe('service_required');
    expect(Object.keys(fields)).toEqual([
      'service',
      ...scheduleDays.map((day) => `channel.schedules.restaurant.${day}`),
    ]);
  });

  it('[R-CHN-19] asks for the hours of a service once it is active', () => {
    expect(Object.keys(problemsOf({ service: [{ id: id('takeaway'), status: 1 }] }) as object)).toHaveLength(
      8,
    );
    save({ channel: { schedules: { takeaway: everyDay(noHours) } } }).thenNothing();
    save({ service: [{ id: id('takeaway'), status: 1 }], channel: { allday: { takeaway: 1 } } }).then([
      someServicesChanged([id('takeaway'), id('wifi')]),
      someHoursChanged({ block: 'takeaway', hours: everyDay({ start: '00:00', end: '00:00' }) }),
    ]);
  });

  it('[R-CHN-12] [R-CHN-13] closes until a day to come and for a reason, by the calendar of the market', () => {
    const opening = { open: false, date: '2026-12-10', motive: 1 } as const;
    save({ opening: { open: 0, date: '2026-12-10', motive: '1' } }).then([aClosing()]);
    save({ opening: { ...opening, open: 0 } }, { given: [...complete, aClosing()] }).thenNothing();
    save({ opening: { open: 1, date: '2026-12-10', motive: 1 } }, { given: [...complete, aClosing()] }).then([
      aClosing({ opening: { open: true, date: null, motive: null }, reopensAt: null }),
    ]);
    expect(problemsOf({ opening: { open: 0, date: '', motive: '' } })).toEqual({
      'opening.date': 'date_required',
      'opening.motive': 'motive_required',
    });
    // Already the 26th in Madrid.
    save(
      { opening: { open: 0, date: '2026-11-26', motive: 1 } },
      { at: '2026-11-25T23:30:00.000Z' },
    ).thenRejected('channel_incomplete');
  });

  it('[R-CHN-23] [R-CHN-24] switches mobile ordering and its parts together, and refuses what contradicts itself', () => {
    save({ service: [{ id: id('mop_table'), status: 1 }] }).then([
      someServicesChanged([id('wifi'), id('mop_service'), id('mop_table')]),
    ]);
    const all = [id('wifi'), id('mop_service'), id('mop_counter'), id('mop_table')];
    const given = [...complete, someServicesChanged(all)];
    save(
      { service: all.map((each) => ({ id: each, status: Number(each !== id('mop_service')) })) },
      { given },
    ).then([someServicesChanged([id('wifi')])]);
    expect(
      problemsOf(
        {
          service: [
            { id: id('mop_service'), status: 0 },
            { id: id('mop_mcauto'), status: 1 },
          ],
        },
        given,
      ),
    ).toEqual({ service: 'services_contradict' });
  });

  it('[R-CHN-22] knows no service of mobile ordering in PT, and no other that is not there', () => {
    expect(problemsOf({ service: [{ id: 999, status: 1 }] })).toEqual({ service: 'unknown_service' });
    givenEvents(channelDecider, [added(), ...complete])
      .when('UpdateChannel', {
        input: input({ service: [{ id: id('mop_service'), status: 1 }] }),
        market: 'PT' as const,
        facts: marketRecords.PT,
      })
      .thenRejected('channel_incomplete');
  });

  it('[AMB-53] begins with the services that the restaurant was added with', () => {
    const known = { mopService: true };
    save({ service: [{ id: id('wifi'), status: 1 }] }, { given: [someHoursChanged()], known }).then([
      someServicesChanged([id('wifi'), id('mop_service')]),
    ]);
  });

  it('[AMB-79] keeps fields of unknown meaning unchanged', () => {
    const cv_public = { text: 'Visítanos' };
    const cv_team = ['Ana', 7];
    save({ channel: { cv_public, cv_team } }).then([
      {
        type: 'ChannelOtherDataChanged',
        data: { restaurantId },
        personal: { subject, value: { cvPublic: cv_public, cvTeam: cv_team } },
      },
    ]);
    const deep = JSON.parse('['.repeat(8) + ']'.repeat(8)) as unknown;
    expect(
      channelCommands.UpdateChannel.input.safeParse({ restaurant_id: 1, channel: { cv_public: deep } })
        .success,
    ).toBe(false);
    const long = { restaurant_id: 1, channel: { cv_team: 'x'.repeat(5_000) } };
    expect(channelCommands.UpdateChannel.input.safeParse(long).success).toBe(false);
  });

  it('[R-ARE-08] refuses a restaurant that is not active, or unknown', () => {
    save({ service: [] }, { known: { active: false } }).thenRejected('restaurant_inactive');
    save({ phone: '910 000 000' }, { known: { active: false } }).thenRejected('restaurant_inactive');
    givenEvents(channelDecider, [])
      .when('UpdateChannel', { input: input({ service: [] }), facts })
      .thenRejected('restaurant_not_found');
  });

  it('[R-CHN-07] [R-CHN-37] changes public data and blocks by one decision, or nothing', () => {
    const data = { phone: '910 000 000', CIF: 'B87654321' };
    save({ ...data, service: [{ id: id('games'), status: 1 }] }).then([
      { type: 'RestaurantUpdated', data: { restaurantId, phone: '910 000 000' } },
      {
        type: 'RestaurantFiscalDataChanged',
        data: {
          restaurantId,
          cif: 'B87654321',
          razon: 'Gran Vía Restauración SL',
          fiscalAddress: 'Gran Vía 52, 28013 Madrid',
        },
      },
      someServicesChanged([id('games'), id('wifi')]),
    ]);
    save({ ...data, service: [{ id: id('wifi'), status: 0 }] }).thenRejected('channel_incomplete');
    save({ ...data, phone: '1', service: [{ id: id('games'), status: 1 }] }).thenRejected(
      'restaurant_incomplete',
    );
    save({ phone: '', mop_schedule: undefined }).thenNothing();
  });

  it('[R-CHN-27] [R-CHN-33] reads the fiscal data sent with the same command', () => {
    const known = { razon: '', cif: '', fiscalAddress: '' };
    const birthday_data = {
      book_online: 1,
      contact_phone: '910000000',
      contact_mail: '0417@es.chain.example',
    };
    const fiscal = { razon: 'Gran Vía SL', CIF: 'B12345678', fiscal_address: 'Gran Vía 52' };
    save({ channel: { birthday_data } }, { known }).thenRejected('channel_incomplete');
    save({ ...fiscal, channel: { birthday_data } }, { known }).then([
      {
        type: 'RestaurantFiscalDataChanged',
        data: { restaurantId, cif: 'B12345678', razon: 'Gran Vía SL', fiscalAddress: 'Gran Vía 52' },
      },
      someBirthdaysChanged({ bank_account: '' }),
    ]);
  });
});

describe('birthdays that are booked online', () => {
  const account = 'ES9121000418450200051332';
  const secrets = {
    bank_account: account,
    bizum: '',
    contact_phone: '910000000',
    contact_mail: '0417@es.chain.example',
  };
  const given = [...complete, someBirthdaysChanged()];
  const save_ = (birthday_data: object, before = given) =>
    save({ channel: { birthday_data } }, { given: before });

  it('[R-CHN-26] [W33] [S18] seal what is paid to, by a key of the restaurant', () => {
    save_({ ...secrets, book_online: 1, bank_account: 'es91 2100 0418 4502 0005 1332' }, [...complete]).then([
      someBirthdaysChanged(),
    ]);
    const [event] = given.slice(-1);
    expect(JSON.stringify(event?.data)).not.toContain('1332');
    expect(event?.personal?.subject).toBe(subject);
  });

  it('[W33] keep the account unchanged when its mask is sent back', () => {
    save_({ bank_account: maskOf(account), contact_phone: '910 000 001' }).then([
      someBirthdaysChanged({ contact_phone: '910 000 001' }),
    ]);
    save_({ bank_account: maskOf(account) }).thenNothing();
    save_({ bank_account: '****9999' }).thenRejected('channel_incomplete');
    save_({ bank_account: '' }).then([someBirthdaysChanged({ bank_account: '' })]);
  });

  it('[R-CHN-27] [R-CHN-28] are looked at only then, with the data that invoices need', () => {
    save_({ book_online: 0, contact_mail: 'nobody', contact_phone: '' }).then([
      {
        ...someBirthdaysChanged({ contact_mail: 'nobody', contact_phone: '' }),
        data: { restaurantId, bookOnline: false },
      },
    ]);
    expect(problemsOf({ channel: { birthday_data: { book_online: 1 } } })).toEqual({
      'channel.birthday_data.contact_phone': 'required',
      'channel.birthday_data.contact_mail': 'required',
    });
    save(
      { channel: { birthday_data: { ...secrets, book_online: 1 } } },
      { known: { razon: '', cif: '', fiscalAddress: '' } },
    ).thenRejected('channel_incomplete');
  });
});

describe('planning a change', () => {
  const games = id('games');
  const plan = (plan_date: string, more: object = {}) => ({
    plan_date,
    service_planned: [id('wifi'), games],
    ...more,
  });
  const planned = aChangePlanned({ changes: { services: { [games]: true } } });

  it('[R-CHN-29] keeps the differences alone, with the moment at which its day begins', () => {
    save({ channel_plan: [plan('2026-12-01', { schedules: { restaurant: noonToMidnight } })] }).then([
      planned,
    ]);
    save({ channel_plan: [plan('2026-12-01')] }, { given: [...complete, planned] }).thenNothing();
  });

  it('[R-CHN-30] [R-ERR-21] holds two at most, and discards what is left out', () => {
    save({ channel_plan: [plan('2026-12-01'), plan('2026-12-02'), plan('2026-12-03')] }).thenRejected(
      'too_many_plans',
      { max: maxPlans },
    );
    save({ channel_plan: [] }, { given: [...complete, planned] }).then([
      { type: 'ChannelPlanDiscarded', data: { restaurantId, date: '2026-12-01' } },
    ]);
    save({ channel_plan: [plan('2026-12-02')] }, { given: [...complete, planned] }).then([
      { type: 'ChannelPlanDiscarded', data: { restaurantId, date: '2026-12-01' } },
      aChangePlanned({
        date: '2026-12-02',
        dueAt: '2026-12-01T23:00:00.000Z',
        changes: { services: { [games]: true } },
      }),
    ]);
  });

  it('[R-CHN-31] [AMB-71] begins tomorrow at the earliest, and is not the second of its day', () => {
    expect(problemsOf({ channel_plan: [plan('2026-11-25')] })).toEqual({
      'channel_plan.0.plan_date': 'plan_too_soon',
    });
    expect(problemsOf({ channel_plan: [plan('2026-12-01'), plan('2026-12-01')] })).toEqual({
      'channel_plan.1.plan_date': 'plan_same_date',
    });
  });

  it('[AMB-71] reads the second on the state that the first leads to', () => {
    const second = { plan_date: '2026-12-08', service_planned: [games] };
    save({ channel_plan: [second, plan('2026-12-01')] }).then([
      aChangePlanned({
        date: '2026-12-08',
        dueAt: '2026-12-07T23:00:00.000Z',
        changes: { services: { [id('wifi')]: false } },
      }),
      planned,
    ]);
  });

  it('[R-CHN-25] follows the rule of mobile ordering', () => {
    save({
      channel_plan: [{ plan_date: '2026-12-01', service_planned: [id('wifi'), id('mop_table')] }],
    }).then([
      aChangePlanned({ changes: { services: { [id('mop_service')]: true, [id('mop_table')]: true } } }),
    ]);
  });

  it('[R-CHN-25] reads the list as all services of that day: a part of mobile ordering that stays keeps the whole', () => {
    const service_planned = [games, id('mop_table')];
    const given = [...complete, someServicesChanged([games, id('wifi'), id('mop_service'), id('mop_table')])];
    save({ channel_plan: [{ plan_date: '2026-12-01', service_planned }] }, { given }).then([
      aChangePlanned({ changes: { services: { [id('wifi')]: false } } }),
    ]);
  });

  it('blocks no later save: what is saved now is checked for its day too', () => {
    const off = aChangePlanned({ changes: { services: { [id('wifi')]: false } } });
    const given = [...complete, someServicesChanged([id('wifi'), games]), off];
    expect(problemsOf({ service: [{ id: games, status: 0 }] }, given)).toEqual({
      'channel_plan.0.service_planned': 'service_required',
    });
  });

  it('[R-CHN-31] does not prevent saving while it waits to be applied on its day', () => {
    const given = [...complete, planned];
    save({ service: [{ id: games, status: 1 }] }, { given, at: '2026-11-30T23:00:01.000Z' }).then([
      someServicesChanged([games, id('wifi')]),
    ]);
  });

  it('[W33] seals what is planned of birthdays', () => {
    const birthday_data = { bizum: '12345' };
    save({ channel_plan: [{ plan_date: '2026-12-01', birthday_data }] }).then([
      { ...aChangePlanned({ changes: {} }), personal: { subject, value: { bizum: '12345' } } },
    ]);
  });
});

describe('the day of a planned change', () => {
  const begin = '2026-11-30T23:00:00.000Z';
  const planned = aChangePlanned();
  const apply = (given: readonly ChannelEvent[], known: Added = {}, time = begin) =>
    givenEvents(channelDecider, [added(known), ...given]).when('ApplyChannelPlan', {
      input: { restaurantId, date: '2026-12-01' },
      facts,
      at: time,
    });
  const done = { type: 'ChannelPlanApplied' as const, data: { restaurantId, date: '2026-12-01' } };

  it('[R-CHN-29] [R16] applies it at midnight of the market, by events of its own, once', () => {
    apply([...complete, planned], {}, '2026-11-30T22:59:59.999Z').thenNothing();
    apply([...complete, planned]).then([someServicesChanged([id('terrace'), id('wifi')]), done]);
    apply([...complete, planned, someServicesChanged([id('terrace'), id('wifi')]), done]).thenNothing();
    apply(complete).thenNothing();
  });

  it('changes only what it names on that day and keeps changes made since', () => {
    const now = [...complete, planned, someServicesChanged([id('wifi'), id('parking')])];
    apply(now).then([someServicesChanged([id('terrace'), id('parking'), id('wifi')]), done]);
  });

  it('looks at it again, and changes nothing where it cannot be', () => {
    const failed = (reason: string, fields: Record<string, string>) => ({
      type: 'ChannelPlanFailed' as const,
      data: {
        restaurantId,
        restaurantSite: '0417',
        restaurantName: 'Gran Vía',
        date: '2026-12-01',
        reason,
        fields,
      },
    });
    apply([...complete, planned], { active: false }).then([failed('restaurant_inactive', {})]);
    const birthdays = [...complete, someBirthdaysChanged(), planned];
    apply(birthdays, { cif: '' }).then([failed('channel_incomplete', { CIF: 'required' })]);
  });
});

describe('the day on which a restaurant opens again', () => {
  const begin = '2026-12-09T23:00:00.000Z';
  const reopen = (given: readonly ChannelEvent[], time = begin) =>
    givenEvents(channelDecider, given).when('ReopenChannel', { input: { restaurantId }, at: time });

  it('[R-CHN-14] [R16] opens it at midnight of the market, once', () => {
    reopen([...complete, aClosing()], '2026-12-09T22:59:59.999Z').thenNothing();
    reopen([...complete, aClosing()]).then([{ type: 'ChannelReopened', data: { restaurantId } }]);
    reopen([...complete, aClosing(), { type: 'ChannelReopened', data: { restaurantId } }]).thenNothing();
  });
});
