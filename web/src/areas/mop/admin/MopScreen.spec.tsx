import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { mopCommands, mopQueries } from '@portal/contracts/areas/mop';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { broken, refuse } from '../../../testing/fake-api';
import { renderApp } from '../../../testing/render-app';
import { textOf } from '../../../testing/text-of';
import { widen } from '../../../testing/widen';
import { tableMessages } from '../../../ui/table/table.messages';
import { mopArea } from '../index';
import type { FakeMop } from '../testing/mop-api';
import { mopApi } from '../testing/mop-api';
import { aPause, around, idOf, weekAhead } from '../testing/sample-pauses';
import { adminMessages } from './admin.messages';

const text = (key: (typeof adminMessages)['keys'][number], values = {}) => textOf(adminMessages, key, values);

const cancelReason = 'Ese día hay una promoción nacional en la app';
const place = (number: number) => ({
  restaurant_id: number,
  restaurant_site: String(100 + number),
  restaurant_name: `Local ${number}`,
});
const requests = (...pauses: ReturnType<typeof aPause>[]) => mopApi(pauses, 2);
const open = (mop: FakeMop, at = '/admin/mop', market: 'ES' | 'PT' = 'ES') =>
  renderApp({ api: mop.api, areas: [mopArea], at, market });
const list = () => screen.findByRole('list', { name: 'Peticiones de pausa' });
const placesShown = async () =>
  within(await list())
    .getAllByRole('listitem')
    .map(({ textContent }) => /^\d+ - (Local \d+|Gran Vía)/.exec(textContent ?? '')?.[0]);
const statusOf = (name: RegExp) => screen.findByRole('button', { name });
async function choose(button: RegExp, status: string) {
  await userEvent.click(await statusOf(button));
  await userEvent.click(await screen.findByRole('menuitem', { name: status }));
}
const decisions = (mop: FakeMop, number: number) =>
  mop.api.callsTo(mopCommands.ChangeMopPauseStatus).filter(({ id }) => id === idOf(number));
const lastAsked = (mop: FakeMop) => mop.api.callsTo(mopQueries.ListMopRequests).at(-1);

// On a phone the rows are cards, which jsdom can show: a grid needs sizes that it does not have.
beforeEach(() => widen(400));
afterEach(() => {
  cleanup();
  localStorage.clear();
});

describe('where the requests are', () => {
  it('[R-MOP-01] [R-NAV-31] only in markets that pause: elsewhere the path leads to /admin', async () => {
    const home = { path: '/admin/elsewhere', frame: 'portal', title: { CAST: '', CAT: '', PT: '' } } as const;
    const other = { ...home, screen: async () => () => 'elsewhere' };
    const app = renderApp({
      api: requests().api,
      areas: [mopArea, { area: 'test', routes: [other] }],
      at: '/admin/mop',
      market: 'PT',
    });
    expect(await screen.findByText('elsewhere')).toBeTruthy();
    expect(app.path()).toBe('/admin/elsewhere');
  });

  it('for administrators alone', async () => {
    const app = open(mopApi([], 4));
    await waitFor(() => expect(app.path()).not.toBe('/admin/mop'));
  });
});

