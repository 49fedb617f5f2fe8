import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { Role } from '@portal/contracts/kernel';
import { resourceCommands, resourceQueries } from '@portal/contracts/areas/resources';
import { sessionQueries } from '@portal/contracts/areas/session';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { broken } from '#testing/fake-api';
import { renderApp } from '#testing/render-app';
import type { AreaManifest } from '#core/area-manifest';
import { someTables } from '#testing/sample-session';
import { textsOf } from '#testing/text-of';
import { widen } from '#testing/widen';
import { tableTexts as uiTableMessages } from '#ui/texts';
import { uiTexts } from '#ui/texts/early';
import { tableTexts } from '../../texts';
import { resourcesArea } from '../../index';
import { adminApi, aResource, type FakeAdmin, formats, tree } from '../../resources.testing';

const text = textsOf(tableTexts);
const textPt = textsOf(tableTexts, 'PT');
const uiTableText = textsOf(uiTableMessages);
const uiText = textsOf(uiTexts);

const named = (id: number, name: string, facts = {}) => aResource({ id, name, ...facts });
const open = (fake: FakeAdmin, at = '/admin/resources', market: 'ES' | 'PT' = 'ES') =>
  renderApp({ api: fake.api, areas: [resourcesArea], at, market });
const list = () => screen.findByRole('list', { name: text('list') });
const lastAsked = (fake: FakeAdmin) => fake.api.callsTo(resourceQueries.ListResources).at(-1);
const statusOf = (name: RegExp) => screen.findByRole('button', { name });
const tick = async (name: string) =>
  userEvent.click(await screen.findByRole('checkbox', { name: uiTableText('select', { name }) }));

// On a phone the rows are cards, which jsdom can show: a grid needs sizes that it does not have.
beforeEach(() => widen(400));
afterEach(() => {
  cleanup();
  localStorage.clear();
});

describe('where resources are kept', () => {
  it.each<Role>([2, 4])('[R-NAV-25] [R-NAV-29] /admin leads there for role %i', async (role) => {
    const fake = adminApi([named(1, 'Menú')], role);
    const app = open(fake, '/admin');
    await list();
    expect(app.path()).toBe('/admin/resources');
  });

  it.each<Role>([1, 3, 5])('[R-NAV-29] is not open to role %i', async (role) => {
    const fake = adminApi([], role);
    const app = open(fake);
    await waitFor(() => expect(app.path()).not.toContain('/admin'));
  });

  it('teaches what to do where there is nothing yet', async () => {
    open(adminApi());
    expect(await screen.findByRole('heading', { name: text('emptyTitle') })).toBeTruthy();
    expect(screen.getAllByRole('link', { name: text('add') })[0]?.getAttribute('href')).toBe(
      '/admin/resources/add',
    );
  });

  it('says what failed, and tries again on request', async () => {
    const fake = adminApi();
    fake.api.on(resourceQueries.ListResources, () => broken());
    open(fake);
    expect((await screen.findByRole('alert')).textContent).toContain('internal');
  });
});

