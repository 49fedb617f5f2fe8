import { beforeEach, describe, expect, it } from '@jest/globals';
import { chatQueries } from '@portal/contracts/areas/chat';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { app, inside, offline, reads, see, textsOf } from '#testing/screen-kit';
import { aWaiting, chatApi, lookAt, openOrder, orderId } from './chat.testing';
import { openUnread } from './open-unread';
import { unreadTexts } from './texts/early';

const text = textsOf(unreadTexts);
const restaurant = 1;
const administrator = 2;
const button = (name: string | RegExp) => screen.findByRole('button', { name });

const open = (role: 1 | 2, waiting = [aWaiting()]) => {
  const chat = openOrder(chatApi(role, { waiting }), role);
  return { chat };
};

// Looking elsewhere: nothing is marked as read.

beforeEach(() => lookAt(false));

describe('the dot in the header', () => {
  it('[R-PLT-12] [R-CHT-06] shows how many conversations wait, and lists them with their last words', async () => {
    open(restaurant);
    await userEvent.click(await button(text('button', { count: 1 })));
    const list = await inside('dialog', /Por ler/);
    const row = list.getByRole('link');
    reads(row, '101 - Baixa', '#O-12', text('mark', { count: 2 }), 'Rui Sá: A prova já está pronta');
  });

  it('leads restaurants to the order and administrators into their triage, to the conversation', async () => {
    const hrefs: (string | null)[] = [];
    for (const role of [restaurant, administrator] as const) {
      open(role);
      await userEvent.click(await button(/^Mensagens/));
      hrefs.push((await screen.findByRole('link', { name: /101 - Baixa/ })).getAttribute('href'));
      cleanup();
    }
    expect(hrefs).toEqual([`/order/details/${orderId}?beside=chat`, `/admin/orders/${orderId}?beside=chat`]);
  });

  it('[R-CHT-06] [R-CHT-09] appears without a reload when a message arrives', async () => {
    const { chat } = open(restaurant, []);
    await button(text('button', { count: 0 }));
    chat.setWaiting([aWaiting()]);
    app.push('UnreadMessagesChanged', { orderId, unread: 2, position: 5 });
    expect(await button(text('button', { count: 1 }))).toBeTruthy();
  });

  it('[R-CHT-07] goes at once when it was read on another device, before the server is asked', async () => {
    const { chat } = open(restaurant);
    await button(text('button', { count: 1 }));
    chat.api.on(chatQueries.GetUnreadMessages, () => offline);
    app.push('UnreadMessagesChanged', { orderId, unread: 0, position: 5 });
    expect(await button(text('button', { count: 0 }))).toBeTruthy();
    see.noText(text('mark', { count: 2 }));
  });

  it('teaches what it is for while nothing waits; the palette opens it too', async () => {
    open(restaurant, []);
    await button(text('button', { count: 0 }));
    act(() => void openUnread());
    await see(text('nothingText'));
  });
});

it('[R-CHT-06] the mark of an order is on the order and on the tab of its conversation', async () => {
  open(restaurant);
  const heading = await screen.findByRole('heading', { level: 1 });
  await waitFor(() => expect(heading.textContent).toContain(text('mark', { count: 2 })));
  expect((await screen.findByRole('tab', { name: /Conversa/ })).textContent).toContain(
    text('mark', { count: 2 }),
  );
});
