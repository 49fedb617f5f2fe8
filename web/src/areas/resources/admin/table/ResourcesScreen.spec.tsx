import { beforeEach, describe, expect, it } from '@jest/globals';
import { daysAfter, type Role, writtenDay } from '@portal/contracts/kernel';
import { resourceCommands, resourceQueries } from '@portal/contracts/areas/resources';
import { sessionQueries } from '@portal/contracts/areas/session';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderApp } from '#testing/render-app';
import type { AreaManifest } from '#core/area-manifest';
import { someTables } from '#testing/sample-session';
import { app, broken, inside, press, screenKit, see, textsOf, type, widen } from '#testing/screen-kit';
import { tableTexts as uiTableMessages } from '#ui/texts';
import { uiTexts } from '#ui/texts/early';
import { tableTexts } from '../../texts';
import { resourcesArea } from '../../index';
import { adminApi, aResource, type FakeAdmin, formats, today, tree } from '../../resources.testing';

const text = textsOf(tableTexts);
const textPt = textsOf(tableTexts, 'PT');
const uiTableText = textsOf(uiTableMessages);
const uiText = textsOf(uiTexts);

const named = (id: number, name: string, facts = {}) => aResource({ id, name, ...facts });
const open = screenKit(resourcesArea, '/admin/resources');
const list = () => screen.findByRole('list', { name: text('list') });
const lastAsked = (fake: FakeAdmin) => fake.api.callsTo(resourceQueries.ListResources).at(-1);
const statusOf = (name: RegExp) => screen.findByRole('button', { name });
const tick = async (name: string) => press(uiTableText('select', { name }), 'checkbox');

// On a phone the rows are cards, which jsdom can show: a grid needs sizes that it does not have.
beforeEach(() => widen(400));

