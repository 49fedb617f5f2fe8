import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { anOrder, idOf, OrdersHouse } from '../testing/orders-house';
import { numbersShown, openTriage, rowOf, triageTable, widen } from '../testing/triage-screen';

const orders = () => [anOrder(1, { status: 2 }), anOrder(2), anOrder(3, { status: 4 })];
const statuses = (house: OrdersHouse) => [1, 2, 3].map((number) => house.orders.get(idOf(number))?.status);
const changes = (house: OrdersHouse, number: number) =>
  house.callsTo(`order/${idOf(number)}/status`).map(({ body }) => body['status']);

async function selectAll(house: OrdersHouse, at?: string) {
  const app = await openTriage(house, at);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Seleccionar toda la página' }));
  return app;
}
async function setAll(status: string) {
  await userEvent.click(screen.getByRole('button', { name: 'Cambiar estado' }));
  await userEvent.click(screen.getByRole('menuitem', { name: status }));
}

beforeEach(() => widen(1440));
afterEach(() => {
  cleanup();
  localStorage.clear();
});

describe('many orders at once', () => {
  it('get the status together; one that has it already is left alone', async () => {
    const house = new OrdersHouse(orders());
    await selectAll(house);
    expect(screen.getByRole('toolbar', { name: '3 seleccionados' })).toBeTruthy();
    await setAll('Entregado');
    expect(await screen.findByText('2 pedidos: Entregado')).toBeTruthy();
    expect(statuses(house)).toEqual([4, 4, 4]);
    expect(changes(house, 3)).toEqual([]);
    expect(screen.queryByRole('toolbar')).toBeNull();
  });

  it('go back each to its own former status by undo (U5)', async () => {
    const house = new OrdersHouse(orders());
    await selectAll(house);
    await setAll('Cancelado');
    await userEvent.click(await screen.findByRole('button', { name: 'Deshacer' }));
    await waitFor(() => expect(statuses(house)).toEqual([2, 1, 4]));
    await waitFor(() => expect(rowOf(3).textContent).toContain('Entregado'));
    expect(rowOf(1).textContent).toContain('Pendiente');
  });

  it('say one by one which failed and why, and put only those back', async () => {
    const house = new OrdersHouse(orders());
    house.on(`order/${idOf(2)}/status`, () => ({ error: 'order_not_found', status: 404 }));
    await selectAll(house);
    await setAll('Cancelado');
    const failures = await screen.findByRole('alert');
    expect(within(failures).getByText('1 pedido no ha cambiado')).toBeTruthy();
    expect(within(failures).getByRole('listitem').textContent).toContain('#P-2: Este pedido no existe');
    expect(rowOf(2).textContent).toContain('En proceso');
    expect(rowOf(1).textContent).toContain('Cancelado');
    await userEvent.click(within(failures).getByRole('button', { name: 'Entendido' }));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('say how far they are', async () => {
    let letGo: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    const house = new OrdersHouse(orders());
    const answer = house.fetch;
    Object.assign(house, {
      fetch: async (url: string, init: RequestInit) => {
        if (url.includes(`${idOf(2)}/status`)) await held;
        return answer(url, init);
      },
    });
    await selectAll(house);
    await setAll('Cancelado');
    expect(await screen.findByText('Guardando 2 de 3')).toBeTruthy();
    expect(screen.getByRole('progressbar', { name: '2 de 3' }).getAttribute('aria-valuenow')).toBe('67');
    letGo();
    expect(await screen.findByText('3 pedidos: Cancelado')).toBeTruthy();
  });

  it('[R-ORD-21] are deleted after one question, and come back by undo', async () => {
    const house = new OrdersHouse(orders());
    await selectAll(house);
    await userEvent.click(screen.getByRole('button', { name: 'Borrar' }));
    const question = await screen.findByRole('alertdialog', { name: '¿Borrar 3 pedidos?' });
    await userEvent.click(within(question).getByRole('button', { name: 'Borrar 3 pedidos' }));
    await screen.findByText('3 pedidos borrados');
    expect(screen.queryByRole('table')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Deshacer' }));
    await waitFor(() => expect(numbersShown()).toEqual(['#P-3', '#P-2', '#P-1']));
  });

  it('stay where they are although the filter would drop them, until the list is tidied', async () => {
    await selectAll(new OrdersHouse(orders()), '/admin/orders?status=1,2');
    await setAll('Entregado');
    expect(await screen.findByText(/2 ya no están en este filtro/)).toBeTruthy();
    expect(numbersShown()).toEqual(['#P-2', '#P-1']);
    await userEvent.click(screen.getByRole('button', { name: 'Actualizar la lista' }));
    expect(await screen.findByRole('heading', { name: 'Ningún pedido coincide' })).toBeTruthy();
  });
});

describe('a selection', () => {
  it('belongs to its page', async () => {
    const many = Array.from({ length: 27 }, (_, place) => anOrder(place + 1));
    await selectAll(new OrdersHouse(many));
    expect(within(triageTable()).getByRole('toolbar', { name: '25 seleccionados' })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Página siguiente' }));
    await waitFor(() => expect(numbersShown()).toHaveLength(2));
    expect(screen.queryByRole('toolbar')).toBeNull();
  });
});
