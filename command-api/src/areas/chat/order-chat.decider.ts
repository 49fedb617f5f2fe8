import { type EventOf, reject } from '@portal/contracts';
import {
  type chatCommands,
  type chatEvents,
  type ChatMarks,
  type ChatReader,
  maxMessageImages,
  noMarks,
  sideOfCaller,
  unreadFor,
  withMessage,
  withReading,
} from '@portal/contracts/areas/chat';
import { type Actor, type Command, type CommandFor, defineDecider } from '@portal/platform/decider/decider';
import { PersistentSet } from '@portal/platform/decider/persistent-map';
import type { MentioningFacts } from './mention.facts';
import type { ChatOrder, MessageFacts, NoteFacts } from './order-chat.facts';

export type OrderChatEvent = Exclude<EventOf<typeof chatEvents>, { type: `CannedReply${string}` }>;

export interface OrderChat {
  readonly restaurantId: number;
  /** Number of messages: place of the newest. */
  readonly places: number;
  readonly writers: PersistentSet<number>;
  readonly marks: ChatMarks;
  readonly writtenIds: PersistentSet<string>;
  readonly images: PersistentSet<string>;
}

type Contracts = typeof chatCommands;
export type OrderChatCommands = {
  PostOrderMessage: CommandFor<Contracts['PostOrderMessage'], MessageFacts>;
  MarkOrderAsRead: CommandFor<Contracts['MarkOrderAsRead'], { readonly order: ChatOrder }>;
  AddOrderNote: CommandFor<Contracts['AddOrderNote'], MentioningFacts>;
};
type Writing = Command<{ readonly order_id: string; readonly message: string }, NoteFacts>;
type Posting = Command<OrderChatCommands['PostOrderMessage']['input'], MessageFacts>;

/** Read mark (AMB-62). */
export const readerOf = (actor: Actor): ChatReader => ({ side: sideOfCaller(actor), userId: actor.userId });

/** At least one visible character (R-CHT-05). */
const visibleCharacter = /[^\s\p{Z}\p{Default_Ignorable_Code_Point}]/u;
const messageEmpty = reject('message_empty', { fields: { message: 'message_empty' } });

/** The first message or note opens the conversation. */
const opening = ({ input, facts }: Writing, chat: OrderChat | null): OrderChatEvent[] =>
  chat ? [] : [{ type: 'OrderChatOpened', data: { orderId: input.order_id, ...facts.order } }];

/** From the session, never from the client (W9). */
const writtenBy = ({ input, facts, actor }: Writing) => ({
  data: {
    orderId: input.order_id,
    userId: actor.userId,
    userType: actor.ownRole ?? actor.role,
    sentLength: input.message.length,
  },
  personal: { subject: actor.id, value: facts.written },
});

function refusalOf({ facts }: Posting, chat: OrderChat | null) {
  const { written, images } = facts;
  if (!visibleCharacter.test(written.text)) return messageEmpty;
  if (images.length > maxMessageImages)
    return reject('too_many_message_images', { details: { max: maxMessageImages } });
  return images.some(({ key }) => chat?.images.has(key)) ? reject('upload_not_found') : null;
}

/** Unread by the person who ordered and all who wrote (AMB-62). */
function waitsFor({ facts }: Posting, chat: OrderChat | null): number[] {
  const ordered = facts.orderedBy === null ? [] : [facts.orderedBy];
  return [...new Set([...ordered, ...(chat?.writers ?? [])])];
}

function posted(command: Posting, chat: OrderChat | null): OrderChatEvent {
  const { data, personal } = writtenBy(command);
  const { side } = readerOf(command.actor);
  return {
    type: 'OrderMessagePosted',
    data: {
      ...data,
      restaurantId: command.facts.order.restaurantId,
      messageId: command.commandId,
      place: (chat?.places ?? 0) + 1,
      side,
      images: [...command.facts.images],
      ...(side === 'agency' && { waitsFor: waitsFor(command, chat) }),
    },
    personal,
  };
}

/** Stream `orderChat-{orderId}`; `null` before the first message or note. */
export const orderChatDecider = defineDecider<OrderChat | null, OrderChatCommands, OrderChatEvent>({
  initial: null,

  decide: {
    PostOrderMessage: (command, chat) =>
      chat?.writtenIds.has(command.commandId)
        ? []
        : (refusalOf(command, chat) ?? [...opening(command, chat), posted(command, chat)]),

    MarkOrderAsRead: ({ input, actor }, chat) => {
      const reader = readerOf(actor);
      if (!chat || unreadFor(chat.marks, reader) === 0) return [];
      const { restaurantId, places } = chat;
      const mark = { orderId: input.order_id, restaurantId, ...reader, upTo: places };
      return [
        {
          type: 'OrderChatRead',
          data: reader.side === 'agency' ? mark : { ...mark, byPerson: true },
        },
      ];
    },

    AddOrderNote: (command, chat) => {
      if (chat?.writtenIds.has(command.commandId)) return [];
      if (!visibleCharacter.test(command.facts.written.text)) return messageEmpty;
      const { data, personal } = writtenBy(command);
      const { mentions } = command.facts;
      const mentioned = mentions.length > 0 && { mentions: [...mentions] };
      return [
        ...opening(command, chat),
        { type: 'OrderNoteAdded', data: { ...data, noteId: command.commandId, ...mentioned }, personal },
      ];
    },
  },

  evolve: {
    OrderChatOpened: (_none, { data }) => ({
      restaurantId: data.restaurantId,
      places: 0,
      writers: PersistentSet.of(),
      marks: noMarks,
      writtenIds: PersistentSet.of(),
      images: PersistentSet.of(),
    }),
    OrderMessagePosted: (chat, { data }) =>
      chat && {
        ...chat,
        places: data.place,
        writers: data.side === 'agency' ? chat.writers : chat.writers.with(data.userId),
        marks: withMessage(chat.marks, data),
        writtenIds: chat.writtenIds.with(data.messageId),
        images: data.images.reduce((all, { key }) => all.with(key), chat.images),
      },
    OrderChatRead: (chat, { data }) => chat && { ...chat, marks: withReading(chat.marks, data) },
    OrderNoteAdded: (chat, { data }) => chat && { ...chat, writtenIds: chat.writtenIds.with(data.noteId) },
  },
});