describe('where resources are kept', () => {
  it.each<Role>([2, 4])('[R-NAV-25] [R-NAV-29] /admin leads there for role %i', async (role) => {
    open(adminApi([named(1, 'Menú')], role), '/admin');
    await list();
    expect(app.path()).toBe('/admin/resources');
  });

  it.each<Role>([1, 3, 5])('[R-NAV-29] is not open to role %i', async (role) => {
    open(adminApi([], role));
    await waitFor(() => expect(app.path()).not.toContain('/admin'));
  });

  it('teaches what to do where there is nothing yet', async () => {
    open(adminApi());
    await see.role('heading', text('emptyTitle'));
    expect(screen.getAllByRole('link', { name: text('add') })[0]?.getAttribute('href')).toBe(
      '/admin/resources/add',
    );
  });

  it('shows what failed, and tries again on request', async () => {
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
    await see('Pieza 12');
  });

  it('[R-ARS-01] [R-PLT-18] shows on which day each was last changed', async () => {
    open(adminApi([named(1, 'Menú', { update_date: '2026-11-20T23:30:00.000Z' })]));
    expect(within(await list()).getByText('21/11/2026')).toBeTruthy();
  });

  it('[R-ARS-01] names formats in the language in use', async () => {
    const fake = adminApi([named(1, 'Menú', { type: { id: 1, name: 'Cartel' } })]);
    fake.api.on(sessionQueries.GetTables, () => someTables({ resource_type: [{ id: 1, name: 'Cartell' }] }));
    open(fake);
    await see(/^Cartell · /, within(await list()));
  });

  it('[R-ARS-02] is narrowed by words, and in Spain by language', async () => {
    const fake = adminApi([named(1, 'Menú'), named(2, 'Carta', { lang: { id: 'CAT', name: 'Català' } })]);
    open(fake);
    await list();
    await press('Català');
    await waitFor(async () => expect(within(await list()).queryByText('Menú')).toBeNull());
    expect(app.path()).toBe('/admin/resources?lang=CAT');
    await type(/^Nombre o referencia/, 'sopa{Enter}', 'searchbox');
    await see.role('heading', uiTableText('noMatch'));
  });

  it('[R-ARS-02] is narrowed by section and by format, as in the address', async () => {
    const [section] = tree;
    const id = section?.id ?? 0;
    const fake = open(adminApi([named(1, 'Menú', { sections: [id] }), named(2, 'Carta', { sections: [] })]));
    await list();
    await press(text('section'));
    await press(String(section?.name), 'menuitemradio');
    await waitFor(async () => expect(within(await list()).queryByText('Carta')).toBeNull());
    expect(app.path()).toBe(`/admin/resources?section=${id}`);
    await press(text('format'));
    await press(String(formats[1]?.name), 'menuitemcheckbox');
    await waitFor(() => expect(lastAsked(fake)).toMatchObject({ section: id, type: [2] }));
  });

  it('[R-ARS-01] marks what is to come, ends within a week, or is over, and has the last day of others', async () => {
    const soon = daysAfter(today, 1);
    const late = daysAfter(today, 30);
    open(
      adminApi([
        named(1, 'Menú', { published_from: soon }),
        named(2, 'Carta', { valid_until: soon }),
        named(3, 'Lona', { valid_until: daysAfter(today, -1) }),
        named(4, 'Vinilo', { valid_until: late }),
      ]),
    );
    const shown = within(await list());
    await see(text('from', { day: writtenDay(soon) }), shown);
    await see(text('endsIn', { days: 1 }), shown);
    await see(text('time.past'), shown);
    await see(text('until', { day: writtenDay(late) }), shown);
  });

  it('[R-ARS-02] is narrowed by its time', async () => {
    open(adminApi([named(1, 'Menú'), named(2, 'Carta', { valid_until: today })]));
    await list();
    await press(text('time.ending'));
    await waitFor(async () => expect(within(await list()).queryByText('Menú')).toBeNull());
    await see('Carta', within(await list()));
    expect(app.path()).toBe('/admin/resources?time=ending');
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
    see.none('group', textPt('languageFilter'));
  });

  it('[R-ARS-19] follows what others publish', async () => {
    const fake = open(adminApi([named(1, 'Menú', { status: 2 })]));
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
    slots: {
      resourceHeart: { part: async () => (announced) => <i>{`heart of ${announced.resource.name}`}</i> },
    },
  };
  const openWith = (at = '/admin/resources', facts = {}) => {
    const fake = adminApi([named(1, 'Menú', facts)]);
    renderApp({ api: fake.api, areas: [resourcesArea, heart], at, market: 'ES' });
  };

  it('[R-ARS-01] is on the card of each, where there is no room for columns', async () => {
    openWith();
    await see('heart of Menú', within(await list()));
  });

  it('[R-ARS-01] is no column: the table has those of the specification', async () => {
    widen(1440);
    openWith();
    await see('Menú');
    see.noText('heart of Menú');
  });

  it('[R-ARS-01] is not there in the bin', async () => {
    openWith('/admin/resources?deleted=1', { deleted: true });
    expect(within(await list()).getByText('Menú')).toBeTruthy();
    see.noText(/heart of/);
  });
});

describe('setting the status', () => {
  it('[R-ARS-03] [R-ARS-08] of many is sent as one list of ids, and undone to each one’s earlier status', async () => {
    const fake = open(
      adminApi([named(1, 'Menú', { status: 2 }), named(2, 'Carta', { status: 0 }), named(3, 'Mantel')]),
    );
    await list();
    await tick('Menú');
    await tick('Carta');
    const bar = within(screen.getByRole('region', { name: uiTableText('bulk') }));
    await press(text('activate'), 'button', bar);
    await see(text('changed', { count: 2, status: text('status.1') }));
    expect(fake.api.callsTo(resourceCommands.SetResourcesStatus)).toEqual([
      { files: [1, 2], status: 1, versions: [1, 1] },
    ]);
    await press(uiText('undo'));
    await waitFor(() => expect(fake.resources.rows.map(({ status }) => status)).toEqual([2, 0, 1]));
  });

  it('[R-ARS-03] of all that match, over all pages', async () => {
    const fake = adminApi(Array.from({ length: 12 }, (_, index) => named(index + 1, `Pieza ${index + 1}`)));
    open(fake);
    await list();
    await tick('Pieza 1');
    await press(uiTableText('selectAll', { total: 12 }));
    await see(uiTableText('selected', { count: 12 }));
    await press(text('deactivate'));
    await waitFor(() =>
      expect(fake.api.callsTo(resourceCommands.SetResourcesStatus)[0]?.files).toHaveLength(12),
    );
  });

  it('[R-ARS-03] [U5] sets the last day of many, and takes it back for each as it was', async () => {
    const fake = open(
      adminApi([named(1, 'Menú', { valid_until: '2031-01-31' }), named(2, 'Carta'), named(3, 'Mantel')]),
    );
    await list();
    await tick('Menú');
    await tick('Carta');
    const bar = within(screen.getByRole('region', { name: uiTableText('bulk') }));
    await press(text('validUntil'), 'button', bar);
    const dialog = await inside('dialog', text('lastDayTitle', { count: 2 }));
    await dialog.findByRole('group', { name: /^Válido hasta/ });
    await userEvent.click(dialog.getAllByRole('spinbutton')[0] as HTMLElement);
    await userEvent.keyboard('24122030');
    await press(text('lastDaySave'), 'button', dialog);
    await see(text('lastDayChanged', { count: 2, day: '24/12/2030' }));
    expect(fake.api.callsTo(resourceCommands.UpdateResource)).toEqual([
      { id: 1, valid_until: '2030-12-24', version: 1 },
      { id: 2, valid_until: '2030-12-24', version: 1 },
    ]);
    await press(uiText('undo'));
    await waitFor(() =>
      expect(fake.resources.rows.map((row) => row.valid_until)).toEqual(['2031-01-31', null, null]),
    );
  });

  it('[U8] names those that were refused', async () => {
    const fake = open(adminApi([named(1, 'Menú'), named(2, 'Carta')]));
    await list();
    await tick('Menú');
    await tick('Carta');
    fake.resources.remove(2);
    await press(text('deactivate'));
    await see(text('refusedTitle', { count: 1 }));
    expect(screen.getByText(text('refusedGone', { names: 'Carta' }))).toBeTruthy();
  });

  it('is reverted with the reason when nothing could be changed', async () => {
    const fake = adminApi([named(1, 'Menú')]);
    fake.api.on(resourceCommands.SetResourcesStatus, () => broken());
    open(fake);
    await userEvent.click(await statusOf(/^Estado de Menú/));
    await press(text('status.0'), 'menuitem');
    await see(/No se han cambiado: Menú/);
    expect(await statusOf(/^Estado de Menú: Publicado/)).toBeTruthy();
  });
});

describe('deleting', () => {
  it('[R-ARS-04] [U5] asks first, can be undone, and leaves the resource in the bin', async () => {
    const fake = open(adminApi([named(1, 'Menú')]));
    await press(text('remove', { name: 'Menú' }));
    const dialog = await inside('alertdialog', text('removeTitle', { name: 'Menú' }));
    expect(fake.resources.get(1)?.deleted).toBe(false);
    await press(text('removeConfirm'), 'button', dialog);
    await waitFor(() => expect(fake.resources.get(1)?.deleted).toBe(true));
    await press(uiText('undo'));
    await waitFor(() => expect(fake.resources.get(1)?.deleted).toBe(false));
  });

  it('[U5] leaves an empty bin with a message, and keeps the status of its content', async () => {
    open(adminApi([named(1, 'Menú')]), '/admin/resources?deleted=1');
    await see.role('heading', text('emptyBin'));
    cleanup();
    open(adminApi([named(1, 'Menú', { deleted: true })]), '/admin/resources?deleted=1');
    await screen.findByRole('button', { name: text('restore', { name: 'Menú' }) });
    expect(within(await list()).getByText(text('status.1'))).toBeTruthy();
    see.none('button', /^Estado de Menú/);
    cleanup();
    open(adminApi(), '/admin/resources?deleted=1&q=sopa');
    await see.role('heading', uiTableText('noMatch'));
  });

  it('[U5] can be restored from the bin later', async () => {
    const fake = open(adminApi([named(1, 'Menú', { deleted: true })]), '/admin/resources?deleted=1');
    await press(text('restore', { name: 'Menú' }));
    await waitFor(() => expect(fake.resources.get(1)?.deleted).toBe(false));
  });
});

it('[R-NAV-29] opening one leads to its form', async () => {
  open(adminApi([named(7, 'Menú')]));
  await press('Menú', 'link');
  await see.path('/admin/resources/7');
});
