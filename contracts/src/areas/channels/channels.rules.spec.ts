import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { marketRecords } from '../../kernel';
import {
  aChannel,
  type ChannelContent,
  changesBetween,
  channelOn,
  type ChannelPlan,
  channelProblems,
  type ChannelWorld,
  contentOfWire,
  contentProblems,
  contradicts,
  everyDay,
  isBankAccount,
  isOfMobileOrders,
  unlessMasked,
  maskOf,
  mobileOrderSlug,
  noBirthdays,
  noHours,
  openingToWire,
  plansOfWire,
  planToWire,
  publicChannelOf,
  serviceId,
  servicesOf,
  serviceSlug,
  type ServiceSwitches,
  switchServices,
  withChanges,
} from '.';

const world: ChannelWorld = {
  today: '2026-11-25',
  market: marketRecords.ES,
  invoice: { razon: 'Gran Vía SL', CIF: 'B12345678', fiscal_address: 'Gran Vía 52' },
};
const parent = serviceId(mobileOrderSlug);
const ids = servicesOf('ES').map(({ id }) => id);
const children = ids.filter((id) => id !== parent && isOfMobileOrders(serviceSlug(id)));
const follows = (services: readonly number[]) =>
  services.includes(parent) || children.every((id) => !services.includes(id));

describe('the services of a restaurant', () => {
  it('[R-CHN-22] have nothing of mobile ordering in PT', () => {
    expect(servicesOf('PT').filter(({ slug }) => isOfMobileOrders(slug))).toEqual([]);
    expect(servicesOf('ES').map(({ slug }) => slug)).toContain(mobileOrderSlug);
  });

  it('[R-CHN-23] switch mobile ordering on with a part of it, and [R-CHN-24] all parts off with it', () => {
    const [counter = 0, table = 0] = children;
    expect(switchServices([], { [counter]: true })).toEqual([parent, counter]);
    expect(switchServices([parent, counter, table], { [parent]: false })).toEqual([]);
    expect(switchServices([parent, counter, table], { [counter]: false })).toEqual([parent, table]);
  });

  const switches = fc
    .dictionary(fc.constantFrom(...ids.map(String)), fc.boolean(), { maxKeys: 8 })
    .filter((some) => !contradicts(some));
  const anyPlan = fc.record({ date: fc.constantFrom('2026-12-01', '2026-12-24'), services: switches });

  it('[R-CHN-23] [R-CHN-24] keep the rule after any switches, one after the other and at once', () => {
    fc.assert(
      fc.property(fc.array(switches, { maxLength: 6 }), fc.nat(), (all, seed) => {
        let active: readonly number[] = [];
        for (const some of all) {
          const shuffled = Object.entries(some).sort(
            ([a], [b]) => ((Number(a) * 7919 + seed) % 13) - ((Number(b) * 7919 + seed) % 13),
          );
          // Objects iterate integer keys in ascending order.
          const next = switchServices(active, some);
          expect(switchServices(active, Object.fromEntries(shuffled) as ServiceSwitches)).toEqual(next);
          for (const [id, on] of Object.entries(some))
            if (on) expect(next).toContain(Number(id));
            else expect(next).not.toContain(Number(id));
          expect(follows(next)).toBe(true);
          active = next;
        }
      }),
      { numRuns: 500 },
    );
  });

  it('[R-CHN-25] keep it on every day of the planned changes, with any switches now', () => {
    fc.assert(
      fc.property(
        fc.array(anyPlan, { maxLength: 2 }),
        fc.array(switches, { maxLength: 4 }),
        fc.constantFrom('2026-11-30', '2026-12-01', '2026-12-23', '2026-12-24', '2027-01-01'),
        (some, now, day) => {
          const plans = some.map(({ date, services }) => ({ date, changes: { services } }));
          const services = now.reduce<readonly number[]>(switchServices, []);
          const content = aChannel({ services: [...services] });
          expect(follows(channelOn(content, plans, day).services)).toBe(true);
        },
      ),
      { numRuns: 500 },
    );
  });
});