describe('the list of requests', () => {
  it('[R-MOP-09] shows restaurant, time, reason, who asked, and flags those that came late', async () => {
    open(requests(aPause(1, { late: true })));
    const [row] = within(await list()).getAllByRole('listitem');
    for (const words of ['101 - Gran Vía', 'cámara de frío', 'Carmen Ruiz', 'Tardía', 'Pendiente']) {
      expect(row?.textContent).toContain(words);
    }
  });

  it('[R-MOP-09] filters by status with counts, by notice and by words, all in the address (AMB-48)', async () => {
    const mop = requests(
      aPause(1, place(1)),
      aPause(2, { ...place(2), status: 2, late: true }),
      aPause(3, { ...place(3), status: 3 }),
    );
    const app = open(mop);
    await userEvent.click(await screen.findByRole('button', { name: 'Confirmado · 1' }));
    await waitFor(async () => expect(await placesShown()).toEqual(['102 - Local 2']));
    await userEvent.click(screen.getByRole('button', { name: 'Tardías' }));
    await userEvent.type(
      screen.getByRole('searchbox', { name: 'Restaurante, persona o motivo' }),
      'Local 2{Enter}',
    );
    await waitFor(() => expect(app.path()).toBe('/admin/mop?status=2&late=1&q=Local+2'));
    await waitFor(() => expect(lastAsked(mop)).toMatchObject({ status: [2], late: true, q: 'Local 2' }));
    expect(screen.getByRole('button', { name: 'Cancelado · 0' })).toBeTruthy();
  });

  it('teaches what comes where nobody has asked, and how to widen a search', async () => {
    open(requests());
    expect(await screen.findByRole('heading', { name: 'Nadie ha pedido una pausa' })).toBeTruthy();
    cleanup();
    const app = open(requests(), '/admin/mop?status=1');
    await userEvent.click(await screen.findByRole('button', { name: 'Quitar filtros' }));
    await waitFor(() => expect(app.path()).toBe('/admin/mop'));
  });

  it('opens a request with everything that happened to it', async () => {
    const mop = requests(aPause(1));
    mop.decide(idOf(1), 2);
    open(mop);
    await userEvent.click(within(await list()).getByRole('link', { name: /cámara de frío/ }));
    const detail = within(await screen.findByRole('dialog', { name: 'Pausa de 101 - Gran Vía' }));
    const steps = within(detail.getByRole('list', { name: 'Qué ha pasado' })).getAllByRole('listitem');
    expect(steps.map(({ textContent }) => textContent?.split('Carmen')[0]?.split('Adela')[0])).toEqual([
      'Pausa pedida',
      'Confirmada',
    ]);
  });
});

