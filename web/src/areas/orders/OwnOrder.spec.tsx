import { afterEach, describe, expect, it } from '@jest/globals';
import { orderCommands, ownOrderCommands } from '@portal/contracts/areas/orders';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { AreaManifest } from '#core/area-manifest';
import { refuse } from '#testing/fake-api';
import { renderApp } from '#testing/render-app';
import { textsOf } from '#testing/text-of';
import { ordersArea } from './index';
import { anOrder, idOf, ordersApi } from './testing/orders-api';
import { ownTexts } from './texts';

const text = textsOf(ownTexts);
const number = '#P-7';
const address = 'agency@es.chain.example';

afterEach(cleanup);

function open(facts: Parameters<typeof anOrder>[1] = {}, more: readonly AreaManifest[] = []) {
  const fake = ordersApi([anOrder(7, facts)], 1);
  renderApp({ api: fake.api, areas: [ordersArea, ...more], at: `/order/details/${idOf(7)}` });
  return fake;
}
const button = (key: 'cancel' | 'change') => screen.findByRole('button', { name: text(key) });

describe('an order that nobody has taken', () => {
  it('[R-ORD-16] is cancelled after a question', async () => {
    const { api, orders } = open();
    api.on(ownOrderCommands.CancelOwnOrder, ({ id }) => {
      orders.patch(id, { status: 5 });
      return { id, status: 5 as const, version: 1 };
    });
    await userEvent.click(await button('cancel'));
    const question = await screen.findByRole('alertdialog', { name: text('cancelTitle', { number }) });
    await userEvent.click(within(question).getByRole('button', { name: text('cancel') }));
    expect(await screen.findByText(text('cancelled', { number }))).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('button', { name: text('change') })).toBeNull());
  });

  it('[R-ORD-16] says where to write when the agency was faster', async () => {
    const { api, orders } = open();
    api.on(ownOrderCommands.CancelOwnOrder, () =>
      refuse('order_taken', { status: 409, details: { agency: address } }),
    );
    await userEvent.click(await button('cancel'));
    const question = await screen.findByRole('alertdialog');
    // The question does not vanish under the hand of who reads it.
    orders.patch(idOf(7), { assignee_id: 8, assignee_name: 'Berta Gil' });
    await userEvent.click(within(question).getByRole('button', { name: text('cancel') }));
    expect(await screen.findByText(text('rejection.order_taken', { agency: address }))).toBeTruthy();
  });

  it('[R-CRT-14] is changed with the version that was seen, only where something is different', async () => {
    const { api } = open({ content_version: 3 });
    api.on(ownOrderCommands.ChangeOwnOrder, ({ id }) => ({ id, version: 4 }));
    await userEvent.click(await button('change'));
    const dialog = await screen.findByRole('dialog', { name: text('changeTitle', { number }) });
    await userEvent.type(
      within(dialog).getByRole('textbox', { name: new RegExp(text('others')) }),
      'Sin logo',
    );
    await userEvent.click(within(dialog).getByRole('button', { name: text('save') }));
    await waitFor(() => expect(api.callsTo(ownOrderCommands.ChangeOwnOrder)).toHaveLength(1));
    const [sent] = api.callsTo(ownOrderCommands.ChangeOwnOrder);
    expect(sent).toMatchObject({ id: idOf(7), version: 3, contact_name: 'Nuria Vidal 7' });
    expect(sent?.items).toMatchObject([{ at: 0, custom: { others: 'Sin logo' } }]);
    expect(api.callsTo(orderCommands.ChangeOrderStatus)).toEqual([]);
  });
});

describe('an order that is not its restaurant’s own any more', () => {
  it.each([
    ['somebody has it', { assignee_id: 8, assignee_name: 'Berta Gil' }, 'taken'],
    ['it was moved on', { status: 3 }, 'taken'],
    ['it is settled', { status: 4 }, 'over'],
  ] as const)('[R-ORD-04] shows the agency’s address where %s', async (_case, facts, key) => {
    open(facts);
    expect(await screen.findByText(text(key))).toBeTruthy();
    expect(screen.queryByRole('button', { name: text('cancel') })).toBeNull();
    const link = screen.getByRole('link', { name: text('write', { address }) });
    expect(link.getAttribute('href')).toContain(`mailto:${address}`);
  });

  it('[R-CHT-01] leads to its conversation where it has one, instead of a mail', async () => {
    const label = { CAST: 'Conversación', CAT: 'Conversa', PT: 'Conversa' };
    const chat: AreaManifest = {
      area: 'chat',
      slots: { besideOrder: { label, part: async () => () => null } },
    };
    open({ status: 3 }, [chat]);
    expect(await screen.findByText(text('takenChat'))).toBeTruthy();
    expect(screen.queryByRole('link', { name: text('write', { address }) })).toBeNull();
  });
});
