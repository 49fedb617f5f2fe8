import { describe, expect, it } from '@jest/globals';
import {
  aCollectionId,
  aRestaurantCollectionId,
  type CollectionSummary,
  libraryQueries,
} from '@portal/contracts/areas/library';
import { anOrder, orderQueries } from '@portal/contracts/areas/orders';
import { aResourceDetail, resourceQueries } from '@portal/contracts/areas/resources';
import { sectionQueries } from '@portal/contracts/areas/sections';
import { aUser, restaurantUserQueries, userQueries } from '@portal/contracts/areas/users';
import { aTemplate, templateQueries } from '@portal/contracts/areas/templates';
import { type QueryContract, Role } from '@portal/contracts/kernel';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { renderApp } from '#testing/render-app';
import { aRestaurant, fakeApi, press, see, testArea, textsOf, user } from '#testing/screen-kit';
import { areas } from './shell/areas';
import { paletteTexts } from '#shell/texts';

const nowhere = testArea({ '*': () => <h1>Here</h1> });
const finding = areas.map(({ area, finders = [] }) => ({ area, finders }));

const lists: Readonly<Record<string, QueryContract>> = {
  pieces: resourceQueries.SearchResources,
  orders: orderQueries.ListOrders,
  people: userQueries.ListUsers,
  team: restaurantUserQueries.ListRestaurantUsers,
  collections: libraryQueries.ListCollections,
  followed: libraryQueries.ListFollowedCollections,
  templates: templateQueries.ListTemplates,
};
const kept = ['collections', 'followed'];

/** Palette queries; all others are denied. */
const expected: readonly (readonly [name: string, role: Role, asked: readonly string[]])[] = [
  ['franchisee', Role.Franchisee, ['pieces', 'orders', 'team', ...kept, 'templates']],
  ['administrator', Role.Administrator, ['pieces', 'orders', 'people', ...kept]],
  ['manager', Role.Manager, ['pieces', 'orders', ...kept, 'templates']],
  ['restricted administrator', Role.Editor, ['pieces', 'orders', ...kept]],
  ['consultant', Role.Consultant, ['pieces', 'orders', ...kept, 'templates']],
  ['partner', Role.Partner, []],
];

const collection = (id: string, name: string): CollectionSummary => ({
  id,
  name,
  restaurant: null,
  resources: [1, 2],
  thumbs: [],
  shared: true,
  followed: true,
  version: 0,
  changed_at: '2026-11-20T09:00:00.000Z',
});

function apiOf(type: Role) {
  const {
    last_seen: _seen,
    second_factor: _factor,
    restaurants: _names,
    ...member
  } = aUser(8, { name: 'Mario Gran' });
  return fakeApi()
    .signedIn({ type, restaurants: [aRestaurant(1, { name: 'Gran Vía' })] })
    .on(sectionQueries.ListSections, () => [])
    .on(libraryQueries.ListOpenedResources, () => [aResourceDetail({ id: 9, name: 'Vista ayer' })])
    .on(libraryQueries.ListCollections, ({ q = '' }) => [collection(aCollectionId, `Apertura ${q}`)])
    .on(libraryQueries.ListFollowedCollections, () => [
      collection(aRestaurantCollectionId, 'Grandes fiestas'),
      { ...collection(aRestaurantCollectionId, 'Otra'), id: `${aRestaurantCollectionId}0` },
    ])
    .on(templateQueries.ListTemplates, ({ q = '' }) => [aTemplate({ name: `Terraza ${q}` })])
    .on(resourceQueries.SearchResources, ({ term }) => [aResourceDetail({ id: 7, name: `Pieza ${term}` })])
    .on(orderQueries.ListOrders, ({ number, q }) =>
      number === undefined && q !== 'gran'
        ? []
        : [anOrder('ES', { number: number ?? 5, contact_name: 'Paz Gran' })],
    )
    .on(userQueries.ListUsers, () => [aUser(7, { name: 'Nuria Gran' })])
    .on(restaurantUserQueries.ListRestaurantUsers, () => [{ ...member, shared: 0, ended: 0 } as const]);
}

async function open(type: Role, api = apiOf(type)) {
  renderApp({
    api,
    areas: [...finding, nowhere],
    at: type === Role.Partner ? '/partner/reports' : '/',
  });
  await waitFor(() => expect(document.querySelector('main, h1')).toBeTruthy());
  fireEvent.keyDown(window, { key: 'k', ctrlKey: true });
  const field = await screen.findByRole('combobox', { name: textsOf(paletteTexts)('title') });
  return { api, field };
}
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent ?? '');
const quiet = async () => new Promise((done) => setTimeout(done, 400));

