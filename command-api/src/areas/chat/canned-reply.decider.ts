import type { EventOf } from '@portal/contracts';
import { reject } from '@portal/contracts';
import type { chatCommands, chatEvents } from '@portal/contracts/areas/chat';
import type { CommandFor } from '@portal/platform/decider/decider';
import { defineDecider } from '@portal/platform/decider/decider';

export type CannedReplyEvent = Extract<EventOf<typeof chatEvents>, { type: `CannedReply${string}` }>;

export interface CannedReply {
  readonly title: string;
  readonly message: string;
  readonly removed: boolean;
}

type Contracts = typeof chatCommands;
export type CannedReplyCommands = {
  AddCannedReply: CommandFor<Contracts['AddCannedReply']>;
  ChangeCannedReply: CommandFor<Contracts['ChangeCannedReply']>;
  RemoveCannedReply: CommandFor<Contracts['RemoveCannedReply']>;
};

const notFound = reject('canned_reply_not_found');

/** One answer that is often given. Stream `cannedReply-{id}`; `null` until it is added. */
export const cannedReplyDecider = defineDecider<CannedReply | null, CannedReplyCommands, CannedReplyEvent>({
  initial: null,

  decide: {
    AddCannedReply: ({ input, commandId }, reply) =>
      reply ? [] : [{ type: 'CannedReplyAdded', data: { replyId: commandId, ...input } }],

    ChangeCannedReply: ({ input: { id, title, message } }, reply) => {
      if (!reply || reply.removed) return notFound;
      if (reply.title === title && reply.message === message) return [];
      return [{ type: 'CannedReplyChanged', data: { replyId: id, title, message } }];
    },

    RemoveCannedReply: ({ input: { id } }, reply) => {
      if (!reply) return notFound;
      return reply.removed ? [] : [{ type: 'CannedReplyRemoved', data: { replyId: id } }];
    },
  },

  evolve: {
    CannedReplyAdded: (_none, { data: { title, message } }) => ({ title, message, removed: false }),
    CannedReplyChanged: (reply, { data: { title, message } }) => reply && { ...reply, title, message },
    CannedReplyRemoved: (reply) => reply && { ...reply, removed: true },
  },
});
