import { describe, it } from '@jest/globals';
import type { DocumentOf } from '@portal/contracts';
import {
  aChatOpened,
  aChatRead,
  aChatReadByPerson,
  aMessagePosted,
  anAnswerPosted,
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
  marks: { counts: { restaurant: 1, agency: 0 }, read: {}, concerned: [12] },
  unreadByAgency: 1,
  waitsFor: [],
  waitsForEverybody: false,
  read: { restaurant: [], agency: [] },
  lastAt: at,
  lastBy: 12,
  lastText: 'Bom dia',
  deleted: false,
};
const agency = (when: string) => ({ metadata: { at: when, actor: 'user-1' } });
const read = { ...aChatRead(), ...agency(later) };
const readMarks = { ...document.marks, read: { agency: { upTo: 1, count: 1 } } };
const mark = { upTo: 1, at: later, by: 1 };
const chats = projecting(orderChatsProjection);

describe('the view of conversations', () => {
  it('[R-CHT-06] counts what waits for the agency, and shows the newest message', async () => {
    await chats.given([opened, aMessagePosted()]).thenDocument(orderId, document);
  });

  it('[R-CHT-06] [AMB-62] names the people of the restaurant for whom an answer waits', async () => {
    const answer = { ...anAnswerPosted({ waitsFor: [12, 14] }), ...agency(at) };
    const answered = {
      ...document,
      marks: { ...document.marks, counts: { restaurant: 1, agency: 1 }, concerned: [12, 14] },
      waitsFor: [12, 14],
      lastBy: 1,
    };
    await chats.given([opened, aMessagePosted(), answer]).thenDocument(orderId, answered);
    const readByOne = { ...aChatReadByPerson(), metadata: { at: later } };
    await chats.given([opened, aMessagePosted(), answer, readByOne]).thenDocument(orderId, {
      ...answered,
      marks: { ...answered.marks, read: { 12: { upTo: 2, count: 1 } } },
      waitsFor: [14],
      read: { restaurant: [{ upTo: 2, at: later, by: 12 }], agency: [] },
    });
  });

  it('[AMB-62] knows what waits for everybody of the restaurant, until a mark of before', async () => {
    const answer = { ...anAnswerPosted({ place: 1, waitsFor: undefined, unread: 1 }), ...agency(at) };
    const waits = {
      ...document,
      marks: { counts: { restaurant: 0, agency: 1 }, read: {}, concerned: [] },
      unreadByAgency: 0,
      waitsForEverybody: true,
      lastBy: 1,
    };
    await chats.given([opened, answer]).thenDocument(orderId, waits);
    const readBySide = { ...aChatRead({ side: 'restaurant', userId: 13 }), ...agency(later) };
    await chats.given([opened, answer, readBySide]).thenDocument(orderId, {
      ...waits,
      marks: { ...waits.marks, read: { restaurant: { upTo: 1, count: 1 } } },
      waitsForEverybody: false,
      read: { restaurant: [mark], agency: [] },
    });
  });

  it('[R-CHT-07] clears the count of the agency when one of it has read, and keeps when it was and who', async () => {
    await chats.given([opened, aMessagePosted(), read]).thenDocument(orderId, {
      ...document,
      marks: readMarks,
      unreadByAgency: 0,
      read: { restaurant: [], agency: [mark] },
    });
  });

  it('keeps earlier marks, so that a message keeps the moment at which it was read', async () => {
    const second = aMessagePosted({ messageId: 'message-2', place: 2 });
    const again = { ...aChatRead({ upTo: 2 }), ...agency('2026-11-21T08:00:00.000Z') };
    await chats.given([opened, aMessagePosted(), read, second, again]).thenDocument(orderId, {
      ...document,
      marks: {
        ...document.marks,
        counts: { restaurant: 2, agency: 0 },
        read: { agency: { upTo: 2, count: 2 } },
      },
      unreadByAgency: 0,
      read: {
        restaurant: [],
        agency: [mark, { upTo: 2, at: '2026-11-21T08:00:00.000Z', by: 1 }],
      },
    });
  });

  it('shows no more than the beginning of a long message, on one line', async () => {
    const text = `Olá\n${'🍔'.repeat(200)}`;
    const long = {
      ...aMessagePosted(),
      personal: { subject: 'user-12', value: { html: '', text } },
    };
    await chats
      .given([opened, long])
      .thenDocument(orderId, { ...document, lastText: `Olá ${'🍔'.repeat(135)}…` });
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
    const erased = [opened, { ...aMessagePosted(), personal: { subject: 'user-12', value: null } }, read];
    await chats.given(erased).thenDocument(orderId, {
      ...document,
      marks: readMarks,
      unreadByAgency: 0,
      read: { restaurant: [], agency: [mark] },
      lastText: '',
    });
  });
});
