import { isRejection, reject } from '@portal/contracts';
import { chatCommands, sideOf } from '@portal/contracts/areas/chat';
import { bindCommand } from '@portal/platform/decider/command-binding';
import type { Services } from '../../services';
import { cannedReplyDecider } from './canned-reply.decider';
import { type OrderChat, orderChatDecider } from './order-chat.decider';
import { chatOrder, messageFacts, noteFacts } from './order-chat.facts';

const onChat = {
  decider: orderChatDecider,
  stream: ({ input }: { input: { order_id: string } }) => `orderChat-${input.order_id}`,
  restaurantOf: (chat: OrderChat | null) => chat?.restaurantId ?? null,
  notThere: reject('order_not_found'),
} as const;

const onReply = {
  decider: cannedReplyDecider,
  stream: ({ input }: { input: { id: string } }) => `cannedReply-${input.id}`,
  answer: ({ input }: { input: { id: string } }) => ({ id: input.id }),
} as const;

/** Commands on conversations, notes and canned replies. What is written gets its command's id. */
export const chatBindings = (services: Pick<Services, 'load' | 'names'>) =>
  ({
    postOrderMessage: bindCommand(chatCommands.PostOrderMessage, {
      ...onChat,
      facts: (context) => messageFacts(context, services),
      answer: ({ input, commandId }) => ({ id: commandId, order_id: input.order_id }),
    }),
    markOrderAsRead: bindCommand(chatCommands.MarkOrderAsRead, {
      ...onChat,
      facts: async ({ input, actor }) => {
        const order = await chatOrder(input.order_id, actor, services);
        return isRejection(order) ? order : { order };
      },
      answer: ({ input, actor, state }) => ({
        order_id: input.order_id,
        unread: state?.unread[sideOf(actor.role)] ?? 0,
      }),
    }),
    addOrderNote: bindCommand(chatCommands.AddOrderNote, {
      ...onChat,
      facts: (context) => noteFacts(context, services),
      answer: ({ input, commandId }) => ({ id: commandId, order_id: input.order_id }),
    }),
    addCannedReply: bindCommand(chatCommands.AddCannedReply, {
      decider: cannedReplyDecider,
      stream: ({ commandId }) => `cannedReply-${commandId}`,
      answer: ({ commandId }) => ({ id: commandId }),
    }),
    changeCannedReply: bindCommand(chatCommands.ChangeCannedReply, onReply),
    removeCannedReply: bindCommand(chatCommands.RemoveCannedReply, onReply),
  }) as const;
