import { describe, expect, it } from '@jest/globals';
import { languages, type Market, marketRecords, markets, Role } from '@portal/contracts';
import {
  checkContact,
  checkEntry,
  isProduction,
  lacksFiscalData,
  validateEntry,
} from '@portal/contracts/areas/cart';
import { minRestaurants } from '@portal/contracts/areas/library';
import { orderStatuses, settledStatuses, toCartEntry } from '@portal/contracts/areas/orders';
import { mayBeAdaptedAt, waysToOrder } from '@portal/contracts/areas/resources';
import { importRestaurantInput, provinces } from '@portal/contracts/areas/restaurants';
import { sectionEvents } from '@portal/contracts/areas/sections';
import { registerUserInput } from '@portal/contracts/areas/users';
import { demoAccounts, namedAccounts, newcomerMailbox } from './accounts';
import { demoWorld } from './demo-world';
import { orderCount } from './orders/demo-orders';
import { resourceCount } from './resources/demo-resources';

const today = '2026-11-20';
const worlds = Object.fromEntries(markets.map((market) => [market, demoWorld(market, today)])) as Record<
  Market,
  ReturnType<typeof demoWorld>
>;

const unique = (values: readonly unknown[]) => new Set(values).size === values.length;

describe.each(markets)('the demo world of %s', (market) => {
  const world = worlds[market];
  const { restaurants, users, sections, resources, orders, downloads } = world;
  const userOf = new Map(users.map((user) => [user.userId, user]));
  const resourceOf = new Map(resources.map((resource) => [resource.resourceId, resource]));

  it('is the same every time and another on another day', () => {
    expect(demoWorld(market, today)).toEqual(world);
    expect(demoWorld(market, '2026-06-01').resources).not.toEqual(resources);
  });

  it('has as many of everything as was asked for', () => {
    expect(restaurants.length).toBe(market === 'ES' ? 115 : 40);
    expect(users.length).toBe(40);
    expect(resources.length).toBe(resourceCount);
    expect(orders.length).toBe(orderCount);
    expect(new Set(sections.map(({ level }) => level))).toEqual(new Set([0, 1, 2]));
  });

  it('has restaurants in every province, each with its own site, some without fiscal data', () => {
    for (const restaurant of restaurants) importRestaurantInput.parse(restaurant);
    expect(new Set(restaurants.map(({ provinceId }) => provinceId))).toEqual(
      new Set(provinces[market].map(({ id }) => id)),
    );
    expect(unique(restaurants.map(({ site }) => site))).toBe(true);
    const lacking = restaurants.filter(({ cif, razon, fiscalAddress }) =>
      lacksFiscalData({ cif, razon, fiscal_address: fiscalAddress }),
    );
    expect(lacking.length).toBeGreaterThan(0);
    expect(lacking.length).toBeLessThan(restaurants.length / 10);
  });

  it('[R-PLT-19] has people with addresses in the corporate domain, the named ones first', () => {
    const domain = marketRecords[market].corporateDomain;
    for (const user of users) registerUserInput.parse(user);
    expect(users.every(({ email }) => email.endsWith(`@${domain}`))).toBe(true);
    expect(unique(users.map(({ email }) => email))).toBe(true);
    expect(users.slice(0, 6).map(({ email, role }) => [email, role])).toEqual(
      namedAccounts.map(({ mailbox, role }) => [`${mailbox}@${domain}`, role]),
    );
    expect(users.filter(({ terms }) => !terms).map(({ email }) => email)).toEqual([
      `${newcomerMailbox}@${domain}`,
    ]);
    for (const { email } of users.slice(0, 7))
      expect(demoAccounts(market)).toContain(email.replace(/@.*/, '@'));
  });

  it('gives franchisees two to nine restaurants, managers one, consultants a region', () => {
    const known = new Set(restaurants.map(({ restaurantId }) => restaurantId));
    expect(users.flatMap((user) => user.restaurants).filter((id) => !known.has(id))).toEqual([]);
    for (const { role, restaurants: own } of users) {
      if (role === Role.Manager) expect(own.length).toBe(1);
      if (role === Role.Franchisee) expect(own.length).toBeGreaterThanOrEqual(2);
      if (role === Role.Franchisee) expect(own.length).toBeLessThanOrEqual(9);
      if (role === Role.Consultant) expect(own.length).toBeGreaterThan(1);
    }
  });

  it('[R-ASE-01] [R-ASE-07] has a tree whose parents exist, have the same type and come first', () => {
    expect(unique(sections.map(({ url }) => url))).toBe(true);
    for (const [at, section] of sections.entries()) {
      sectionEvents.events.SectionAdded.data.parse(section);
      const parent = sections.slice(0, at).find(({ sectionId }) => sectionId === section.parentId);
      expect(section.parentId === -1 ? section.level : parent?.level).toBe(Math.max(0, section.level - 1));
      expect(parent?.type ?? section.type).toBe(section.type);
      expect(section.path).toEqual([...(parent?.path ?? []), section.url]);
    }
    expect(new Set(sections.map(({ type }) => type))).toEqual(new Set([1, 2, 3, 4, 5]));
  });

  it('[R-CAT-08] has sections in which nothing may be adapted, with pieces in them', () => {
    const closed = resources.filter(({ home }) => !mayBeAdaptedAt(home));
    expect(closed.length).toBeGreaterThan(0);
    expect(sections.some(({ url }) => url.includes('legal1'))).toBe(true);
  });

  it('[R-CAT-06] [R-CAT-07] has pieces that may be adapted, produced, both and neither (AMB-60)', () => {
    const ways = resources.map(({ status, fileKind, home, budget, adaptableInto = [] }) => {
      const piece = { status, hasFile: fileKind !== null, budget, adaptableInto };
      const { adaptation, production } = waysToOrder(piece, [home]);
      return `${status} ${adaptation.length > 0} ${production}`;
    });
    const count = (way: string) => ways.filter((one) => one === way).length;
    const some = ['1 true true', '1 true false', '1 false true', '1 false false'].map(count);
    expect(Math.min(...some)).toBeGreaterThan(3);
  });

  it('has orders with a day, and quotes and proofs in every state, of several restaurants', () => {
    expect(orders.filter(({ input }) => input.order.needed_by !== '').length).toBeGreaterThan(50);
    const works = orders.filter(({ work }) => work.length > 0);
    const ends = works.map(({ work }) => work.at(-1)?.what);
    for (const end of [
      'quote',
      'ask',
      'refuse',
      'expire',
      'accept',
      'proof',
      'changes',
      'approve',
      'download',
    ])
      expect(ends).toContain(end);
    expect(new Set(works.map(({ input }) => input.order.restaurant_id)).size).toBeGreaterThan(5);
    for (const { work, placedAt } of works) {
      const times = [placedAt, ...work.map(({ at }) => at)];
      expect(times).toEqual(times.toSorted());
      expect(times.every((at) => at < today)).toBe(true);
    }
  });

  it("has a quote and a proof that wait for the named franchisee's restaurants", () => {
    const own = users.find(({ role }) => role === Role.Franchisee)?.restaurants ?? [];
    const ends = orders
      .filter(({ input, history }) => {
        const isOpen = !history.some(({ status }) => settledStatuses.includes(status));
        return isOpen && own.includes(input.order.restaurant_id);
      })
      .map(({ work }) => work.at(-1)?.what);
    expect(ends).toEqual(expect.arrayContaining(['quote', 'remark']));
  });

  it('[R-CAT-07] [AMB-60] has orders of pieces as they are, beside those of adaptations', () => {
    const produced = orders.flatMap(({ input }) =>
      input.order.items.filter((item) =>
        isProduction(toCartEntry(item, resourceOf.get(item.resource_id)?.format ?? 0)),
      ),
    );
    expect(produced.length).toBeGreaterThan(10);
    expect(produced.some(({ resource_id: id }) => resourceOf.get(id)?.adaptableInto?.length === 0)).toBe(
      true,
    );
  });

  it('[R-CAT-15] has resources in existing sections, most of them published', () => {
    const known = new Map(sections.map(({ sectionId, type }) => [sectionId, type]));
    for (const { sections: own, sectionTypes } of resources)
      expect(own.map((id) => known.get(id))).toEqual(sectionTypes);
    expect(unique(resources.map(({ url }) => url))).toBe(true);
    expect(unique(resources.map(({ reference }) => reference))).toBe(true);
    const share = (status: number) => resources.filter((resource) => resource.status === status).length;
    expect(share(1)).toBeGreaterThan(270);
    expect(share(0)).toBeGreaterThan(0);
    expect(share(2)).toBeGreaterThan(0);
    expect(new Set(resources.map(({ fileKind }) => fileKind))).toEqual(new Set(['pdf', 'png', 'zip', null]));
    expect(new Set(resources.map(({ category }) => category))).toEqual(new Set([3, 4, 5]));
  });

  it('[R-PLT-05] [R-PLT-06] has resources in the languages of the market only', () => {
    const withCase = new Set(resources.map(({ language }) => language));
    expect([...withCase].sort()).toEqual(
      languages.filter((code) => marketRecords[market].languages.includes(code)),
    );
    const first = resources.filter(
      ({ language }) => language === marketRecords[market].defaultLanguage,
    ).length;
    expect(first).toBeGreaterThanOrEqual(market === 'ES' ? 240 : 300);
  });

  it('[R-ROL-08] has orders on restaurants of the ordering person, of pieces that were there', () => {
    for (const { userId, placedAt, input } of orders) {
      expect(userOf.get(userId)?.restaurants).toContain(input.order.restaurant_id);
      for (const { resource_id: id } of input.order.items) {
        const resource = resourceOf.get(id);
        expect(resource?.status).toBe(1);
        expect(resource && resource.addedAt < placedAt).toBe(true);
      }
    }
  });

  it('[R-WIZ-19] [R-WIZ-22] [R-CRT-17] has orders that pass the wizard and the checkout of the market', () => {
    const record = marketRecords[market];
    for (const { input } of orders) {
      const { contact_name: name, contact_email: email, contact_phone: phone, items } = input.order;
      expect(checkContact({ name, email, phone }, record)).toEqual([]);
      for (const item of items) {
        const entry = toCartEntry(item, resourceOf.get(item.resource_id)?.format ?? 0);
        expect(validateEntry(entry, record.features)).toEqual({});
        expect(checkEntry(entry, record)).toEqual([]);
      }
    }
  });

  it('shows a region which pieces several of its other restaurants ordered recently', () => {
    const own = users.find(({ role }) => role === Role.Franchisee)?.restaurants ?? [];
    const home = restaurants.find(({ restaurantId }) => restaurantId === own[0]);
    const others = restaurants.filter(
      ({ region, restaurantId }) => region === home?.region && !own.includes(restaurantId),
    );
    const isNear = new Set(others.map(({ restaurantId }) => restaurantId));
    const near = orders.slice(-28).filter(({ input }) => isNear.has(input.order.restaurant_id));
    const by = new Map<number, Set<number>>();
    for (const { restaurant_id: restaurant, items } of near.map(({ input }) => input.order))
      for (const { resource_id: id } of items) by.set(id, (by.get(id) ?? new Set()).add(restaurant));
    expect([...by.values()].filter(({ size }) => size >= minRestaurants).length).toBeGreaterThan(1);
  });

  it('[R-ORD-08] has orders in every status, with histories that only go forward in time', () => {
    const last = orders.map(({ history }) => history.at(-1)?.status ?? 1);
    expect(new Set(last)).toEqual(new Set(orderStatuses.map(({ id }) => id)));
    for (const { placedAt, history } of orders) {
      const moments = [placedAt, ...history.map(({ at }) => at)];
      expect(moments).toEqual([...moments].sort());
      const statuses = [1, ...history.map(({ status }) => status)];
      expect(statuses.some((status, at) => status === statuses[at + 1])).toBe(false);
    }
    expect(orders.map(({ placedAt }) => placedAt)).toEqual(orders.map(({ placedAt }) => placedAt).sort());
  });

  it('has nothing after the beginning of the reference day and nothing older than two years', () => {
    const moments = [
      ...resources.map(({ addedAt }) => addedAt),
      ...downloads.map(({ at }) => at),
      ...orders.flatMap(({ placedAt, history }) => [placedAt, ...history.map(({ at }) => at)]),
    ];
    expect(moments.filter((at) => at > today)).toEqual([]);
    expect(moments.filter((at) => at < '2024-11-18')).toEqual([]);
  });

  it('has downloads of published files by people who may have them', () => {
    for (const { resourceId, userId, restaurantId, at } of downloads) {
      const resource = resourceOf.get(resourceId);
      expect(resource && resource.status === 1 && resource.fileKind !== null && resource.addedAt < at).toBe(
        true,
      );
      expect(userOf.get(userId)?.restaurants).toContain(restaurantId);
    }
  });
});