describe('what Ctrl+K finds', () => {
  it.each(expected)(
    '[R-ROL-08] is asked for a %s of those lists only that they may read',
    async (_name, role, asked) => {
      const { api, field } = await open(role);
      await user.type(field, 'gran');
      const askedNow = () =>
        Object.keys(lists).filter((name) => api.callsTo(lists[name] as QueryContract).length > 0);
      await waitFor(() => expect(askedNow()).toEqual(asked));
      await quiet();
      expect(askedNow()).toEqual(asked);
      const shown = options().join('\n');
      expect(shown.includes('Nuria Gran')).toBe(asked.includes('people'));
      expect(shown.includes('Mario Gran')).toBe(asked.includes('team'));
      expect(shown.includes('Paz Gran')).toBe(asked.includes('orders'));
      expect(shown.includes('Pieza gran')).toBe(asked.includes('pieces'));
      expect(shown.includes('Apertura gran')).toBe(asked.includes('collections'));
      expect(shown.includes('Grandes fiestas')).toBe(asked.includes('followed'));
      expect(shown.includes('Terraza gran')).toBe(asked.includes('templates'));
      expect(shown).not.toContain('Otra');
    },
  );

  it('[R-ORD-13] begins with the order whose number was typed, however it is written', async () => {
    const { field } = await open(Role.Manager);
    await user.type(field, 'p-393');
    await screen.findByRole('option', { name: /#P-393/, selected: true });
    expect(options()[0]).toContain('#P-393');
    await user.keyboard('{Enter}');
    await see.path(/^\/order\/details\//);
  });

  it.each([
    [Role.Manager, ['Pieza gran', '#P-5']],
    [Role.Administrator, ['#P-5', 'Pieza gran']],
  ])(
    '[R-CAT-20] shows role %s first what that role looks for, where both fit as well',
    async (role, requested) => {
      const name = 'Pieza gran';
      const api = apiOf(role)
        .on(orderQueries.ListOrders, () => [anOrder('ES', { number: 5, name })])
        .on(resourceQueries.SearchResources, () => [aResourceDetail({ id: 7, name })]);
      const { field } = await open(role, api);
      await user.type(field, 'pieza gran');
      const found = () => options().flatMap((option) => /^#P-5|^Pieza gran/.exec(option) ?? []);
      await waitFor(() => expect(found()).toEqual(requested));
    },
  );

  it('leads to a collection, and from a template into the wizard with its answers', async () => {
    const { field } = await open(Role.Manager);
    await user.type(field, 'gran');
    await press(/Grandes fiestas/, 'option');
    await see.path(`/library/collections/${aRestaurantCollectionId}`);
    fireEvent.keyDown(window, { key: 'k', ctrlKey: true });
    await user.type(await screen.findByRole('combobox', { name: textsOf(paletteTexts)('title') }), 'gran');
    await press(/Terraza gran/, 'option');
    await see.path(/^\/order\/\d+\?template=/);
  });

  it('is what was opened last before anything is typed', async () => {
    await open(Role.Manager);
    await see.role('option', /Vista ayer/);
  });

  it('stays at the line that the arrows chose when an answer comes later', async () => {
    const { field } = await open(Role.Manager);
    await user.type(field, 'gran');
    await screen.findByRole('option', { name: /Gran Vía/ });
    await user.keyboard('{ArrowDown}');
    const chosen = screen.getByRole('option', { selected: true }).textContent;
    await screen.findByRole('option', { name: /Pieza gran/ });
    expect(screen.getByRole('option', { selected: true }).textContent).toBe(chosen);
  });

  it('is of the last term, however late the answer to an earlier one comes', async () => {
    const { api, field } = await open(Role.Manager);
    let answerLate = () => undefined as void;
    const late = new Promise<void>((resolve) => {
      answerLate = resolve;
    });
    api.on(resourceQueries.SearchResources, async ({ term }) => {
      if (term === 'gran') await late;
      return [aResourceDetail({ id: 7, name: `Pieza ${term}` })];
    });
    await user.type(field, 'gran');
    await see.sent(api, resourceQueries.SearchResources, 1);
    await user.type(field, 'de');
    await screen.findByRole('option', { name: /Pieza grande/ });
    answerLate();
    await quiet();
    expect(options().some((each) => each.includes('Pieza gran') && !each.includes('grande'))).toBe(false);
  });
});
