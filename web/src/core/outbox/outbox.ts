import type { CommandContract, QueryContract, OutputOf, InputOf } from '@portal/contracts/kernel';
import { useSyncExternalStore } from 'react';
import { newIntent } from '../client/call-client';
import { CallError } from '../client/call-error';
import { placeOf, useSession } from '../session/session-state';
import { KeptLists, SafeStorage } from '../storage/safe-storage';

type Sendable = Pick<CommandContract, 'name' | 'kind' | 'method' | 'path'>;

/** Not yet accepted. */
export interface Outgoing {
  /** Idempotency key. */
  readonly intent: string;
  readonly command: Sendable;
  readonly input: object;
  /** How screens find theirs: `order:12`. */
  readonly about: string;
  readonly label: string;
  readonly refresh: readonly string[];
  /** ISO, by this machine's clock. */
  readonly at: string;
  /** `null` without acting (AMB-06). */
  readonly acting: number | null;
  /** Whichever place they act in. */
  readonly isOwn?: boolean;
  readonly shown?: unknown;
  readonly state: 'waiting' | 'sending' | 'failed' | 'sent';
  /** Id of the created record, once sent. */
  readonly id?: string;
  /** Why it waits, or was rejected. */
  readonly error?: CallError;
}

/** No answer, rate limit, or no server behind the proxy. */
export const mayPass = ({ status }: CallError): boolean =>
  status === 0 || status === 429 || (status >= 502 && status <= 504);

interface Stored extends Omit<Outgoing, 'error'> {
  readonly refusal?: Pick<CallError, 'call' | 'code' | 'status' | 'correlationId' | 'details'>;
}

const isStored = (value: unknown): value is Stored =>
  typeof value === 'object' && value !== null && 'intent' in value && 'command' in value && 'about' in value;

/** Pending becomes waiting: resending is safe. */
function written({ error, ...item }: Outgoing): Stored {
  if (item.state !== 'failed') return { ...item, state: 'waiting' };
  if (error === undefined) return item;
  const { call, code, status, correlationId, details } = error;
  return { ...item, refusal: { call, code, status, correlationId, details } };
}

const read = ({ refusal, ...item }: Stored): Outgoing =>
  refusal === undefined ? item : { ...item, error: new CallError(refusal) };

function readAll(text: string | null): readonly Outgoing[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(value) ? value.filter(isStored).map(read) : [];
  } catch {
    // Not JSON.
    return [];
  }
}

type Now = Pick<Outgoing, 'state' | 'error' | 'id'>;

/** By person; survives reloads, shared by tabs (U4). */
export class Outbox {
  readonly #lists: KeptLists<Outgoing>;
  readonly #now = new Map<string, Now>();
  readonly #sent = new Map<number, readonly Outgoing[]>();

  constructor(storage: SafeStorage) {
    this.#lists = new KeptLists(storage, 'outbox-', {
      read: (text, userId) => [
        ...readAll(text).map((item) => ({ ...item, ...this.#now.get(item.intent) })),
        ...(this.#sent.get(userId) ?? []),
      ],
      write: (items) => JSON.stringify(items.map(written)),
    });
  }

  /** Stable until it changes. */
  itemsOf(userId: number): readonly Outgoing[] {
    return this.#lists.of(userId);
  }

  add(userId: number, item: Outgoing): void {
    this.#lists.keep(userId, [...this.#kept(userId), item]);
  }

  /** Stores only rejections. */
  mark(userId: number, intent: string, now: Now): void {
    this.#now.set(intent, now);
    const items = this.#kept(userId).map((item) => (item.intent === intent ? { ...item, ...now } : item));
    this.#lists.keep(userId, items);
  }

  /** Accepted: shown until its screen drops it, or until a reload. */
  settle(userId: number, intent: string, id: string | undefined): void {
    const item = this.#kept(userId).find((one) => one.intent === intent);
    this.#now.delete(intent);
    if (item !== undefined && id !== undefined) {
      this.#sent.set(userId, [...(this.#sent.get(userId) ?? []), { ...item, state: 'sent', id }]);
    }
    this.drop(userId, (one) => one.intent === intent && one.state !== 'sent');
  }

  drop(userId: number, isDone: (item: Outgoing) => boolean): void {
    const done = this.itemsOf(userId).filter(isDone);
    if (done.length === 0) return;
    done.forEach(({ intent }) => this.#now.delete(intent));
    const sent = this.#sent.get(userId) ?? [];
    this.#sent.set(
      userId,
      sent.filter((item) => !isDone(item)),
    );
    this.#lists.keep(
      userId,
      this.#kept(userId).filter((item) => !isDone(item)),
    );
  }

  /** W18 */
  forget(userId: number): void {
    this.#sent.delete(userId);
    this.#now.clear();
    this.#lists.keep(userId, []);
  }

  /** @returns unsubscribes. */
  readonly subscribe = (listener: () => void): (() => void) => this.#lists.subscribe(listener);

  #kept(userId: number): readonly Outgoing[] {
    return this.itemsOf(userId).filter(({ state }) => state !== 'sent');
  }
}

export const outbox = new Outbox(new SafeStorage(() => localStorage));

type Listener = (userId: number, item: Outgoing, data: never) => void;

/** By command name. */
const listeners = new Map<string, Listener>();

/** Before the item leaves the outbox. */
export function onAnswerTo<C extends CommandContract>(
  { name }: C,
  listener: (userId: number, item: Outgoing, data: OutputOf<C>) => void,
): void {
  listeners.set(name, listener);
}

export const announceAnswer = (userId: number, item: Outgoing, data: unknown): void =>
  listeners.get(item.command.name)?.(userId, item, data as never);

export function useOutgoing(): readonly Outgoing[] {
  const { id } = useSession().user;
  const items = () => outbox.itemsOf(id);
  return useSyncExternalStore(outbox.subscribe, items, items);
}

interface Kept<C extends CommandContract> extends Pick<Outgoing, 'about' | 'label' | 'shown' | 'isOwn'> {
  readonly command: C;
  readonly input: InputOf<C>;
  /** Queries to refetch. */
  readonly refresh: readonly QueryContract[];
  /** Key of an unanswered try: it may have arrived. */
  readonly intent?: string;
}

interface Keeping {
  /** @returns its key */
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
        command: { name: command.name, kind: command.kind, method: command.method, path: command.path },
        input: input as object,
        refresh: refresh.map(({ name }) => name),
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
