import { isRejection, reject } from '@portal/contracts';
import { chatCommands, waitingFor } from '@portal/contracts/areas/chat';
import { bindCommand } from '@portal/platform/decider/command-binding';
import { recordBindings } from '@portal/platform/record/record-bindings';
import type { Services } from '../../services';
import { cannedReplyDecider, cannedReplyMissing } from './canned-reply.decider';
import { type OrderChat, orderChatDecider, readerOf } from './order-chat.decider';
import { mentioningFacts } from './mention.facts';
import { chatOrder, messageFacts, takeForMessage } from './order-chat.facts';

const onChat = {
  decider: orderChatDecider,
  stream: ({ input }: { input: { order_id: string } }) => `orderChat-${input.order_id}`,
  restaurantOf: (chat: OrderChat | null) => chat?.restaurantId ?? null,
  rejectMissing: reject('order_not_found'),
} as const;

/** Message and note ids are command ids. */
export const chatBindings = (services: Pick<Services, 'load' | 'names'>) =>
  ({
    PostOrderMessage: bindCommand(chatCommands.PostOrderMessage, {
      ...onChat,
      facts: (context) => messageFacts(context, services),
      take: ({ input }, found) => takeForMessage(input, found, services),
      answer: ({ input, commandId }) => ({ id: commandId, order_id: input.order_id }),
    }),
    MarkOrderAsRead: bindCommand(chatCommands.MarkOrderAsRead, {
      ...onChat,
      facts: async ({ input, actor }) => {
        const order = await chatOrder(input.order_id, actor, services);
        return isRejection(order) ? order : { order };
      },
      answer: ({ input, actor, state }) => ({
        order_id: input.order_id,
        unread: state ? waitingFor(state.marks, readerOf(actor)) : 0,
      }),
    }),
    AddOrderNote: bindCommand(chatCommands.AddOrderNote, {
      ...onChat,
      facts: (context) => mentioningFacts(context, services),
      answer: ({ input, commandId }) => ({ id: commandId, order_id: input.order_id }),
    }),
    ...recordBindings('CannedReply', {
      area: 'chat',
      commands: chatCommands,
      decider: cannedReplyDecider,
      kind: 'cannedReply',
      missing: cannedReplyMissing,
      ids: { drawnFor: async (commandId) => commandId, idFor: async (commandId) => commandId },
      formValues: ({ title, message }) => ({ title, message }),
    }),
  }) as const;
