import {
  type CannedReply,
  chatCommands,
  chatQueries,
  type OrderMessage,
  type OrderNote,
  type UnreadConversation,
} from '@portal/contracts/areas/chat';
import { anOrder, type OrderDetail } from '@portal/contracts/areas/orders';
import type { Role } from '@portal/contracts/kernel';
import { createElement, Fragment } from 'react';
import type { AreaManifest } from '#core/area-manifest';
import { OrderMarkSlots } from '#ui/slots/Slots';
import { OrderSideSlot } from '#ui/slots/OrderSideSlot';
import { fakeApi, screen, screenKit, textsOf } from '#testing/screen-kit';
import { chatArea } from './index';
import { chatTexts, composerTexts } from './texts';

export const orderId = '00000000-0000-4000-8000-000000000012';

const baixaOrder = anOrder('PT', {
  id: orderId,
  number: 12,
  name: 'A Fumada',
  user_name: 'Ana Prata',
  contact_name: 'Ana Prata',
  restaurant_name: 'Baixa',
  restaurant_razon: 'Baixa Restauração, Lda.',
});

export const aMessage = (number: number, facts: Partial<OrderMessage> = {}): OrderMessage => ({
  id: `message-${number}`,
  order_id: orderId,
  user_id: 2,
  user_type: 2,
  name: 'Rui Sá',
  create_date: '2026-11-20T09:00:00.000Z',
  message: `Mensagem ${number}`,
  images: '',
  in_place: false,
  unread: facts.user_type === undefined && (facts.read_at ?? null) === null,
  read_at: null,
  read_by: '',
  ...facts,
});

export const aNote = (number: number, facts: Partial<OrderNote> = {}): OrderNote => {
  const { id, order_id, user_id, user_type, name, create_date } = aMessage(number);
  const written = { id, order_id, user_id, user_type, name, create_date };
  return { ...written, id: `note-${number}`, message: `Nota ${number}`, mentions: [], ...facts };
};

export const aWaiting = (facts: Partial<UnreadConversation> = {}): UnreadConversation => ({
  order_id: orderId,
  number: 12,
  restaurant_id: 1,
  restaurant_site: '101',
  restaurant_name: 'Baixa',
  unread: 2,
  last_date: '2026-11-20T09:00:00.000Z',
  last_name: 'Rui Sá',
  last_text: 'A prova já está pronta',
  ...facts,
});

interface Facts {
  readonly messages?: readonly OrderMessage[];
  readonly notes?: readonly OrderNote[];
  readonly waiting?: readonly UnreadConversation[];
  readonly replies?: readonly CannedReply[];
}
const ofOrder = { filters: { orderId: (row: { order_id: string }, id: string) => row.order_id === id } };

const noteReaders = [
  { id: 7, name: 'Carmen Ruiz' },
  { id: 24, name: 'Rui Sá' },
  { id: 31, name: 'Ana Maria Lopes' },
  { id: 32, name: 'Ana Maria' },
  { id: 33, name: 'Ana Maria' },
] as const;

export function chatApi(role: Role, facts: Facts = {}) {
  const api = fakeApi().signedIn({ type: role });
  const messages = api.collection(chatQueries.ListOrderMessages, facts.messages ?? [], ofOrder);
  const notes = api.collection(chatQueries.ListOrderNotes, facts.notes ?? [], ofOrder);
  const replies = api.collection(chatQueries.ListCannedReplies, facts.replies ?? [], {
    remove: chatCommands.DeleteCannedReply,
    restore: chatCommands.RestoreCannedReply,
  });
  const mine = { user_id: 7, user_type: role, name: 'Carmen Ruiz' };

  const setWaiting = (conversations: readonly UnreadConversation[]) => {
    const unread = conversations.reduce((sum, each) => sum + each.unread, 0);
    api.on(chatQueries.GetUnreadMessages, () => ({ unread, conversations: [...conversations] }));
  };
  const takeMessages = () =>
    api.on(chatCommands.PostOrderMessage, ({ message, images }) => {
      const written = { message, images: images.join(','), create_date: '2026-11-20T12:00:00.000Z' };
      const id = `posted-${messages.rows.length}`;
      return messages.add(aMessage(0, { id, ...mine, ...written }));
    });

  const takeNotes = () =>
    api.on(chatCommands.AddOrderNote, ({ message, mentions: ids }) => {
      const mentions = noteReaders.filter(({ id }) => ids.includes(id));
      return notes.add(aNote(0, { id: `noted-${notes.rows.length}`, ...mine, message, mentions }));
    });

  setWaiting(facts.waiting ?? []);
  takeMessages();
  takeNotes();
  api.on(chatQueries.ListNoteReaders, () => [...noteReaders]);
  api.on(chatCommands.MarkOrderAsRead, () => {
    const read = { unread: false, read_at: '2026-11-20T12:30:00.000Z', read_by: 'Carmen Ruiz' };
    messages.rows.filter(({ unread }) => unread).forEach(({ id }) => messages.patch(id, read));
    setWaiting([]);
    return { order_id: orderId, unread: 0 };
  });
  const posted = () => api.callsTo(chatCommands.PostOrderMessage);
  return { api, messages, notes, replies, setWaiting, takeMessages, takeNotes, posted };
}
export type FakeChat = ReturnType<typeof chatApi>;

const text = textsOf(chatTexts);
const composerText = textsOf(composerTexts);

const title = { CAST: 'T', CAT: 'T', PT: 'T' };

const hostOf = (order: OrderDetail): AreaManifest => {
  const screenOf = async () => () =>
    createElement(
      Fragment,
      null,
      createElement('h1', null, order.name, createElement(OrderMarkSlots, { orderId: order.id })),
      createElement(OrderSideSlot, {
        order,
        within: 'page',
        children: createElement('p', null, order.restaurant_name),
      }),
    );
  const route = { frame: 'portal', title, screen: screenOf } as const;
  return {
    area: 'test',
    routes: [
      { ...route, path: '/order/details/:id' },
      { ...route, path: '/admin/orders/:id' },
      { ...route, path: '/' },
    ],
  };
};

export function openOrder(
  fake: FakeChat,
  role: Role,
  market: 'ES' | 'PT' = 'PT',
  order = baixaOrder,
  query = '',
) {
  const path = role === 2 || role === 4 ? 'admin/orders' : 'order/details';
  return screenKit([hostOf(order), chatArea])(fake, `/${path}/${order.id}${query}`, market);
}

export const log = () => screen.findByRole('log', { name: text('log', { number: '#O-12' }) });
export const field = () =>
  screen.findByRole<HTMLTextAreaElement>('textbox', { name: composerText('writeMessage') });

export function lookAt(isLooking: boolean): void {
  Object.defineProperty(document, 'hasFocus', { value: () => isLooking, configurable: true });
  window.dispatchEvent(new Event(isLooking ? 'focus' : 'blur'));
}