describe('deciding', () => {
  it('[R-MOP-10] confirms at once, and takes it back on request', async () => {
    const mop = requests(aPause(1));
    open(mop);
    await choose(/^Estado de la pausa de 101 - Gran Vía: Pendiente/, 'Confirmado');
    expect(await statusOf(/Gran Vía: Confirmado/)).toBeTruthy();
    expect(decisions(mop, 1)).toEqual([{ id: idOf(1), status: 2, cancel_value: '', version: 0 }]);
    await userEvent.click(await screen.findByRole('button', { name: 'Deshacer' }));
    expect(await statusOf(/Gran Vía: Pendiente/)).toBeTruthy();
    expect(decisions(mop, 1).map(({ status, version }) => [status, version])).toEqual([
      [2, 0],
      [1, 1],
    ]);
  });

  it('[R-MOP-10] [R-MOP-11] cancels only with a reason of at least 20 characters, and sends nothing before', async () => {
    const mop = requests(aPause(1));
    open(mop);
    await choose(/Gran Vía: Pendiente/, 'Cancelado');
    const popup = within(await screen.findByRole('dialog', { name: '¿Por qué se cancela?' }));
    const field = popup.getByRole('textbox', { name: 'Motivo de la cancelación' });
    fireEvent.change(field, { target: { value: `   demasiado corto     ` } });
    expect(popup.getByText('15/20')).toBeTruthy();
    await userEvent.click(popup.getByRole('button', { name: 'Cancelar la pausa' }));
    expect(popup.getByText(/Escribe al menos 20 caracteres/)).toBeTruthy();
    expect(decisions(mop, 1)).toEqual([]);
    fireEvent.change(field, { target: { value: cancelReason } });
    await userEvent.dblClick(popup.getByRole('button', { name: 'Cancelar la pausa' }));
    await waitFor(() =>
      expect(decisions(mop, 1)).toEqual([{ id: idOf(1), status: 3, cancel_value: cancelReason, version: 0 }]),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await statusOf(/Gran Vía: Cancelado/)).toBeTruthy();
  });

  it('[R-MOP-12] asks for the list again when the popup is left, and changes nothing', async () => {
    const mop = requests(aPause(1));
    open(mop);
    await choose(/Gran Vía: Pendiente/, 'Cancelado');
    await screen.findByRole('dialog', { name: '¿Por qué se cancela?' });
    const before = mop.api.callsTo(mopQueries.ListMopRequests).length;
    await userEvent.click(screen.getByRole('button', { name: 'No cancelarla' }));
    await waitFor(() => expect(mop.api.callsTo(mopQueries.ListMopRequests).length).toBeGreaterThan(before));
    expect(decisions(mop, 1)).toEqual([]);
    expect(await statusOf(/Gran Vía: Pendiente/)).toBeTruthy();
  });

  it('keeps the typed reason when cancelling is refused', async () => {
    const mop = requests(aPause(1));
    open(mop);
    await choose(/Gran Vía: Pendiente/, 'Cancelado');
    const field = await screen.findByRole('textbox', { name: 'Motivo de la cancelación' });
    fireEvent.change(field, { target: { value: cancelReason } });
    mop.api.on(mopCommands.ChangeMopPauseStatus, () => refuse('pause_over'));
    await userEvent.click(screen.getByRole('button', { name: 'Cancelar la pausa' }));
    expect(await screen.findByText(/Esta pausa ya ha terminado/)).toBeTruthy();
    expect((field as HTMLTextAreaElement).value).toBe(cancelReason);
  });

  it('says who was faster when two decide together (R4), and shows what they chose', async () => {
    const mop = requests(aPause(1));
    open(mop);
    await statusOf(/Gran Vía: Pendiente/);
    mop.api.on(mopCommands.ChangeMopPauseStatus, () => {
      mop.decide(idOf(1), 3, cancelReason, 'Bruno Díaz');
      return refuse('conflict', { status: 409 });
    });
    await choose(/Gran Vía: Pendiente/, 'Confirmado');
    expect(await screen.findByText(/Bruno Díaz se ha adelantado: .*«Cancelado»/)).toBeTruthy();
    expect(await statusOf(/Gran Vía: Cancelado/)).toBeTruthy();
  });

  it('is over with the time of the pause, and when the restaurant took it back', async () => {
    open(
      requests(
        aPause(1, { status: 2, ...around(5, -2) }),
        aPause(2, { ...place(2), status: 3, withdrawn: true }),
      ),
    );
    const rows = within(await list());
    expect(rows.getByText('Terminado')).toBeTruthy();
    expect(rows.getByText('Retirado')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Estado de la pausa/ })).toBeNull();
  });
});

