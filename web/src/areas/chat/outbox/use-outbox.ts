import { chatCommands, chatQueries } from '@portal/contracts/areas/chat';
import { useCallback, useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import type { CallError } from '#app/client/call-error';
import type { CallClient } from '#app/client/call-client';
import { useCallClient } from '#app/client/client-context';
import { newIntent } from '#app/client/new-intent';
import { useCallCache } from '#app/client/use-call-cache';
import { useSession } from '#app/session/session-state';
import type { Outgoing } from './outbox';
import { outbox } from './outbox';

/** What somebody wants to say, before it has a key and a time. */
export type MessageDraft = Pick<Outgoing, 'kind' | 'html' | 'images'>;

export interface OrderOutbox {
  readonly items: readonly Outgoing[];
  readonly say: (draft: MessageDraft) => void;
  readonly retry: (item: Outgoing) => void;
  /** @returns puts it back, failed as it was. */
  readonly discard: (item: Outgoing) => () => void;
}

/** Sends an item by its own key. @returns the id that it has in the conversation. */
async function deliver(client: CallClient, item: Outgoing): Promise<string> {
  const { intent, orderId, html, images } = item;
  const written = { order_id: orderId, message: html };
  const { data } =
    item.kind === 'note'
      ? await client.send(chatCommands.AddOrderNote, written, { intent })
      : await client.send(
          chatCommands.PostOrderMessage,
          { ...written, images: images.map(({ Key }) => Key) },
          { intent },
        );
  return data.id;
}

/** Calls back when the network is there again. */
function useOnline(then: () => void) {
  const onOnline = useEffectEvent(then);
  useEffect(() => {
    const listener = () => onOnline();
    window.addEventListener('online', listener);
    return () => window.removeEventListener('online', listener);
  }, []);
}

/** What this person says about one order: shown at once, sent once, kept when it could not be sent. */
export function useOutbox(orderId: string): OrderOutbox {
  const client = useCallClient();
  const cache = useCallCache();
  const { id: userId } = useSession().user;
  const all = useSyncExternalStore(outbox.subscribe, () => outbox.itemsOf(userId));

  const send = useCallback(
    async (item: Outgoing) => {
      try {
        const id = await deliver(client, item);
        // Its id is known before the conversation has it, so that it is never shown twice.
        outbox.change(userId, item.intent, { state: 'sent', id });
        await cache.refresh([
          item.kind === 'note' ? chatQueries.ListOrderNotes : chatQueries.ListOrderMessages,
        ]);
      } catch (error) {
        outbox.change(userId, item.intent, { state: 'failed', error: error as CallError });
      }
    },
    [client, cache, userId],
  );
  const retry = (item: Outgoing) => {
    outbox.change(userId, item.intent, { state: 'sending', error: undefined });
    void send(item);
  };
  const items = all.filter((item) => item.orderId === orderId);
  useOnline(() =>
    items.filter(({ state, error }) => state === 'failed' && error?.isTemporary !== false).forEach(retry),
  );
  return {
    items,
    say: (draft) => {
      const item: Outgoing = {
        ...draft,
        intent: newIntent(),
        orderId,
        at: new Date().toISOString(),
        state: 'sending',
      };
      outbox.add(userId, item);
      void send(item);
    },
    retry,
    discard: (item) => {
      outbox.drop(userId, ({ intent }) => intent === item.intent);
      return () => outbox.add(userId, item);
    },
  };
}
