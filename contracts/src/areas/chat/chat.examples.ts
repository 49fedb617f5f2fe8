import type { World } from '../../example-world';
import type { ExamplesOf } from '../../kernel';
import type { chatCommands } from './chat.commands';
import type { chatQueries } from './chat.queries';
import type { chatDownloads } from './chat.downloads';

/** A valid input of each call, in a world where these things exist. */
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
