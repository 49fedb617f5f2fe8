import type { CommandContract, QueryContract } from '@portal/contracts/kernel';
import { CallError } from '../client/call-error';

/** What sending a command later needs of its contract. */
type Sendable = Pick<CommandContract, 'name' | 'kind' | 'method' | 'path'>;

/** A command that the server has not yet accepted. */
export interface Outgoing {
  /** Idempotency key. */
  readonly intent: string;
  readonly command: Sendable;
  readonly input: object;
  /** How screens find theirs: `order:12`. */
  readonly about: string;
  /** Name in the list of waiting items. */
  readonly label: string;
  /** Names of queries to refetch. */
  readonly refresh: readonly string[];
  /** ISO, by this machine's clock. */
  readonly at: string;
  /** Place of an acting administrator; `null` without acting (AMB-06). */
  readonly acting: number | null;
  /** Belongs to the person, whichever place they act in. */
  readonly isOwn?: boolean;
  /** Extra data for its screen. */
  readonly shown?: unknown;
  readonly state: 'waiting' | 'sending' | 'failed' | 'sent';
  /** Id of the created record, once sent. */
  readonly id?: string;
  /** Why it waits, or was rejected. */
  readonly error?: CallError;
}

export const sendable = ({ name, kind, method, path }: Sendable): Sendable => ({ name, kind, method, path });
export const namesOf = (queries: readonly Pick<QueryContract, 'name'>[]) => queries.map(({ name }) => name);

/** Worth an automatic retry: no answer, rate limit, or no server behind the proxy. */
export const mayPass = ({ status }: CallError): boolean =>
  status === 0 || status === 429 || (status >= 502 && status <= 504);

interface Stored extends Omit<Outgoing, 'error'> {
  readonly refusal?: Pick<CallError, 'call' | 'code' | 'status' | 'correlationId' | 'details'>;
}

const isStored = (value: unknown): value is Stored =>
  typeof value === 'object' && value !== null && 'intent' in value && 'command' in value && 'about' in value;

/** A pending item is stored as waiting: sending it again is safe. */
export function written({ error, ...item }: Outgoing): Stored {
  if (item.state !== 'failed') return { ...item, state: 'waiting' };
  if (error === undefined) return item;
  const { call, code, status, correlationId, details } = error;
  return { ...item, refusal: { call, code, status, correlationId, details } };
}

const read = ({ refusal, ...item }: Stored): Outgoing =>
  refusal === undefined ? item : { ...item, error: new CallError(refusal) };

/** Unreadable text is an empty list. */
export function readAll(text: string | null): readonly Outgoing[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(value) ? value.filter(isStored).map(read) : [];
  } catch {
    // Not JSON.
    return [];
  }
}
