import { beforeEach, describe, expect, it } from '@jest/globals';
import { chatCommands, chatQueries, inPlaceLabel } from '@portal/contracts/areas/chat';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { app, offline, press, refuse, see, textsOf, type } from '#testing/screen-kit';
import { lightboxTexts } from '#ui/texts';
import { uiTexts } from '#ui/texts/early';
import {
  aMessage,
  aNote,
  aWaiting,
  chatApi,
  type FakeChat,
  field,
  log,
  lookAt,
  openOrder,
  orderId,
} from './chat.testing';
import { chatTexts, composerTexts } from './texts';
import { unreadTexts } from './texts/early';

const text = textsOf(chatTexts);
const composerText = textsOf(composerTexts);
const lightboxText = textsOf(lightboxTexts, 'PT');
const uiText = textsOf(uiTexts, 'PT');
const waitingText = textsOf(unreadTexts);
const restaurant = 1;
const administrator = 2;
const editor = 4;
const reads = (chat: FakeChat) => chat.api.callsTo(chatCommands.MarkOrderAsRead).length;
const turns = async () => within(await log()).getAllByRole('article');

beforeEach(() => lookAt(true));

describe('the conversation about an order', () => {
  it('[R-CHT-01] is beside the order in Portugal; in Spain it is neither shown nor requested', async () => {
    openOrder(chatApi(restaurant), restaurant);
    await see.role('region', text('title'));
    cleanup();
    const chat = openOrder(chatApi(restaurant), restaurant, 'ES');
    await screen.findByText('Baixa');
    see.none('tab', /Conversa/);
    see.none('button', /Mensajes/);
    expect(chat.api.calls.map(({ path }) => path)).toEqual(['init']);
  });

  it('[R-CHT-02] shows the sender of each message', async () => {
    const people = [
      { user_id: 7, user_type: 1, name: 'Carmen Ruiz' },
      { user_id: 21, user_type: 1, name: 'Ana Prata' },
      { user_id: 22, user_type: 5, name: 'Bruno Reis' },
      { user_id: 23, user_type: 3, name: 'Clara Dias' },
      { user_id: 24, user_type: 2, name: 'Rui Sá' },
      { user_id: 25, user_type: 2, name: '' },
    ] as const;
    const messages = people.map((person, index) => aMessage(index, person));
    openOrder(chatApi(restaurant, { messages }), restaurant);
    const heads = (await turns()).map(
      (turn) => within(turn).getByRole('banner', { hidden: true }).textContent,
    );
    expect(heads).toEqual([
      'Eu · 09:00',
      'Ana Prata · Franquiado · 09:00',
      'Bruno Reis · Consultor · 09:00',
      'Clara Dias · Gerente · 09:00',
      'Rui Sá · Agência · 09:00',
      'Pessoa removida · Agência · 09:00',
    ]);
  });

  it('[R-CHT-03] shows what a message may be made of and nothing else (AMB-26)', async () => {
    const message = '<b>Olá</b><img src=x onerror=alert(1)><a href="javascript:alert(1)">aqui</a>';
    openOrder(chatApi(restaurant, { messages: [aMessage(1, { message })] }), restaurant);
    const bold = await screen.findByText('Olá');
    expect(bold.tagName).toBe('B');
    expect((await log()).querySelector('img, [href], [onerror]')).toBeNull();
  });

  it('[R-CHT-08] shows the images of a message, each at full size on request', async () => {
    const images = ['a', 'b'].map((digit) => digit.repeat(32)).join(',');
    openOrder(chatApi(restaurant, { messages: [aMessage(1, { images })] }), restaurant);
    const second = await screen.findByRole('button', { name: text('openImage', { place: 2, count: 2 }) });
    expect(second.querySelector('img')?.getAttribute('src')).toBe(
      `/api/order/comments/${orderId}/image/${'b'.repeat(32)}`,
    );
    await userEvent.click(second);
    await see.role('img', lightboxText('place', { place: 2, count: 2 }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => see.none('dialog'));
    expect(document.activeElement).toBe(second);
  });

  it('separates days and marks where the new messages begin', async () => {
    const messages = [
      aMessage(1, { create_date: '2026-10-01T09:00:00.000Z', read_at: '2026-10-01T10:00:00.000Z' }),
      aMessage(2, { create_date: '2026-10-02T09:00:00.000Z' }),
    ];
    openOrder(chatApi(restaurant, { messages }), restaurant);
    const words = (await log()).textContent ?? '';
    const order = ['01/10/2026', 'Mensagem 1', '02/10/2026', text('unread'), 'Mensagem 2'];
    expect(order.map((part) => words.indexOf(part))).toEqual(
      order.map((part) => words.indexOf(part)).toSorted((a, b) => a - b),
    );
    expect(words).toContain(text('unread'));
  });

  it('shows who of the other side has read an own message, and when', async () => {
    const mine = { user_id: 7, user_type: 1 } as const;
    const messages = [
      aMessage(1, { ...mine, read_at: '2026-11-20T14:32:00.000Z', read_by: 'Rui Sá' }),
      aMessage(2, mine),
    ];
    openOrder(chatApi(restaurant, { messages }), restaurant);
    const message = within(await log());
    expect(message.getByText(text('readBy', { name: 'Rui Sá', when: '14:32' }))).toBeTruthy();
    expect(message.getByText(text('sent'))).toBeTruthy();
  });

  it('[R-CHT-09] shows messages of the other side without reloading', async () => {
    const chat = openOrder(chatApi(restaurant), restaurant);
    await see.role('heading', text('emptyTitle'));
    chat.messages.add(aMessage(1));
    app.push('MessagePosted', { orderId, position: 4 });
    await see('Mensagem 1');
  });

  it('shows what failed with its code, and tries again on request', async () => {
    const chat = chatApi(restaurant, { messages: [aMessage(1)] });
    chat.api.on(chatQueries.ListOrderMessages, () => refuse('forbidden', { status: 403 }));
    openOrder(chat, restaurant);
    expect((await screen.findByRole('alert')).textContent).toContain(
      uiText('errorCode', { code: 'forbidden' }),
    );
    chat.api.on(chatQueries.ListOrderMessages, () => chat.messages.rows);
    await press(text('retry'));
    await see('Mensagem 1');
  });
});

describe('reading', () => {
  it('[R-CHT-07] is reported once, when the panel is visible, and the mark of the order goes', async () => {
    const chat = chatApi(restaurant, { messages: [aMessage(1), aMessage(2)], waiting: [aWaiting()] });
    lookAt(false);
    openOrder(chat, restaurant);
    await screen.findByText('Mensagem 2');
    await waitFor(() =>
      expect(screen.getAllByText(waitingText('mark', { count: 2 })).length).toBeGreaterThan(0),
    );
    expect(reads(chat)).toBe(0);
    act(() => lookAt(true));
    await waitFor(() => see.noText(waitingText('mark', { count: 2 })));
    app.push('MessagesRead', { orderId, position: 9 });
    await waitFor(() => expect(chat.api.callsTo(chatQueries.ListOrderMessages).length).toBeGreaterThan(1));
    expect(reads(chat)).toBe(1);
  });

  it('[R-CHT-07] is reported again for messages that arrive while reading', async () => {
    const chat = openOrder(chatApi(restaurant, { messages: [aMessage(1)] }), restaurant);
    await waitFor(() => expect(reads(chat)).toBe(1));
    chat.messages.add(aMessage(2));
    app.push('MessagePosted', { orderId, position: 4 });
    await waitFor(() => expect(reads(chat)).toBe(2));
  });

  it('does not happen to what comes below while one reads further up: it is counted, and waits', async () => {
    const chat = chatApi(restaurant, {
      messages: [aMessage(1, { read_at: '2026-11-20T10:00:00.000Z' })],
    });
    openOrder(chat, restaurant);
    const message = await log();
    const scrollTo = (top: number) => {
      Object.defineProperty(message, 'scrollTop', { value: top, configurable: true });
      fireEvent.scroll(message);
    };
    scrollTo(-600);
    await see.role('button', text('toEnd'));
    chat.messages.add(aMessage(2));
    chat.messages.add(aMessage(3));
    app.push('MessagePosted', { orderId, position: 4 });
    await see.role('button', text('news', { count: 2 }));
    expect(reads(chat)).toBe(0);
    scrollTo(0);
    await waitFor(() => expect(reads(chat)).toBe(1));
    see.none('button', text('news', { count: 2 }));
  });

  it('of the own side is not reported', async () => {
    const chat = chatApi(restaurant, { messages: [aMessage(1, { user_id: 21, user_type: 3 })] });
    openOrder(chat, restaurant);
    await screen.findByText('Mensagem 1');
    await field();
    expect(reads(chat)).toBe(0);
  });
});

describe('administrators', () => {
  it('see their notes beside the messages, marked as theirs alone', async () => {
    openOrder(chatApi(administrator, { messages: [aMessage(1)], notes: [aNote(1)] }), administrator);
    const note = (await screen.findByText('Nota 1')).closest('article');
    expect(note?.textContent).toContain('Nota interna · Só a agência a vê');
  });

  it('add a note where it cannot be taken for a message', async () => {
    const chat = openOrder(chatApi(administrator), administrator);
    await userEvent.type(await field(), 'Para o restaurante');
    await press(composerText('note'), 'radio');
    expect(screen.getByText(composerText('noteWarning'))).toBeTruthy();
    see.none('button', composerText('addImages'));
    await type(composerText('writeNote'), 'Cuidado');
    await press(composerText('keep'));
    await see('Cuidado', within(await log()));
    expect(chat.api.callsTo(chatCommands.AddOrderNote).map(({ message }) => message)).toEqual(['Cuidado']);
    expect(chat.posted()).toEqual([]);
    await press(composerText('message'), 'radio');
    expect((await field()).value).toBe('Para o restaurante');
  });

  it('[R-ROL-07] restricted ones read, and see why they cannot write (AMB-08)', async () => {
    const chat = chatApi(editor, { messages: [aMessage(1, { user_id: 21, user_type: 1 })] });
    openOrder(chat, editor);
    await see(text('readOnly'));
    await screen.findByText('Mensagem 1');
    see.none('textbox', /Escreva/);
    see.none('button', /Mensagens/);
    expect(chat.api.calls.filter(({ path }) => /markAsRead|unreadMessages/.test(path))).toEqual([]);
  });

  it('[R-CHT-01] restaurants have no notes and no kept answers, and ask for none', async () => {
    const chat = openOrder(chatApi(restaurant), restaurant);
    await field();
    see.none('radio');
    expect(chat.api.calls.filter(({ path }) => /notes|replies/.test(path))).toEqual([]);
  });
});

const manager = 3;
const until = new Date(Date.now() + 3_600_000).toISOString();

type Facts = Parameters<typeof chatApi>[1];

/** An administrator who acts in the place of the order's restaurant looks at the order. */
function openActing(facts: Facts = {}) {
  const chat = chatApi(manager, facts);
  chat.api.signedIn({ type: manager, acting: { restaurant_id: 1, until, role: administrator } });
  openOrder(chat, manager);
  return chat;
}

const heads = async () =>
  within(await log())
    .getAllByRole('article')
    .map((turn) => within(turn).getByRole('banner', { hidden: true }).textContent);

describe('the conversation in restaurant mode', () => {
  it('[AMB-62] [R-CHT-02] shows that what was written there is the agency’s, in the name of the restaurant', async () => {
    openOrder(chatApi(1, { messages: [aMessage(1, { in_place: true }), aMessage(2)] }), 1);
    expect(await heads()).toEqual([
      `Rui Sá · Agência, ${inPlaceLabel.PT} · 09:00`,
      'Rui Sá · Agência · 09:00',
    ]);
  });

  it('[AMB-62] shows before sending who receives the words, and marks own ones at once', async () => {
    const chat = openActing();
    await see(text('emptyInPlace'));
    chat.api.on(chatCommands.PostOrderMessage, () => offline);
    await userEvent.type(await field(), 'Confirmamos{Enter}');
    await screen.findByText(text('waiting'));
    expect((await heads())[0]).toMatch(new RegExp(`^Eu, ${inPlaceLabel.PT} · `));
  });

  it('[R-CHT-07] [AMB-62] marks nothing as read, and nothing waits', async () => {
    const chat = openActing({ messages: [aMessage(1, { unread: false })], waiting: [aWaiting()] });
    await screen.findByText('Mensagem 1');
    await field();
    see.none('button', /^Mensagens/);
    expect(chat.api.callsTo(chatCommands.MarkOrderAsRead)).toEqual([]);
    expect(chat.api.callsTo(chatQueries.GetUnreadMessages)).toEqual([]);
  });
});

it('[R-CHT-07] [AMB-62] what a colleague has read is new to oneself until one reads it', async () => {
  const byColleague = { read_at: '2026-11-20T10:00:00.000Z', read_by: 'Bruno Reis', unread: true };
  const chat = openOrder(chatApi(manager, { messages: [aMessage(1, byColleague)] }), manager);
  await see(text('unread'));
  await see.sent(chat, chatCommands.MarkOrderAsRead, 1);
});