describe('a restaurant on a day', () => {
  const closed = { open: false, date: '2026-12-10', motive: 1 } as const;
  const terrace = serviceId('terrace');
  const plan = (date: string, changes: ChannelPlan['changes']): ChannelPlan => ({ date, changes });

  it('[R-CHN-29] has the planned changes of the days until then, each on what those before it lead to', () => {
    const plans = [
      plan('2026-12-24', { schedules: { restaurant: { thursday: { start: '10:00', end: '18:00' } } } }),
      plan('2026-12-01', { services: { [terrace]: true }, schedules: { delivery: '12-23 h' } }),
    ];
    const now = aChannel();
    expect(channelOn(now, plans, '2026-11-30')).toEqual(now);
    expect(channelOn(now, plans, '2026-12-01').services).toContain(terrace);
    const eve = channelOn(now, plans, '2026-12-24');
    expect(eve.services).toContain(terrace);
    expect(eve.schedules.delivery).toBe('12-23 h');
    expect(eve.schedules.restaurant.thursday).toEqual({ start: '10:00', end: '18:00' });
    expect(eve.schedules.restaurant.friday).toEqual(now.schedules.restaurant.friday);
  });

  it('[R-CHN-14] is open again from its reopening date on, also where a planned change has closed it', () => {
    const now = aChannel({ opening: closed });
    expect(channelOn(now, [], '2026-12-09').opening.open).toBe(false);
    expect(channelOn(now, [], '2026-12-10').opening.open).toBe(true);
    const again = plan('2026-12-20', { opening: { ...closed, date: '2026-12-26' } });
    expect(channelOn(now, [again], '2026-12-15').opening.open).toBe(true);
    expect(channelOn(now, [again], '2026-12-20').opening.open).toBe(false);
    expect(channelOn(now, [again], '2026-12-26').opening.open).toBe(true);
  });

  const someContent: fc.Arbitrary<ChannelContent> = fc
    .record({
      services: fc.subarray(ids).filter(follows),
      hour: fc.integer({ min: 10, max: 20 }),
      delivery: fc.constantFrom('', '12-23 h'),
      book_online: fc.boolean(),
      isClosed: fc.boolean(),
    })
    .map(({ services, hour, delivery, book_online, isClosed }) => {
      const base = aChannel({ services, birthday: { ...noBirthdays, book_online } });
      return {
        ...base,
        ...(isClosed && { opening: closed }),
        schedules: {
          ...base.schedules,
          delivery,
          restaurant: everyDay({ start: `${hour}:00`, end: '23:00' }),
        },
      };
    });

  it('[R-CHN-29] is what it was planned to be: the differences between two states lead from one to the other', () => {
    fc.assert(
      fc.property(someContent, someContent, (from, to) => {
        expect(withChanges(from, changesBetween(from, to))).toEqual(to);
        expect(changesBetween(to, to)).toEqual({});
      }),
    );
  });

  it('[R-CHN-10] reads the same off the wire as the server decides with', () => {
    fc.assert(
      fc.property(someContent, someContent, (now, then) => {
        const planned = plan('2026-12-01', changesBetween(now, then));
        const service = servicesOf('ES').map(({ id, slug, image, order }) => ({
          id,
          slug,
          image,
          order,
          name: slug,
          status: now.services.includes(id) ? (1 as const) : (0 as const),
        }));
        const channel = {
          name: '',
          log_date: null,
          opening_motive: null,
          cv_public: null,
          cv_team: null,
          schedules: now.schedules,
          allday: { restaurant: 0, mcauto: 0, mcexpress: 0, takeaway: 0 } as const,
          birthday_data: {
            ...now.birthday,
            book_online: now.birthday.book_online ? (1 as const) : (0 as const),
          },
        };
        const wire = { opening: openingToWire(now.opening), channel, service };
        expect(contentOfWire(wire)).toEqual(now);
        expect(plansOfWire([planToWire(planned, then)])).toEqual([planned]);
      }),
    );
  });
});

