import { chatCommands, chatQueries, type NoteReader } from '@portal/contracts/areas/chat';
import { useText } from '#core/i18n/use-text';
import { outbox, type Outgoing, useKeeping, useOutgoing } from '#core/outbox/outbox';
import type { UploadedFile } from '#ui/upload/use-uploads';
import { chatTexts } from './texts';

export type OutgoingKind = 'message' | 'note';

export interface Draft {
  readonly kind: OutgoingKind;
  /** With marks for mentions. */
  readonly html: string;
  /** Of notes; absent in stored drafts of older versions. */
  readonly mentions?: readonly NoteReader[];
  readonly images: readonly UploadedFile[];
  /** Key of an earlier attempt, which may have arrived. */
  readonly sentAs?: string | undefined;
}

export type OutgoingMessage = Draft & Pick<Outgoing, 'intent' | 'at' | 'state' | 'id' | 'error'>;

export interface OrderOutbox {
  readonly items: readonly OutgoingMessage[];
  readonly send: (draft: Draft) => void;
  readonly retry: (item: OutgoingMessage) => void;
  /** @returns undoes it. */
  readonly discard: (item: OutgoingMessage) => () => void;
}

const aboutOrder = (orderId: string) => `chat:${orderId}`;

export const dropKnown = (userId: number, ids: ReadonlySet<string>) =>
  outbox.drop(userId, ({ id }) => id !== undefined && ids.has(id));

/** Whether the server may have it although the answer was lost. */
export const mayBeOnServer = ({ error }: Pick<OutgoingMessage, 'error'>): boolean =>
  error !== undefined && (error.status === 0 || error.status >= 500);

function commandOf(orderId: string, { kind, html, images, mentions = [] }: Draft) {
  const input = { order_id: orderId, message: html };
  return kind === 'note'
    ? {
        command: chatCommands.AddOrderNote,
        input: { ...input, mentions: mentions.map(({ id }) => id) },
        refresh: [chatQueries.ListOrderNotes],
      }
    : {
        command: chatCommands.PostOrderMessage,
        input: { ...input, images: images.map(({ Key }) => Key) },
        refresh: [chatQueries.ListOrderMessages],
      };
}

export function useOutbox(orderId: string): OrderOutbox {
  const text = useText(chatTexts);
  const { keep, drop, undo, retry } = useKeeping();
  const own = useOutgoing().filter(({ about }) => about === aboutOrder(orderId));
  const itemOf = ({ intent }: OutgoingMessage) => own.find((item) => item.intent === intent);
  return {
    items: own.map(({ shown, intent, at, state, id, error }) => ({
      ...(shown as Draft),
      intent,
      at,
      state,
      id,
      error,
    })),
    send: (draft) => {
      const { sentAs, ...shown } = draft;
      const facts = { about: aboutOrder(orderId), label: text(draft.kind === 'note' ? 'aNote' : 'aMessage') };
      const key = sentAs === undefined ? {} : { intent: sentAs };
      keep({ ...commandOf(orderId, draft), ...facts, ...key, shown } as Parameters<typeof keep>[0]);
    },
    retry: (message) => {
      const item = itemOf(message);
      if (item !== undefined) retry(item);
    },
    discard: (message) => {
      const item = itemOf(message);
      drop(message.intent);
      return () => item !== undefined && undo(item);
    },
  };
}
