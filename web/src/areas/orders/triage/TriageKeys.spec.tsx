import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { orderCommands } from '@portal/contracts/areas/orders';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { switchSingleKeys } from '#core/finder/single-keys';
import { textsOf } from '#testing/text-of';
import { anOrder, type FakeOrders, idOf, ordersApi } from '../testing/orders-api';
import { linkOf, openTriage, rowOf, widen } from '../testing/triage-screen';
import { triageTexts } from '../texts';

const text = textsOf(triageTexts);

const press = (keys: string) => userEvent.keyboard(keys);
const changes = (fake: FakeOrders, number: number) =>
  fake.api
    .callsTo(orderCommands.ChangeOrderStatus)
    .filter(({ id }) => id === idOf(number))
    .map(({ status }) => status);
const three = () => ordersApi([anOrder(1), anOrder(2), anOrder(3)]);
const isSelected = (number: number) => rowOf(number).getAttribute('aria-selected') === 'true';

beforeEach(() => widen(1440));
afterEach(() => {
  cleanup();
  localStorage.clear();
});

describe('the keys of the triage', () => {
  it('J and K move through the list, Enter opens', async () => {
    const app = await openTriage(three());
    await press('jj');
    expect(document.activeElement).toBe(linkOf(2));
    await press('k');
    expect(document.activeElement).toBe(linkOf(3));
    await press('{Enter}');
    await waitFor(() => expect(app.path()).toBe(`/admin/orders/${idOf(3)}`));
  });

  it('arrows move too, as long as the list has the focus', async () => {
    await openTriage(three());
    await press('{ArrowDown}');
    expect(document.activeElement).toBe(document.body);
    await press('j{ArrowDown}');
    expect(document.activeElement).toBe(linkOf(2));
    await press('{ArrowUp}');
    expect(document.activeElement).toBe(linkOf(3));
  });

  it('J opens the next order where one is open, and Escape closes it', async () => {
    const app = await openTriage(three(), `/admin/orders/${idOf(3)}?status=1`);
    await press('j');
    await waitFor(() => expect(app.path()).toBe(`/admin/orders/${idOf(2)}?status=1`));
    await press('{Escape}');
    await waitFor(() => expect(app.path()).toBe('/admin/orders?status=1'));
  });

  it('digits set the status with that code, E delivers', async () => {
    const fake = three();
    await openTriage(fake);
    await press('j2');
    await waitFor(() => expect(rowOf(3).textContent).toContain('Pendiente'));
    await press('je');
    await waitFor(() => expect(rowOf(2).textContent).toContain('Entregado'));
    expect([changes(fake, 3), changes(fake, 2), changes(fake, 1)]).toEqual([[2], [4], []]);
  });

  it('X selects, and then keys act on the selection', async () => {
    const fake = three();
    await openTriage(fake);
    await press('jxjx');
    expect([isSelected(3), isSelected(2), isSelected(1)]).toEqual([true, true, false]);
    await press('5');
    await waitFor(() => expect([changes(fake, 3), changes(fake, 2)]).toEqual([[5], [5]]));
    expect([isSelected(3), changes(fake, 1)]).toEqual([false, []]);
  });

  it('/ goes to the search of the list, where letters are letters', async () => {
    const fake = three();
    await openTriage(fake);
    await press('/');
    expect(document.activeElement).toBe(screen.getByRole('searchbox', { name: text('search') }));
    await press('jex2');
    expect(screen.getByRole<HTMLInputElement>('searchbox', { name: text('search') }).value).toBe('jex2');
    expect([1, 2, 3].flatMap((number) => changes(fake, number))).toEqual([]);
  });

  it('mean nothing to those who switched single keys off (WCAG 2.1.4), nor together with Ctrl', async () => {
    const fake = three();
    await openTriage(fake);
    await press('{Control>}j{/Control}');
    expect(document.activeElement).toBe(document.body);
    switchSingleKeys(false);
    await press('j2');
    expect(document.activeElement).toBe(document.body);
    expect(changes(fake, 3)).toEqual([]);
  });

  it('mean nothing in a menu', async () => {
    const fake = three();
    await openTriage(fake, `/admin/orders/${idOf(2)}`);
    await userEvent.click(
      await screen.findByRole('button', { name: text('changeStatusFrom', { status: 'En proceso' }) }),
    );
    await press('4');
    await press('{Escape}');
    expect(changes(fake, 2)).toEqual([]);
  });
});

describe('who only reads', () => {
  it('[R-ROL-03] has neither dropdown nor boxes nor keys that change anything', async () => {
    const fake = ordersApi([anOrder(1), anOrder(2)], 4);
    await openTriage(fake, `/admin/orders/${idOf(2)}`);
    await screen.findByRole('heading', { name: '#P-2' });
    await press('j4xe');
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(within(screen.getByRole('main')).queryByRole('button', { name: /Cambiar|Borrar/ })).toBeNull();
    expect([1, 2].flatMap((number) => changes(fake, number))).toEqual([]);
    expect(rowOf(1).textContent).toContain('En proceso');
  });
});