describe('what a channel must say', () => {
  const problemsOf = (overrides: Partial<ChannelContent>) => contentProblems(aChannel(overrides), world);

  it('[R-CHN-13] [R-CHN-35] is until when and why, where a restaurant is closed', () => {
    expect(problemsOf({ opening: { open: false, date: null, motive: null } })).toEqual({
      'opening.date': 'date_required',
      'opening.motive': 'motive_required',
    });
    expect(problemsOf({ opening: { open: false, date: '2026-11-25', motive: 1 } })).toEqual({
      'opening.date': 'date_not_future',
    });
    expect(problemsOf({ opening: { open: false, date: '2026-11-26', motive: 3 } })).toEqual({});
  });

  it('[R-CHN-20] [R-CHN-35] is at least one service', () => {
    expect(problemsOf({ services: [] })).toEqual({ service: 'service_required' });
  });

  it('[R-CHN-18] [R-CHN-19] is the hours of the restaurant, and those of a block whose service is active', () => {
    const { schedules } = aChannel();
    const gap = { ...schedules.restaurant, festive: { start: 'HH:mm', end: '23:00' } };
    expect(problemsOf({ schedules: { ...schedules, restaurant: gap } })).toEqual({
      'channel.schedules.restaurant.festive': 'hours_missing',
    });
    expect(problemsOf({ schedules: { ...schedules, mcauto: everyDay(noHours) } })).toEqual({});
    expect(Object.keys(problemsOf({ services: [serviceId('mcauto')] }))).toHaveLength(8);
  });

  it('[R-CHN-27] [R-CHN-28] [R-CHN-34] is a contact for birthdays, only where they are booked online', () => {
    const bad = { ...noBirthdays, contact_mail: 'ana@mail.example', bank_account: 'ES00', bizum: 'x' };
    expect(problemsOf({ birthday: bad })).toEqual({});
    expect(problemsOf({ birthday: { ...bad, book_online: true } })).toEqual({
      'channel.birthday_data.contact_phone': 'required',
      'channel.birthday_data.contact_mail': 'obligatory_email_domain',
      'channel.birthday_data.bank_account': 'iban_not_correct',
      'channel.birthday_data.bizum': 'bizum_not_correct',
    });
    const right = {
      ...noBirthdays,
      book_online: true,
      contact_phone: '910 000 000',
      contact_mail: 'a@es.chain.example',
    };
    expect(problemsOf({ birthday: right })).toEqual({});
    const blank = { ...world, invoice: { razon: '', CIF: 'B1', fiscal_address: '' } };
    expect(contentProblems(aChannel({ birthday: right }), blank)).toEqual({
      razon: 'required',
      fiscal_address: 'required',
    });
  });

  it('[W33] an account number has the length of its country and its checksum', () => {
    expect(isBankAccount('ES91 2100 0418 4502 0005 1332')).toBe(true);
    expect(isBankAccount('PT50 0002 0123 1234 5678 9015 4')).toBe(true);
    expect(isBankAccount('ES91 2100 0418 4502 0005 1333')).toBe(false);
    expect(isBankAccount('ES91 2100 0418 4502')).toBe(false);
  });

  it('[W33] is shown by its last four characters, and the mask that comes back is no number', () => {
    const account = 'ES9121000418450200051332';
    expect(maskOf(account)).toBe('****1332');
    expect(maskOf('')).toBe('');
    expect(unlessMasked('****1332', account)).toBe(account);
    expect(unlessMasked('****1332', 'ES9121000418450200059999')).toBe('****1332');
    expect(isBankAccount('****1332')).toBe(false);
    expect(unlessMasked('', account)).toBe('');
  });
});

