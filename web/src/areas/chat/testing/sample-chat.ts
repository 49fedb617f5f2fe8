import type { OrderMessage, OrderNote, UnreadConversation } from '@portal/contracts/areas/chat';
import { anOrder } from '@portal/contracts/areas/orders';

export const orderId = '00000000-0000-4000-8000-000000000012';

/** Order 12 of the restaurant Baixa, ordered by Ana Prata. */
export const baixaOrder = anOrder('PT', {
  id: orderId,
  number: 12,
  name: 'A Fumada',
  user_name: 'Ana Prata',
  contact_name: 'Ana Prata',
  restaurant_name: 'Baixa',
  restaurant_razon: 'Baixa Restauração, Lda.',
});

/** A message by its number, of Rui Sá of the agency at nine in the morning; new to a restaurant that has not read it. */
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

/** A note of Rui Sá. */
export const aNote = (number: number, facts: Partial<OrderNote> = {}): OrderNote => {
  const { id, order_id, user_id, user_type, name, create_date } = aMessage(number);
  const written = { id, order_id, user_id, user_type, name, create_date };
  return { ...written, id: `note-${number}`, message: `Nota ${number}`, mentions: [], ...facts };
};

/** Two unread messages about order 12. */
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
