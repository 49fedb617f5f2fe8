import type { RefObject } from 'react';
import type { ComposerState } from '../composer/use-composer';
import type { OrderOutbox } from '../outbox/use-outbox';
import type { OutgoingActs } from './MessageStateNotice';
import type { ThreadEntry } from './thread';

/** What can be done with an entry that has not arrived: sent again, thrown away, put back into the field. */
export function useOutgoingActs(
  { retry, discard }: OrderOutbox,
  { mayWrite, takeBack }: ComposerState,
  field: RefObject<HTMLTextAreaElement | null>,
): (entry: ThreadEntry) => OutgoingActs {
  const edit: OutgoingActs['edit'] = (item) => {
    discard(item);
    takeBack(item);
    field.current?.focus();
  };
  return ({ kind }) => ({ retry, discard, edit: mayWrite[kind] ? edit : undefined });
}