describe('planned changes', () => {
  const wifi = serviceId('wifi');
  const drive = serviceId('mcauto');
  const planned = (
    date: string,
    changes: ChannelPlan['changes'] = { services: { [serviceId('games')]: true } },
  ) => ({
    date,
    changes,
  });
  const problemsOf = (...plans: ChannelPlan[]) => channelProblems(aChannel(), plans, world);

  it('[R-CHN-31] begin tomorrow at the earliest', () => {
    expect(problemsOf(planned('2026-11-25'))).toEqual({ 'channel_plan.0.plan_date': 'plan_too_soon' });
    expect(problemsOf(planned('2026-11-26'))).toEqual({});
  });

  it('[AMB-71] are not two on one day, and the second is looked at on the state after the first', () => {
    expect(problemsOf(planned('2026-12-01'), planned('2026-12-01'))).toEqual({
      'channel_plan.1.plan_date': 'plan_same_date',
    });
    const off = planned('2026-12-01', { services: { [wifi]: false, [serviceId('games')]: true } });
    const none = planned('2026-12-05', { services: { [serviceId('games')]: false } });
    expect(problemsOf(none)).toEqual({});
    expect(problemsOf(off, none)).toEqual({ 'channel_plan.1.service_planned': 'service_required' });
    // Wire order differs from day order.
    expect(problemsOf(none, off)).toEqual({ 'channel_plan.0.service_planned': 'service_required' });
  });

  it('[R-CHN-19] [R-CHN-31] are not to blame for what they only inherit', () => {
    const { schedules } = aChannel();
    const restaurant = { ...schedules.restaurant, monday: noHours };
    const broken = aChannel({ schedules: { ...schedules, restaurant } });
    expect(channelProblems(broken, [planned('2026-12-01')], world)).toEqual({
      'channel.schedules.restaurant.monday': 'hours_missing',
    });
    const alone = planned('2026-12-01', { schedules: { restaurant: { tuesday: noHours } } });
    expect(problemsOf(alone)).toEqual({
      'channel_plan.0.schedules.restaurant.tuesday': 'hours_missing',
    });
  });

  it('[R-CHN-19] need the hours of a service that is planned', () => {
    const fields = Object.keys(problemsOf(planned('2026-12-01', { services: { [drive]: true } })));
    expect(fields).toHaveLength(8);
    expect(fields[0]).toBe('channel_plan.0.schedules.mcauto.monday');
  });
});

describe('a restaurant for the website', () => {
  const restaurant = {
    site: '0417',
    name: 'Gran Vía',
    publicName: '',
    address: 'Gran Vía 52',
    city: 'Madrid',
    postalCode: '28013',
    latitude: 40.42,
    longitude: -3.7,
    phone: '',
    email: '',
    specialDays: [],
  };
  const at = { market: 'ES', today: '2026-11-25' } as const;

  it('[R-CHN-15] has its hours and services in the words of schema.org, and nothing that is not public', () => {
    const birthday = { ...noBirthdays, book_online: true, bank_account: 'ES9121000418450200051332' };
    const content = aChannel({ birthday, services: [serviceId('terrace'), parent] });
    const shown = publicChannelOf(restaurant, content, at);
    expect(shown).toMatchObject({ '@type': 'FastFoodRestaurant', identifier: '0417', name: 'Gran Vía' });
    expect(shown.openingHoursSpecification).toHaveLength(2);
    expect(shown.amenityFeature).toEqual([
      { '@type': 'LocationFeatureSpecification', name: 'Terraza', value: true },
    ]);
    expect(JSON.stringify(shown)).not.toContain('1332');
    expect(shown.specialOpeningHoursSpecification).toBeUndefined();
  });

  it('[R-CHN-12] names the day until which it is closed', () => {
    const opening = { open: false, date: '2026-12-10', motive: 1 } as const;
    expect(publicChannelOf(restaurant, aChannel({ opening }), at).specialOpeningHoursSpecification).toEqual([
      {
        '@type': 'OpeningHoursSpecification',
        opens: '00:00',
        closes: '00:00',
        validFrom: '2026-11-25',
        validThrough: '2026-12-09',
      },
    ]);
  });
});