describe('deciding about many', () => {
  const three = () =>
    requests(
      aPause(1, place(1)),
      aPause(2, { ...place(2), id: idOf(2), status: 2 }),
      aPause(3, { ...place(3), id: idOf(3), status: 2, ...around(5, -2) }),
    );
  async function selectAll(mop: FakeMop) {
    open(mop);
    await list();
    await userEvent.click(screen.getByRole('checkbox', { name: textOf(tableMessages, 'selectPage') }));
  }
  async function setAll(status: string) {
    await userEvent.click(screen.getByRole('button', { name: text('changeStatus') }));
    await userEvent.click(await screen.findByRole('menuitem', { name: status }));
  }
  const statuses = (mop: FakeMop) => [1, 2, 3].map((number) => mop.pauses.get(idOf(number))?.status);

  it('[R-MOP-10] confirms those that are not, leaves alone what is over, and takes it back', async () => {
    const mop = three();
    await selectAll(mop);
    await setAll('Confirmado');
    expect(
      await screen.findByText(text('changed', { place: '101 - Local 1', status: 'Confirmado' })),
    ).toBeTruthy();
    expect([1, 2, 3].map((number) => decisions(mop, number).length)).toEqual([1, 0, 0]);
    await userEvent.click(await screen.findByRole('button', { name: 'Deshacer' }));
    await waitFor(() => expect(statuses(mop)).toEqual([1, 2, 2]));
  });

  it('[R-MOP-11] cancels them for one reason, which it asks for once', async () => {
    const mop = three();
    await selectAll(mop);
    await setAll('Cancelado');
    const popup = within(await screen.findByRole('dialog', { name: text('cancelTitle') }));
    expect(popup.getByText(text('cancelManyText', { count: 2 }))).toBeTruthy();
    fireEvent.change(popup.getByRole('textbox'), { target: { value: cancelReason } });
    await userEvent.click(popup.getByRole('button', { name: text('cancelConfirm', { count: 2 }) }));
    expect(await screen.findByText(text('changedMany', { count: 2, status: 'Cancelado' }))).toBeTruthy();
    expect(statuses(mop)).toEqual([3, 3, 2]);
    expect(decisions(mop, 2)).toEqual([{ id: idOf(2), status: 3, cancel_value: cancelReason, version: 0 }]);
  });

  it('names each that could not be changed, and why', async () => {
    const mop = three();
    await selectAll(mop);
    mop.api.on(mopCommands.ChangeMopPauseStatus, ({ id, status }) =>
      id === idOf(2) ? refuse('pause_over') : mop.decide(id, status),
    );
    mop.pauses.patch(idOf(1), { status: 2, version: 0 });
    await setAll('Pendiente');
    expect(await screen.findByText(/Esta pausa ya ha terminado/)).toBeTruthy();
    expect(decisions(mop, 1)).toEqual([]);
    expect(statuses(mop)).toEqual([2, 2, 2]);
  });

  it('acts by keys on what is selected (design: Triage)', async () => {
    const mop = three();
    await selectAll(mop);
    await userEvent.keyboard('2');
    await waitFor(() => expect(statuses(mop)).toEqual([2, 2, 2]));
    expect(screen.queryByRole('button', { name: text('changeStatus') })).toBeNull();
  });
});

describe('a pause that an address names', () => {
  it('opens although the list does not have it', async () => {
    const mop = requests(aPause(1, place(1)), aPause(2, { ...place(2), id: idOf(2), status: 2 }));
    open(mop, `/admin/mop?status=1&pause=${idOf(2)}`);
    expect(await screen.findByRole('dialog', { name: 'Pausa de 102 - Local 2' })).toBeTruthy();
  });

  it('is said not to exist where it does not', async () => {
    const app = open(requests(aPause(1)), `/admin/mop?pause=${idOf(9)}`);
    expect(await screen.findByText(/no existe/)).toBeTruthy();
    await waitFor(() => expect(app.path()).toBe('/admin/mop'));
  });
});

describe('the switch that confirms by itself', () => {
  it('[R-MOP-07] [R-MOP-09] says who set it and when, and is set for everybody', async () => {
    const mop = requests();
    open(mop);
    const auto = await screen.findByRole('switch', { name: 'Confirmar automáticamente' });
    expect(screen.getByText(/Lo desactivó Adela Mínguez, 09:30 20\/11\/2026/)).toBeTruthy();
    await userEvent.click(auto);
    await waitFor(() => expect(mop.api.callsTo(mopCommands.SetMopAutoConfirm)).toEqual([{ confirm: true }]));
    expect(await screen.findByText(/quedan confirmadas al llegar/)).toBeTruthy();
  });

  it('[R-MOP-07] follows what another administrator does', async () => {
    const mop = requests();
    const app = open(mop);
    await screen.findByRole('switch', { name: 'Confirmar automáticamente' });
    mop.setAutoConfirm(true);
    await waitFor(() => {
      app.push('MopAutoConfirmChanged', { on: true, position: 3 });
      expect(
        screen.getByRole<HTMLInputElement>('switch', { name: 'Confirmar automáticamente' }).checked,
      ).toBe(true);
    });
  });

  it('is put back with the reason when it is refused', async () => {
    const mop = requests();
    mop.api.on(mopCommands.SetMopAutoConfirm, () => broken());
    open(mop);
    await userEvent.click(await screen.findByRole('switch', { name: 'Confirmar automáticamente' }));
    expect(await screen.findByText(/Algo ha fallado en nuestro lado/)).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('switch', { name: 'Confirmar automáticamente' }).checked).toBe(
      false,
    );
  });
});