describe('the list of resources', () => {
  it('[R-ARS-05] comes in pages of 10 by update date, and 25, 50, 100 or all', async () => {
    const fake = adminApi(Array.from({ length: 12 }, (_, index) => named(index + 1, `Pieza ${index + 1}`)));
    open(fake);
    await list();
    expect(lastAsked(fake)).toMatchObject({ page: 1, size: 10, sort: '-update_date' });
    const sizes = screen.getByRole('combobox', { name: uiTableText('rowsPerPage') });
    expect([...sizes.querySelectorAll('option')].map((option) => option.textContent)).toEqual([
      '10',
      '25',
      '50',
      '100',
      uiTableText('all'),
    ]);
    await userEvent.selectOptions(sizes, uiTableText('all'));
    await waitFor(() => expect(lastAsked(fake)?.size).toBe(-1));
    expect(await screen.findByText('Pieza 12')).toBeTruthy();
  });

  it('[R-ARS-01] [R-PLT-18] says on which day each was last changed', async () => {
    open(adminApi([named(1, 'Menú', { update_date: '2026-11-20T23:30:00.000Z' })]));
    expect(within(await list()).getByText('21/11/2026')).toBeTruthy();
  });

  it('[R-ARS-01] names formats in the language in use', async () => {
    const fake = adminApi([named(1, 'Menú', { type: { id: 1, name: 'Cartel' } })]);
    fake.api.on(sessionQueries.GetTables, () => someTables({ resource_type: [{ id: 1, name: 'Cartell' }] }));
    open(fake);
    expect(await within(await list()).findByText(/^Cartell · /)).toBeTruthy();
  });

  it('[R-ARS-02] is narrowed by words, and in Spain by language', async () => {
    const fake = adminApi([named(1, 'Menú'), named(2, 'Carta', { lang: { id: 'CAT', name: 'Català' } })]);
    const app = open(fake);
    await list();
    await userEvent.click(screen.getByRole('button', { name: 'Català' }));
    await waitFor(async () => expect(within(await list()).queryByText('Menú')).toBeNull());
    expect(app.path()).toBe('/admin/resources?lang=CAT');
    await userEvent.type(screen.getByRole('searchbox', { name: /^Nombre o referencia/ }), 'sopa{Enter}');
    expect(await screen.findByRole('heading', { name: uiTableText('noMatch') })).toBeTruthy();
  });

  it('[R-ARS-02] is narrowed by section and by format, as the address says', async () => {
    const [section] = tree;
    const id = section?.id ?? 0;
    const fake = adminApi([named(1, 'Menú', { sections: [id] }), named(2, 'Carta', { sections: [] })]);
    const app = open(fake);
    await list();
    await userEvent.click(screen.getByRole('button', { name: text('section') }));
    await userEvent.click(screen.getByRole('menuitemradio', { name: section?.name }));
    await waitFor(async () => expect(within(await list()).queryByText('Carta')).toBeNull());
    expect(app.path()).toBe(`/admin/resources?section=${id}`);
    await userEvent.click(screen.getByRole('button', { name: text('format') }));
    await userEvent.click(screen.getByRole('menuitemcheckbox', { name: formats[1]?.name }));
    await waitFor(() => expect(lastAsked(fake)).toMatchObject({ section: id, type: [2] }));
  });

  it('leads to each by a link, and J and K go from one to the next', async () => {
    open(adminApi([named(1, 'Menú'), named(2, 'Carta')]));
    const link = within(await list()).getByRole('link', { name: 'Menú' });
    expect(link.getAttribute('href')).toBe('/admin/resources/1');
    await userEvent.keyboard('j');
    expect(document.activeElement).toBe(link);
    await userEvent.keyboard('j');
    expect(document.activeElement?.getAttribute('href')).toBe('/admin/resources/2');
    await userEvent.keyboard('k');
    expect(document.activeElement).toBe(link);
  });

  it('[R-ARS-02] [R-ARS-14] has no language in Portugal', async () => {
    open(adminApi([named(1, 'Menú', { lang: { id: 'PT', name: 'Português' } })]), undefined, 'PT');
    await screen.findByRole('list', { name: textPt('list') });
    expect(screen.queryByRole('group', { name: textPt('languageFilter') })).toBeNull();
  });

  it('[R-ARS-19] follows what others publish', async () => {
    const fake = adminApi([named(1, 'Menú', { status: 2 })]);
    const app = open(fake);
    await statusOf(/^Estado de Menú: Anunciado/);
    fake.resources.patch(1, { status: 1 });
    await waitFor(() => {
      app.push('ResourcesChanged', { id: 1, position: 9 });
      expect(screen.getByRole('button', { name: /^Estado de Menú: Publicado/ })).toBeTruthy();
    });
  });
});

describe('the heart of a resource', () => {
  const heart: AreaManifest = {
    area: 'hearts',
    slots: { resourceHeart: { part: async () => (told) => <i>{`heart of ${told.resource.name}`}</i> } },
  };
  const openWith = (at = '/admin/resources', facts = {}) => {
    const fake = adminApi([named(1, 'Menú', facts)]);
    renderApp({ api: fake.api, areas: [resourcesArea, heart], at, market: 'ES' });
  };

  it('[R-ARS-01] stands on the card of each, where there is no room for columns', async () => {
    openWith();
    expect(await within(await list()).findByText('heart of Menú')).toBeTruthy();
  });

  it('[R-ARS-01] is no column: the table has those of the specification', async () => {
    widen(1440);
    openWith();
    expect(await screen.findByText('Menú')).toBeTruthy();
    expect(screen.queryByText('heart of Menú')).toBeNull();
  });

  it('[R-ARS-01] is not there in the bin', async () => {
    openWith('/admin/resources?deleted=1', { deleted: true });
    expect(within(await list()).getByText('Menú')).toBeTruthy();
    expect(screen.queryByText(/heart of/)).toBeNull();
  });
});

