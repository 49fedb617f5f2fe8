import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { Role } from '@portal/contracts/kernel';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderApp } from '../../../../testing/render-app';
import { widen } from '../../../../testing/widen';
import { resourcesArea } from '../../index';
import { AdminHouse, aPiece } from '../testing/admin-house';

const named = (id: number, name: string, facts = {}) => aPiece({ id, name, ...facts });
const open = (house: AdminHouse, at = '/admin/resources', market: 'ES' | 'PT' = 'ES') =>
  renderApp({ house, areas: [resourcesArea], at, market });
const list = () => screen.findByRole('list', { name: 'Recursos' });
const lastAsked = (house: AdminHouse) => Object.fromEntries(house.callsTo('resource').at(-1)?.query ?? []);
const statusOf = (name: RegExp) => screen.findByRole('button', { name });
const tick = async (name: string) =>
  userEvent.click(await screen.findByRole('checkbox', { name: `Seleccionar ${name}` }));

// On a phone the rows are cards, which jsdom can show: a grid needs sizes that it does not have.
beforeEach(() => widen(400));
afterEach(() => {
  cleanup();
  localStorage.clear();
});

describe('where resources are kept', () => {
  it.each<Role>([2, 4])('[R-NAV-25] [R-NAV-29] /admin leads there for role %i', async (role) => {
    const house = new AdminHouse([named(1, 'Menú')], role);
    const app = open(house, '/admin');
    await list();
    expect(app.path()).toBe('/admin/resources');
  });

  it.each<Role>([1, 3, 5])('[R-NAV-29] is not open to role %i', async (role) => {
    const house = new AdminHouse([], role);
    const app = open(house);
    await waitFor(() => expect(app.path()).not.toContain('/admin'));
  });

  it('teaches what to do where there is nothing yet', async () => {
    open(new AdminHouse());
    expect(await screen.findByRole('heading', { name: 'Todavía no hay recursos' })).toBeTruthy();
    expect(screen.getAllByRole('link', { name: 'Añadir recurso' })[0]?.getAttribute('href')).toBe(
      '/admin/resources/add',
    );
  });

  it('says what failed, and tries again on request', async () => {
    const house = new AdminHouse();
    house.on('resource', () => ({ error: 'internal', status: 500 }));
    open(house);
    expect((await screen.findByRole('alert')).textContent).toContain('internal');
  });
});

describe('the list of resources', () => {
  it('[R-ARS-05] [R-CON-32] comes in pages of 10 by update date, and 25, 50, 100 or all', async () => {
    const house = new AdminHouse(
      Array.from({ length: 12 }, (_, place) => named(place + 1, `Pieza ${place + 1}`)),
    );
    open(house);
    await list();
    expect(lastAsked(house)).toMatchObject({ page: '1', size: '10' });
    expect(lastAsked(house)['sort']).toBeUndefined();
    const sizes = screen.getByRole('combobox', { name: 'Filas por página' });
    expect([...sizes.querySelectorAll('option')].map((option) => option.textContent)).toEqual([
      '10',
      '25',
      '50',
      '100',
      'Todos',
    ]);
    await userEvent.selectOptions(sizes, 'Todos');
    await waitFor(() => expect(lastAsked(house)['size']).toBe('-1'));
    expect(await screen.findByText('Pieza 12')).toBeTruthy();
  });

  it('[R-ARS-02] is narrowed by words, and in Spain by language', async () => {
    const house = new AdminHouse([
      named(1, 'Menú'),
      named(2, 'Carta', { lang: { id: 'CAT', name: 'Català' } }),
    ]);
    const app = open(house);
    await list();
    await userEvent.click(screen.getByRole('button', { name: 'Català' }));
    await waitFor(async () => expect(within(await list()).queryByText('Menú')).toBeNull());
    expect(app.path()).toBe('/admin/resources?lang=CAT');
    await userEvent.type(screen.getByRole('searchbox', { name: /^Buscar por nombre/ }), 'sopa{Enter}');
    expect(await screen.findByRole('heading', { name: 'Nada coincide con lo que buscas' })).toBeTruthy();
  });

  it('[R-ARS-02] [R-ARS-14] has no language in Portugal', async () => {
    open(new AdminHouse([named(1, 'Menú', { lang: { id: 'PT', name: 'Português' } })]), undefined, 'PT');
    await screen.findByRole('list', { name: 'Recursos' });
    expect(screen.queryByRole('group', { name: 'Filtrar por idioma' })).toBeNull();
  });

  it('[R-ARS-19] follows what others publish', async () => {
    const house = new AdminHouse([named(1, 'Menú', { status: 2 })]);
    const app = open(house);
    await statusOf(/^Estado de Menú: Borrador/);
    house.change(1, { status: 1 });
    await waitFor(() => {
      app.push('ResourcesChanged', { resourceIds: [1], position: 9 });
      expect(screen.getByRole('button', { name: /^Estado de Menú: Publicado/ })).toBeTruthy();
    });
  });
});

