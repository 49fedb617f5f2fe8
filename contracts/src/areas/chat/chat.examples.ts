import type { World } from '../../example-world';
import { type EventChanges, type EventNamed, type ExamplesOf, Role } from '../../kernel';
import type { chatCommands, chatQueries, chatDownloads } from './chat.contract';
import type { chatEvents } from './chat.events';

type Events = typeof chatEvents;

const orderId = '3f1c7a52-9d5e-4b1a-8a55-0d6f3f0c9a11';

export const aChatOpened = (
  overrides: EventChanges<Events, 'OrderChatOpened'> = {},
): EventNamed<Events, 'OrderChatOpened'> => ({
  type: 'OrderChatOpened',
  data: {
    orderId,
    number: 7,
    restaurantId: 1,
    restaurantSite: '101',
    restaurantName: 'Baixa',
    ...overrides,
  },
});

export const aMessagePosted = (
  overrides: EventChanges<Events, 'OrderMessagePosted'> = {},
): EventNamed<Events, 'OrderMessagePosted'> => ({
  type: 'OrderMessagePosted',
  data: {
    orderId,
    restaurantId: 1,
    messageId: 'message-1',
    place: 1,
    userId: 12,
    userType: Role.Franchisee,
    side: 'restaurant',
    images: [],
    sentLength: 14,
    ...overrides,
  },
  personal: {
    subject: 'user-12',
    value: { html: '<p>Bom dia</p>', text: 'Bom dia' },
  },
});

export const anAnswerPosted = (
  overrides: EventChanges<Events, 'OrderMessagePosted'> = {},
): EventNamed<Events, 'OrderMessagePosted'> => ({
  ...aMessagePosted({
    messageId: 'message-2',
    place: 2,
    userId: 1,
    userType: Role.Administrator,
    side: 'agency',
    waitsFor: [12],
    ...overrides,
  }),
  personal: {
    subject: 'user-1',
    value: { html: '<p>Bom dia</p>', text: 'Bom dia' },
  },
});

export const aChatRead = (
  overrides: EventChanges<Events, 'OrderChatRead'> = {},
): EventNamed<Events, 'OrderChatRead'> => ({
  type: 'OrderChatRead',
  data: { orderId, restaurantId: 1, side: 'agency', userId: 1, upTo: 1, ...overrides },
});

export const aChatReadByPerson = (
  overrides: EventChanges<Events, 'OrderChatRead'> = {},
): EventNamed<Events, 'OrderChatRead'> =>
  aChatRead({ side: 'restaurant', userId: 12, upTo: 2, byPerson: true, ...overrides });

export const anOrderNoteAdded = (
  overrides: EventChanges<Events, 'OrderNoteAdded'> = {},
): EventNamed<Events, 'OrderNoteAdded'> => ({
  type: 'OrderNoteAdded',
  data: { orderId, noteId: 'note-1', userId: 1, userType: Role.Administrator, sentLength: 16, ...overrides },
  personal: {
    subject: 'user-1',
    value: { html: '<p>Cliente difícil</p>', text: 'Cliente difícil' },
  },
});

export const chatExamples: ExamplesOf<
  typeof chatCommands & typeof chatQueries & typeof chatDownloads,
  World
> = {
  PostOrderMessage: ({ orderId, imageKey }) => ({
    order_id: orderId,
    message: '<p>Bom dia: <strong>quando</strong> chega?</p>',
    images: [imageKey],
  }),
  MarkOrderAsRead: ({ orderId }) => ({ order_id: orderId }),
  AddOrderNote: ({ orderId }) => ({ order_id: orderId, message: 'Já falámos ao telefone.', mentions: [] }),
  AddCannedReply: () => ({ title: 'Em produção', message: 'O seu pedido já está na gráfica.' }),
  UpdateCannedReply: ({ cannedReplyId }) => ({ id: cannedReplyId, title: 'Enviado', message: 'Já seguiu.' }),
  DeleteCannedReply: ({ cannedReplyId }) => ({ id: cannedReplyId }),
  RestoreCannedReply: ({ cannedReplyId }) => ({ id: cannedReplyId }),
  ListOrderMessages: ({ orderId }) => ({ orderId }),
  GetUnreadMessages: ({ orderId }) => ({ id: orderId }),
  ListOrderNotes: ({ orderId }) => ({ orderId }),
  ListNoteReaders: () => ({}),
  ListCannedReplies: () => ({}),
  OpenMessageImage: ({ orderId, messageImageKey }) => ({ orderId, key: messageImageKey }),
};