describe('setting the status', () => {
  it('[R-ARS-03] [R-ARS-08] of many goes as one list of ids, and is taken back for each as it was', async () => {
    const fake = adminApi([
      named(1, 'Menú', { status: 2 }),
      named(2, 'Carta', { status: 0 }),
      named(3, 'Mantel'),
    ]);
    open(fake);
    await list();
    await tick('Menú');
    await tick('Carta');
    const bar = within(screen.getByRole('region', { name: uiTableText('bulk') }));
    await userEvent.click(bar.getByRole('button', { name: text('activate') }));
    expect(await screen.findByText(text('changed', { count: 2, status: text('status.1') }))).toBeTruthy();
    expect(fake.api.callsTo(resourceCommands.SetResourcesStatus)).toEqual([
      { files: [1, 2], status: 1, versions: [1, 1] },
    ]);
    await userEvent.click(screen.getByRole('button', { name: uiText('undo') }));
    await waitFor(() => expect(fake.resources.rows.map(({ status }) => status)).toEqual([2, 0, 1]));
  });

  it('[R-ARS-03] of all that match, over all pages', async () => {
    const fake = adminApi(Array.from({ length: 12 }, (_, index) => named(index + 1, `Pieza ${index + 1}`)));
    open(fake);
    await list();
    await tick('Pieza 1');
    await userEvent.click(screen.getByRole('button', { name: uiTableText('selectAll', { total: 12 }) }));
    expect(await screen.findByText(uiTableText('selected', { count: 12 }))).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: text('deactivate') }));
    await waitFor(() =>
      expect(fake.api.callsTo(resourceCommands.SetResourcesStatus)[0]?.files).toHaveLength(12),
    );
  });

  it('[U8] names those that were refused', async () => {
    const fake = adminApi([named(1, 'Menú'), named(2, 'Carta')]);
    open(fake);
    await list();
    await tick('Menú');
    await tick('Carta');
    fake.resources.remove(2);
    await userEvent.click(screen.getByRole('button', { name: text('deactivate') }));
    expect(await screen.findByText(text('refusedTitle', { count: 1 }))).toBeTruthy();
    expect(screen.getByText(text('refusedGone', { names: 'Carta' }))).toBeTruthy();
  });

  it('is put back with the reason when nothing could be changed', async () => {
    const fake = adminApi([named(1, 'Menú')]);
    fake.api.on(resourceCommands.SetResourcesStatus, () => broken());
    open(fake);
    await userEvent.click(await statusOf(/^Estado de Menú/));
    await userEvent.click(await screen.findByRole('menuitem', { name: text('status.0') }));
    expect(await screen.findByText(/No se han cambiado: Menú/)).toBeTruthy();
    expect(await statusOf(/^Estado de Menú: Publicado/)).toBeTruthy();
  });
});

describe('deleting', () => {
  it('[R-ARS-04] [U5] asks first, can be taken back, and leaves the resource in the bin', async () => {
    const fake = adminApi([named(1, 'Menú')]);
    open(fake);
    await userEvent.click(await screen.findByRole('button', { name: text('remove', { name: 'Menú' }) }));
    const dialog = within(
      await screen.findByRole('alertdialog', { name: text('removeTitle', { name: 'Menú' }) }),
    );
    expect(fake.resources.get(1)?.deleted).toBe(false);
    await userEvent.click(dialog.getByRole('button', { name: text('removeConfirm') }));
    await waitFor(() => expect(fake.resources.get(1)?.deleted).toBe(true));
    await userEvent.click(await screen.findByRole('button', { name: uiText('undo') }));
    await waitFor(() => expect(fake.resources.get(1)?.deleted).toBe(false));
  });

  it('[U5] leaves a bin that says so while it is empty, and keeps the status of what lies in it', async () => {
    open(adminApi([named(1, 'Menú')]), '/admin/resources?deleted=1');
    expect(await screen.findByRole('heading', { name: text('emptyBin') })).toBeTruthy();
    cleanup();
    open(adminApi([named(1, 'Menú', { deleted: true })]), '/admin/resources?deleted=1');
    await screen.findByRole('button', { name: text('restore', { name: 'Menú' }) });
    expect(within(await list()).getByText(text('status.1'))).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Estado de Menú/ })).toBeNull();
    cleanup();
    open(adminApi(), '/admin/resources?deleted=1&q=sopa');
    expect(await screen.findByRole('heading', { name: uiTableText('noMatch') })).toBeTruthy();
  });

  it('[U5] is taken back from the bin later', async () => {
    const fake = adminApi([named(1, 'Menú', { deleted: true })]);
    open(fake, '/admin/resources?deleted=1');
    await userEvent.click(await screen.findByRole('button', { name: text('restore', { name: 'Menú' }) }));
    await waitFor(() => expect(fake.resources.get(1)?.deleted).toBe(false));
  });
});

describe('opening one', () => {
  it('[R-NAV-29] leads to its form', async () => {
    const fake = adminApi([named(7, 'Menú')]);
    const app = open(fake);
    await userEvent.click(await screen.findByRole('link', { name: 'Menú' }));
    await waitFor(() => expect(app.path()).toBe('/admin/resources/7'));
  });
});