describe('setting the status', () => {
  it('[R-ARS-03] [R-ARS-08] of many goes as one list of ids, and is taken back for each as it was', async () => {
    const house = new AdminHouse([
      named(1, 'Menú', { status: 2 }),
      named(2, 'Carta', { status: 0 }),
      named(3, 'Mantel'),
    ]);
    open(house);
    await list();
    await tick('Menú');
    await tick('Carta');
    const bar = within(screen.getByRole('region', { name: 'Acciones con la selección' }));
    await userEvent.click(bar.getByRole('button', { name: 'Publicar' }));
    expect(await screen.findByText('2 recursos: Publicado')).toBeTruthy();
    expect(house.callsTo('resource/update').map(({ body }) => body)).toEqual([{ files: [1, 2], status: 1 }]);
    await userEvent.click(screen.getByRole('button', { name: 'Deshacer' }));
    await waitFor(() => expect([...house.resources.values()].map(({ status }) => status)).toEqual([2, 0, 1]));
  });

  it('[R-ARS-03] of all that match, over all pages', async () => {
    const house = new AdminHouse(
      Array.from({ length: 12 }, (_, place) => named(place + 1, `Pieza ${place + 1}`)),
    );
    open(house);
    await list();
    await tick('Pieza 1');
    await userEvent.click(screen.getByRole('button', { name: 'Seleccionar los 12' }));
    expect(await screen.findByText('12 seleccionados')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Desactivar' }));
    await waitFor(() => expect(house.callsTo('resource/update')[0]?.body['files']).toHaveLength(12));
  });

  it('[R-ERR-17] names those that were refused', async () => {
    const house = new AdminHouse([named(1, 'Menú'), named(2, 'Carta')]);
    open(house);
    await list();
    await tick('Menú');
    await tick('Carta');
    house.resources.delete(2);
    await userEvent.click(screen.getByRole('button', { name: 'Desactivar' }));
    expect(await screen.findByText('Un recurso no se ha cambiado')).toBeTruthy();
    expect(screen.getByText('Ya no están en el catálogo: Carta.')).toBeTruthy();
  });

  it('is put back with the reason when nothing could be changed', async () => {
    const house = new AdminHouse([named(1, 'Menú')]);
    house.on('resource/update', () => ({ error: 'internal', status: 500 }));
    open(house);
    await userEvent.click(await statusOf(/^Estado de Menú/));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Inactivo' }));
    expect(await screen.findByText(/No se han cambiado: Menú/)).toBeTruthy();
    expect(await statusOf(/^Estado de Menú: Publicado/)).toBeTruthy();
  });
});

describe('deleting', () => {
  it('[R-ARS-04] [U5] asks first, can be taken back, and leaves the resource in the bin', async () => {
    const house = new AdminHouse([named(1, 'Menú')]);
    open(house);
    await userEvent.click(await screen.findByRole('button', { name: 'Borrar Menú' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: '¿Borrar «Menú»?' }));
    expect(house.resources.get(1)?.deleted).toBe(false);
    await userEvent.click(dialog.getByRole('button', { name: 'Borrar recurso' }));
    await waitFor(() => expect(house.resources.get(1)?.deleted).toBe(true));
    await userEvent.click(await screen.findByRole('button', { name: 'Deshacer' }));
    await waitFor(() => expect(house.resources.get(1)?.deleted).toBe(false));
  });

  it('[U5] leaves a bin that says so while it is empty, and keeps the status of what lies in it', async () => {
    open(new AdminHouse([named(1, 'Menú')]), '/admin/resources?deleted=1');
    expect(await screen.findByRole('heading', { name: 'La papelera está vacía' })).toBeTruthy();
    cleanup();
    open(new AdminHouse([named(1, 'Menú', { deleted: true })]), '/admin/resources?deleted=1');
    await screen.findByRole('button', { name: 'Recuperar Menú' });
    expect(within(await list()).getByText('Publicado')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Estado de Menú/ })).toBeNull();
    cleanup();
    open(new AdminHouse(), '/admin/resources?deleted=1&q=sopa');
    expect(await screen.findByRole('heading', { name: 'Nada coincide con lo que buscas' })).toBeTruthy();
  });

  it('[U5] is taken back from the bin later', async () => {
    const house = new AdminHouse([named(1, 'Menú', { deleted: true })]);
    open(house, '/admin/resources?deleted=1');
    await userEvent.click(await screen.findByRole('button', { name: 'Recuperar Menú' }));
    await waitFor(() => expect(house.resources.get(1)?.deleted).toBe(false));
  });
});

describe('opening one', () => {
  it('[R-NAV-29] leads to its form', async () => {
    const house = new AdminHouse([named(7, 'Menú')]);
    const app = open(house);
    await userEvent.click(await screen.findByRole('button', { name: /^Menú/ }));
    await waitFor(() => expect(app.path()).toBe('/admin/resources/7'));
  });
});
