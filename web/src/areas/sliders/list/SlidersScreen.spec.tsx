import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { Role } from '@portal/contracts/kernel';
import { aSession, FakeHouse } from '../../../testing/fake-house';
import { renderApp } from '../../../testing/render-app';
import { widen } from '../../../testing/widen';
import { slidersArea } from '../index';

const aSlider = (id: number, facts: object = {}) => ({
  ...{ id, name: `Portada ${id}`, file: `/cover-${id}.jpg`, url: '/nacional/menus', status: 1 },
  ...{ priority: id, start_date: null, end_date: null, clicks: 3 * id, version: 1 },
  ...facts,
});
type Row = ReturnType<typeof aSlider>;

/** A server that knows these covers, and does what it is told. */
function slidersHouse(rows: readonly Row[], role: Role = 2) {
  let held = [...rows];
  const byPlace = () => held.toSorted((one, other) => one.priority - other.priority || one.id - other.id);
  const house = new FakeHouse({
    slider: ({ query }) => {
      const found = byPlace().filter(({ name }) => name.includes(query.get('q') ?? ''));
      return { data: found, more: { total: found.length } };
    },
  }).signIn(aSession({ type: role }));
  for (const row of rows) {
    house.on(`slider/${row.id}/move`, ({ body }) => {
      const step = body['direction'] === 'up' ? -1 : 1;
      held = held.map((one) => (one.id === row.id ? { ...one, priority: one.priority + step } : one));
      const { priority } = held.find(({ id }) => id === row.id) as Row;
      return { data: { id: row.id, priority } };
    });
    house.on(`slider/${row.id}/delete`, () => {
      held = held.filter(({ id }) => id !== row.id);
      return { data: { id: row.id } };
    });
    house.on(`slider/${row.id}/restore`, () => {
      held = [...held, row];
      return { data: { id: row.id } };
    });
  }
  return { house, change: (after: readonly Row[]) => (held = [...after]) };
}
const open = (house: FakeHouse, market: 'ES' | 'PT' = 'ES') =>
  renderApp({ house, areas: [slidersArea], at: '/admin/sliders', market });
const list = () => screen.findByRole('list', { name: 'Portadas' });
const rowsShown = async () =>
  within(await list())
    .getAllByRole('listitem')
    .map(({ textContent }) => /Portada \d+/.exec(textContent ?? '')?.[0]);
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

// On a phone the rows are cards, which jsdom can show: a grid needs sizes that it does not have.
beforeEach(() => widen(400));
afterEach(() => {
  cleanup();
  localStorage.clear();
});