describe('what happens while the list is read', () => {
  it('[R-MOP-14] new requests wait in a pill and move nothing; pressing it shows them', async () => {
    const mop = requests(aPause(1, place(1)));
    const app = open(mop);
    await list();
    mop.pauses.add(aPause(3, { ...place(3), id: idOf(3) }));
    await waitFor(() => {
      app.push('MopPauseChanged', { pauseId: idOf(3), status: 1, position: 3 });
      expect(screen.getByRole('button', { name: '1 petición nueva' })).toBeTruthy();
    });
    expect(await placesShown()).toEqual(['101 - Local 1']);
    await userEvent.click(screen.getByRole('button', { name: '1 petición nueva' }));
    await waitFor(async () => expect(await placesShown()).toEqual(['103 - Local 3', '101 - Local 1']));
  });

  it('[R-MOP-14] a decision of somebody else shows, also where the filter would lose the row', async () => {
    const mop = requests(aPause(1, place(1)), aPause(2, { ...place(2), id: idOf(2) }));
    const app = open(mop, '/admin/mop?status=1');
    await statusOf(/Local 2: Pendiente/);
    mop.decide(idOf(2), 2);
    await waitFor(() => {
      app.push('MopPauseChanged', { pauseId: idOf(2), status: 2, position: 4 });
      expect(screen.getByRole('button', { name: /Local 2: Confirmado/ })).toBeTruthy();
    });
    expect(await placesShown()).toHaveLength(2);
    expect(screen.queryByRole('button', { name: /nueva/ })).toBeNull();
  });
});

describe('the week of all restaurants', () => {
  const mop = () =>
    requests(
      aPause(1, place(1)),
      aPause(2, { ...place(2), id: idOf(2), status: 2 }),
      aPause(3, { ...place(3), id: idOf(3), status: 3 }),
    );

  it('has one line per restaurant that pauses in it, without what was cancelled', async () => {
    widen(1440);
    const app = open(mop(), `/admin/mop?view=week&week=${weekAhead(1)}`);
    expect(await screen.findByRole('list', { name: 'Pausas de 101 - Local 1' })).toBeTruthy();
    const second = within(screen.getByRole('list', { name: 'Pausas de 102 - Local 2' }));
    expect(screen.queryByRole('list', { name: 'Pausas de 103 - Local 3' })).toBeNull();
    await userEvent.click(second.getByRole('button', { name: /^Confirmado: 102 - Local 2/ }));
    expect(await screen.findByRole('dialog', { name: 'Pausa de 102 - Local 2' })).toBeTruthy();
    expect(app.path()).toContain(`pause=${idOf(2)}`);
  });

  it('is the second tab and shares search and filters with the list', async () => {
    const kept = mop();
    const app = open(kept, '/admin/mop?q=Local');
    await userEvent.click(await screen.findByRole('tab', { name: 'Semana' }));
    await waitFor(() => expect(app.path()).toBe('/admin/mop?q=Local&view=week'));
    await waitFor(() =>
      expect(lastAsked(kept)).toMatchObject({ q: 'Local', status: [1, 2], sort: 'restaurant_name' }),
    );
  });

  it('says so when nobody pauses', async () => {
    open(mop(), `/admin/mop?view=week&week=${weekAhead(9)}`);
    expect(await screen.findByRole('heading', { name: 'Esta semana no hay pausas' })).toBeTruthy();
  });
});
