import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { chatCommands, chatQueries, inPlaceLabel } from '@portal/contracts/areas/chat';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { offline } from '#testing/fake-api';
import { textsOf } from '#testing/text-of';
import { chatTexts } from '../texts';
import { chatApi } from '../testing/chat-api';
import { field, log, lookAt, openOrder } from '../testing/OrderHost';
import { aMessage, aWaiting } from '../testing/sample-chat';

const text = textsOf(chatTexts);

const manager = 3;
const administrator = 2;
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

beforeEach(() => lookAt(true));
afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
});

describe('the conversation in restaurant mode', () => {
  it('[AMB-62] [R-CHT-02] says that what was written there is the agency’s, in the name of the restaurant', async () => {
    const chat = chatApi(1, { messages: [aMessage(1, { in_place: true }), aMessage(2)] });
    openOrder(chat, 1);
    expect(await heads()).toEqual([
      `Rui Sá · Agência, ${inPlaceLabel.PT} · 09:00`,
      'Rui Sá · Agência · 09:00',
    ]);
  });

  it('[AMB-62] says before to whom one’s words go, and says it of one’s own at once', async () => {
    const chat = openActing();
    expect(await screen.findByText(text('emptyInPlace'))).toBeTruthy();
    chat.api.on(chatCommands.PostOrderMessage, () => offline);
    await userEvent.type(await field(), 'Confirmamos{Enter}');
    await screen.findByText(text('waiting'));
    expect((await heads())[0]).toMatch(new RegExp(`^Eu, ${inPlaceLabel.PT} · `));
  });

  it('[R-CHT-07] [AMB-62] marks nothing as read, and nothing waits', async () => {
    const chat = openActing({ messages: [aMessage(1, { unread: false })], waiting: [aWaiting()] });
    await screen.findByText('Mensagem 1');
    await field();
    expect(screen.queryByRole('button', { name: /^Mensagens/ })).toBeNull();
    expect(chat.api.callsTo(chatCommands.MarkOrderAsRead)).toEqual([]);
    expect(chat.api.callsTo(chatQueries.GetUnreadMessages)).toEqual([]);
  });
});

describe('what a colleague has read', () => {
  it('[R-CHT-07] [AMB-62] is new to oneself until one reads it', async () => {
    const byColleague = { read_at: '2026-11-20T10:00:00.000Z', read_by: 'Bruno Reis', unread: true };
    const chat = chatApi(manager, { messages: [aMessage(1, byColleague)] });
    openOrder(chat, manager);
    expect(await screen.findByText(text('unread'))).toBeTruthy();
    await waitFor(() => expect(chat.api.callsTo(chatCommands.MarkOrderAsRead)).toHaveLength(1));
  });
});
