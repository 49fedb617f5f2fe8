import type { CannedReply, OrderMessage, OrderNote, UnreadConversation } from '@portal/contracts/areas/chat';
import { otherSide, sideOf } from '@portal/contracts/areas/chat';
import type { OrderDetail } from '@portal/contracts/areas/orders';
import { anOrderedItem } from '@portal/contracts/areas/orders';
import type { Role } from '@portal/contracts/kernel';
import type { FakeAnswer, FakeCall } from '../../../testing/fake-house';
import { aSession, FakeHouse } from '../../../testing/fake-house';

export const orderId = '00000000-0000-4000-8000-000000000012';

/** Order 12 of the restaurant Baixa, ordered by Ana Prata. */
export const anOrder = (facts: Partial<OrderDetail> = {}): OrderDetail => ({
  id: orderId,
  number: 12,
  name: 'A Fumada',
  date: '2026-11-19T08:30:00.000Z',
  status: 1,
  status_date: '2026-11-19T08:30:00.000Z',
  user_id: 7,
  user_name: 'Ana Prata',
  contact_name: 'Ana Prata',
  contact_email: 'ana.prata@pt.chain.example',
  contact_phone: '912 345 678',
  restaurant_id: 1,
  restaurant_site: '101',
  restaurant_name: 'Baixa',
  restaurant_razon: 'Baixa Restauração, Lda.',
  item_count: 1,
  previews: [],
  comments: '',
  reference: '',
  link: '',
  items: [anOrderedItem('PT')],
  images: [],
  history: [{ status: 1, at: '2026-11-19T08:30:00.000Z', by: 'Ana Prata', role: 1 }],
  ...facts,
});

/** Message so-and-so, of Rui Sá of the agency at nine in the morning. */
export const aMessage = (number: number, facts: Partial<OrderMessage> = {}): OrderMessage => ({
  id: `message-${number}`,
  order_id: orderId,
  user_id: 2,
  user_type: 2,
  name: 'Rui Sá',
  create_date: '2026-11-20T09:00:00.000Z',
  message: `Mensagem ${number}`,
  images: '',
  read_at: null,
  read_by: '',
  ...facts,
});

/** A note of Rui Sá. */
export const aNote = (number: number, facts: Partial<OrderNote> = {}): OrderNote => {
  const { images: _images, read_at: _at, read_by: _by, ...written } = aMessage(number);
  return { ...written, id: `note-${number}`, message: `Nota ${number}`, ...facts };
};

/** Something that waits about order 12. */
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
  readonly order?: OrderDetail;
  readonly messages?: readonly OrderMessage[];
  readonly notes?: readonly OrderNote[];
  readonly waiting?: readonly UnreadConversation[];
  readonly replies?: readonly CannedReply[];
}

/** A house with one order and what is said about it; posts, notes, reads and keeps answers as the real one does. */
export class ChatHouse extends FakeHouse {
  messages: readonly OrderMessage[];
  notes: readonly OrderNote[];
  waiting: readonly UnreadConversation[];
  replies: readonly CannedReply[];
  readonly #role: Role;
  #position = 0;

  constructor(role: Role, facts: Facts = {}) {
    super();
    const order = facts.order ?? anOrder();
    this.#role = role;
    this.messages = facts.messages ?? [];
    this.notes = facts.notes ?? [];
    this.waiting = facts.waiting ?? [];
    this.replies = facts.replies ?? [];
    this.signIn(aSession({ type: role }));
    this.on(`order/${order.id}`, () => ({ data: order }));
    this.on('order', () => ({ data: [order], more: { total: 1 } }));
    this.on('order/count', () => ({ data: { 1: 1 } }));
    this.on(`order/comments/${order.id}`, () => ({ data: this.messages }));
    this.on(`order/notes/${order.id}`, () => ({ data: this.notes }));
    this.on('order/unreadMessages/7', () => ({ data: this.#unread() }));
    this.on('order/comments/add', (call) => this.post(call));
    this.on('order/notes/add', ({ body }) => this.#note(body));
    this.on('order/markAsRead', () => this.#read());
    this.on('order/replies', () => ({ data: this.replies }));
    this.on('order/replies/add', ({ body }) => this.#keep(body));
  }

  /** What was posted, in order. */
  get posted() {
    return this.callsTo('order/comments/add').map(({ body }) => body);
  }

  /** Answers as the real one to a message. */
  post({ body }: FakeCall): FakeAnswer {
    const id = `posted-${this.messages.length}`;
    const images = (body['images'] as readonly string[]).join(',');
    const mine = { user_id: 7, user_type: this.#role, name: 'Carmen Ruiz' };
    const written = { id, message: String(body['message']), images, create_date: '2026-11-20T12:00:00.000Z' };
    this.messages = [...this.messages, aMessage(0, { ...mine, ...written })];
    return this.#done({ id, order_id: orderId });
  }

  #note(body: FakeCall['body']): FakeAnswer {
    const id = `noted-${this.notes.length}`;
    const mine = { user_id: 7, user_type: this.#role, name: 'Carmen Ruiz' };
    this.notes = [...this.notes, aNote(0, { id, ...mine, message: String(body['message']) })];
    return this.#done({ id, order_id: orderId });
  }

  #read(): FakeAnswer {
    const theirs = otherSide(sideOf(this.#role));
    const read = { read_at: '2026-11-20T12:30:00.000Z', read_by: 'Carmen Ruiz' };
    this.messages = this.messages.map((one) =>
      sideOf(one.user_type) === theirs && one.read_at === null ? { ...one, ...read } : one,
    );
    this.waiting = [];
    return this.#done({ order_id: orderId, unread: 0 });
  }

  #keep(body: FakeCall['body']): FakeAnswer {
    const id = `00000000-0000-4000-9000-00000000000${this.replies.length}`;
    this.replies = [...this.replies, { id, title: String(body['title']), message: String(body['message']) }];
    return this.#done({ id });
  }

  #unread() {
    return {
      unread: this.waiting.reduce((sum, { unread }) => sum + unread, 0),
      conversations: this.waiting,
    };
  }

  #done(data: object): FakeAnswer {
    this.#position += 1;
    return { data, more: { position: this.#position } };
  }
}
