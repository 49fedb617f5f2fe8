import { chatCommands, chatQueries, type NoteReader } from '@portal/contracts/areas/chat';
import { outbox, type Outgoing, useKeeping, useOutgoing } from '#core/outbox/outbox';
import { useText } from '#core/i18n/use-text';
import type { UploadedFile } from '#ui/upload/use-uploads';
import { chatTexts } from './texts';

export type OutgoingKind = 'message' | 'note';

/** What somebody says, before it has a key and a time. */
export interface Draft {
  readonly kind: OutgoingKind;
  /** With a mark for each mention. */
  readonly html: string;
  /** Whom a note mentions; drafts of before have none. */
  readonly mentions?: readonly NoteReader[];
  readonly images: readonly UploadedFile[];
  /** Key under which it may have arrived with other words. */
  readonly sentAs?: string | undefined;
}

/** Something said that the conversation does not show yet. */
export type OutgoingMessage = Draft & Pick<Outgoing, 'intent' | 'at' | 'state' | 'id' | 'error'>;

export interface OrderOutbox {
  readonly items: readonly OutgoingMessage[];
  readonly say: (draft: Draft) => void;
  readonly retry: (item: OutgoingMessage) => void;
  /** @returns puts it back, as it was. */
  readonly discard: (item: OutgoingMessage) => () => void;
}

const aboutOrder = (orderId: string) => `chat:${orderId}`;

/** Takes out of the outbox what the conversation shows by now. */
export const dropSaid = (userId: number, ids: ReadonlySet<string>) =>
  outbox.drop(userId, ({ id }) => id !== undefined && ids.has(id));

/** Whether the server may have taken it, and its answer was lost. */
export const mayBeTaken = ({ error }: Pick<OutgoingMessage, 'error'>): boolean =>
  error !== undefined && (error.status === 0 || error.status >= 500);

/** The command that says it, with what it makes old. */
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

/** What this person says about one order: shown at once, sent once, kept until it could be sent. */
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
    say: (draft) => {
      const { sentAs, ...shown } = draft;
      const facts = { about: aboutOrder(orderId), label: text(draft.kind === 'note' ? 'aNote' : 'aMessage') };
      const key = sentAs === undefined ? {} : { intent: sentAs };
      keep({ ...commandOf(orderId, draft), ...facts, ...key, shown } as Parameters<typeof keep>[0]);
    },
    retry: (saying) => {
      const item = itemOf(saying);
      if (item !== undefined) retry(item);
    },
    discard: (saying) => {
      const item = itemOf(saying);
      drop(saying.intent);
      return () => item !== undefined && undo(item);
    },
  };
}
