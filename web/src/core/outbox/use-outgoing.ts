import type { CommandContract, InputOf, QueryContract } from '@portal/contracts/kernel';
import { useSyncExternalStore } from 'react';
import { newIntent } from '../client/new-intent';
import { placeOf, useSession } from '../session/session-state';
import { outbox } from './outbox';
import { namesOf, type Outgoing, sendable } from './outgoing';

/** Items of this person. */
export function useOutgoing(): readonly Outgoing[] {
  const { id } = useSession().user;
  const items = () => outbox.itemsOf(id);
  return useSyncExternalStore(outbox.subscribe, items, items);
}

export interface Kept<C extends CommandContract> extends Pick<
  Outgoing,
  'about' | 'label' | 'shown' | 'isOwn'
> {
  readonly command: C;
  readonly input: InputOf<C>;
  /** Queries to refetch. */
  readonly refresh: readonly QueryContract[];
  /** Key of an unanswered try: it may have arrived. */
  readonly intent?: string;
}

export interface Keeping {
  /** Queues a command. @returns its key */
  readonly keep: <C extends CommandContract>(kept: Kept<C>) => string;
  readonly drop: (intent: string) => void;
  readonly undo: (item: Outgoing) => void;
  readonly retry: (item: Outgoing) => void;
}

export function useKeeping(): Keeping {
  const { user, acting } = useSession();
  return {
    keep: ({ command, input, refresh, intent = newIntent(), ...facts }) => {
      outbox.add(user.id, {
        ...facts,
        intent,
        command: sendable(command),
        input: input as object,
        refresh: namesOf(refresh),
        at: new Date().toISOString(),
        acting: placeOf({ acting }),
        state: 'waiting',
      });
      return intent;
    },
    drop: (intent) => outbox.drop(user.id, (item) => item.intent === intent),
    undo: (item) => outbox.add(user.id, item),
    retry: ({ intent }) => outbox.mark(user.id, intent, { state: 'waiting', error: undefined }),
  };
}