describe('the covers of the administration', () => {
  it('[R-AME-01] [R-AME-07] show position, name, picture, target, state, clicks, and times as HH:mm DD/MM/YYYY', async () => {
    const times = { start_date: '2026-01-20T09:00:00.000Z', end_date: '2026-01-21T22:30:00.000Z' };
    open(slidersHouse([aSlider(1, times)]).house);
    const [row] = within(await list()).getAllByRole('listitem');
    for (const words of [
      'Portada 1',
      '/nacional/menus',
      'Ya terminó',
      '3 clics',
      '10:00 20/01/2026 – 23:30 21/01/2026',
    ]) {
      expect(row?.textContent).toContain(words);
    }
    expect(row?.querySelector('img')?.getAttribute('src')).toBe('/cover-1.jpg');
  });

  it('[R-AME-07] say which end is meant where the other is open', async () => {
    const since = aSlider(1, { start_date: '2026-01-20T09:00:00.000Z', end_date: null });
    const until = aSlider(2, { start_date: null, end_date: '2026-01-21T22:30:00.000Z' });
    open(slidersHouse([since, until, aSlider(3, { start_date: null, end_date: null })]).house);
    const [first, second, third] = within(await list()).getAllByRole('listitem');
    expect(first?.textContent).toContain('Inicio: 10:00 20/01/2026');
    expect(second?.textContent).toContain('Final: 23:30 21/01/2026');
    expect(third?.textContent).not.toMatch(/Inicio|Final/);
  });

  it('[R-NAV-32] [AMB-08] are for both kinds of administrators, in both markets, and for nobody else', async () => {
    open(slidersHouse([aSlider(1)], 4).house, 'PT');
    expect(await screen.findByRole('list', { name: 'Capas' })).toBeTruthy();
    cleanup();
    const app = open(slidersHouse([aSlider(1)], 3).house);
    await waitFor(() => expect(app.path()).not.toBe('/admin/sliders'));
  });

  it('[R-AME-02] [R-CON-32] come in pages of ten at first', async () => {
    const { house } = slidersHouse([aSlider(1)]);
    open(house);
    await list();
    expect(house.callsTo('slider')[0]?.query.get('size')).toBe('10');
  });

  it('[R-AME-01] are found by words', async () => {
    const { house } = slidersHouse([aSlider(1), aSlider(2)]);
    open(house);
    await userEvent.type(
      await screen.findByRole('searchbox', { name: 'Buscar por nombre o dirección' }),
      'Portada 2{Enter}',
    );
    await waitFor(async () => expect(await rowsShown()).toEqual(['Portada 2']));
  });

  it('[R-AME-06] [AMB-19] move by one at once, first in the list and then on the server', async () => {
    const { house } = slidersHouse([aSlider(1), aSlider(2), aSlider(3)]);
    open(house);
    await list();
    await press('Subir Portada 3');
    await press('Subir Portada 3');
    await waitFor(async () => expect(await rowsShown()).toEqual(['Portada 1', 'Portada 3', 'Portada 2']));
    const sent = () => house.callsTo('slider/3/move').map(({ body }) => body['direction']);
    await waitFor(() => expect(sent()).toEqual(['up', 'up']));
    expect(await screen.findByText('Portada 3: posición 1')).toBeTruthy();
    await press('Bajar Portada 1');
    await waitFor(() => expect(house.callsTo('slider/1/move')).toHaveLength(1));
    expect(house.callsTo('slider/1/move')[0]?.method).toBe('POST');
  });

  it('[R-AME-06] do not move above the first position', async () => {
    open(slidersHouse([aSlider(1)]).house);
    const up = await screen.findByRole<HTMLButtonElement>('button', { name: 'Subir Portada 1' });
    expect(up.disabled).toBe(true);
  });

  it('[R-AME-06] go back where they were when a move is refused, and say why', async () => {
    const { house } = slidersHouse([aSlider(1), aSlider(2)]);
    house.on('slider/2/move', () => ({ status: 404, error: 'slider_not_found' }));
    open(house);
    await list();
    await press('Subir Portada 2');
    expect(await screen.findByText(/Esta portada ya no existe/)).toBeTruthy();
    expect(await rowsShown()).toEqual(['Portada 1', 'Portada 2']);
  });

  it('[R-AME-01] [U5] are deleted after asking, and come back', async () => {
    const { house } = slidersHouse([aSlider(1), aSlider(2)]);
    open(house);
    await list();
    await press('Eliminar Portada 1');
    await press('Cancelar');
    expect(house.callsTo('slider/1/delete')).toEqual([]);
    await press('Eliminar Portada 1');
    await press('Eliminar portada');
    await waitFor(async () => expect(await rowsShown()).toEqual(['Portada 2']));
    await press('Deshacer');
    await waitFor(async () => expect(await rowsShown()).toEqual(['Portada 1', 'Portada 2']));
  });

  it('[R-AME-01] follow what other administrators do', async () => {
    const { house, change } = slidersHouse([aSlider(1)]);
    const app = open(house);
    await list();
    change([aSlider(1, { priority: 2 }), aSlider(4, { priority: 1 })]);
    app.push('SlidersChanged', { sliderId: 4, position: 9 });
    await waitFor(async () => expect(await rowsShown()).toEqual(['Portada 4', 'Portada 1']));
  });

  it('teach the first step where there are none', async () => {
    open(slidersHouse([]).house);
    expect(await screen.findByText('Todavía no hay portadas')).toBeTruthy();
    const ways = screen.getAllByRole('link', { name: 'Nueva portada' });
    expect(ways.every((way) => way.getAttribute('href') === '/admin/sliders/add')).toBe(true);
  });
});
