import { describe, it } from '@jest/globals';
import type { DocumentOf } from '@portal/contracts';
import {
  aChatOpened,
  aChatRead,
  aMessagePosted,
  anOrderNoteAdded,
  type orderChats,
} from '@portal/contracts/areas/chat';
import { projecting } from '@portal/platform/testing/projection-kit';
import { orderChatsProjection } from './order-chats.projection';

const opened = aChatOpened();
const { orderId, ...order } = opened.data;
const at = '2026-11-20T09:30:00.000Z';
const later = '2026-11-20T11:00:00.000Z';

const document: DocumentOf<typeof orderChats> = {
  ...order,
  id: orderId,
  unreadByRestaurant: 0,
  unreadByAgency: 1,
  read: { restaurant: [], agency: [] },
  lastAt: at,
  lastName: 'Ana Prata',
  lastText: 'Bom dia',
  deleted: false,
};
const read = { ...aChatRead(), metadata: { at: later } };
const mark = { upTo: 1, at: later, by: 'Amélia Mota' };
const chats = projecting(orderChatsProjection);

describe('the view of conversations', () => {
  it('[R-CHT-06] counts what waits on the side that did not write, and shows the newest message', async () => {
    await chats.given([opened, aMessagePosted()]).thenDocument(orderId, document);
    const answer = aMessagePosted({ messageId: 'message-2', place: 2, side: 'agency', unread: 1 });
    await chats
      .given([opened, aMessagePosted(), answer])
      .thenDocument(orderId, { ...document, unreadByRestaurant: 1 });
  });

  it('[R-CHT-07] clears the count of the side that has read, and keeps when it was and who', async () => {
    await chats.given([opened, aMessagePosted(), read]).thenDocument(orderId, {
      ...document,
      unreadByAgency: 0,
      read: { restaurant: [], agency: [mark] },
    });
  });

  it('keeps earlier marks, so that a message keeps the moment at which it was read', async () => {
    const second = aMessagePosted({ messageId: 'message-2', place: 2, unread: 1 });
    const again = { ...aChatRead({ upTo: 2 }), metadata: { at: '2026-11-21T08:00:00.000Z' } };
    await chats.given([opened, aMessagePosted(), read, second, again]).thenDocument(orderId, {
      ...document,
      unreadByAgency: 0,
      read: {
        restaurant: [],
        agency: [mark, { upTo: 2, at: '2026-11-21T08:00:00.000Z', by: 'Amélia Mota' }],
      },
    });
  });

  it('shows no more than the beginning of a long message, on one line', async () => {
    const text = `Olá\n${'🍔'.repeat(200)}`;
    const long = {
      ...aMessagePosted(),
      personal: { subject: 'user-12', value: { userName: 'Ana', html: '', text } },
    };
    await chats
      .given([opened, long])
      .thenDocument(orderId, { ...document, lastName: 'Ana', lastText: `Olá ${'🍔'.repeat(135)}…` });
  });

  it('changes nothing for a note', async () => {
    await chats.given([opened, aMessagePosted(), anOrderNoteAdded()]).thenDocument(orderId, document);
  });

  it('[R-ORD-21] knows whether its order is deleted', async () => {
    const place = { data: { orderId, restaurantId: 1 } };
    const deleted = { type: 'OrderDeleted', ...place } as const;
    const restored = { type: 'OrderRestored', ...place } as const;
    const given = [opened, aMessagePosted(), deleted];
    await chats.given(given).thenDocument(orderId, { ...document, deleted: true });
    await chats.given([...given, restored]).thenDocument(orderId, document);
    await chats.given([deleted]).thenNoDocument(orderId);
  });

  it('[S18] keeps the conversation of people who were erased, without them', async () => {
    const erased = [
      opened,
      { ...aMessagePosted(), personal: { subject: 'user-12', value: null } },
      { ...read, personal: { subject: 'user-1', value: null } },
    ];
    await chats.given(erased).thenDocument(orderId, {
      ...document,
      unreadByAgency: 0,
      read: { restaurant: [], agency: [{ ...mark, by: '' }] },
      lastName: '',
      lastText: '',
    });
  });
});
