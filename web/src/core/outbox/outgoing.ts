import type { CommandContract, QueryContract } from '@portal/contracts/kernel';
import { CallError } from '../client/call-error';

/** What is needed of a contract to send its command later, also after the page was loaded anew. */
type Sendable = Pick<CommandContract, 'name' | 'kind' | 'method' | 'path'>;

/** A command that a person gave and that the server has not taken yet. */
export interface Outgoing {
  /** One key however often it is sent: it never happens twice. */
  readonly intent: string;
  readonly command: Sendable;
  readonly input: object;
  /** By which screens find theirs: `order:12`. */
  readonly about: string;
  /** What it is called where everything that waits is listed. */
  readonly label: string;
  /** Names of the queries whose answers it makes old. */
  readonly refresh: readonly string[];
  /** ISO time, by the clock of this machine. */
  readonly at: string;
  /** The restaurant in whose place an administrator acted; `null` for people who act for themselves (AMB-06). */
  readonly acting: number | null;
  /** It is the person's own, in whichever place they act when it is sent. */
  readonly isOwn?: boolean;
  /** What its screen shows of it beside the input. */
  readonly shown?: unknown;
  readonly state: 'waiting' | 'sending' | 'failed' | 'sent';
  /** What the record is called that it made, once it was sent. */
  readonly id?: string;
  /** Why it waits, or was refused. */
  readonly error?: CallError;
}

/** What is written down of a command beside its contract. */
export const sendable = ({ name, kind, method, path }: Sendable): Sendable => ({ name, kind, method, path });
export const namesOf = (queries: readonly Pick<QueryContract, 'name'>[]) => queries.map(({ name }) => name);

/** Worth trying again without anybody doing anything: no answer, too many at once, or no server behind the proxy. */
export const mayPass = ({ status }: CallError): boolean =>
  status === 0 || status === 429 || (status >= 502 && status <= 504);

interface Stored extends Omit<Outgoing, 'error'> {
  readonly refusal?: Pick<CallError, 'call' | 'code' | 'status' | 'correlationId' | 'details'>;
}

const isStored = (value: unknown): value is Stored =>
  typeof value === 'object' && value !== null && 'intent' in value && 'command' in value && 'about' in value;

/** As it is written down. What is under way then waits: nobody knows how it ended, and sending it again is safe. */
export function written({ error, ...item }: Outgoing): Stored {
  if (item.state !== 'failed') return { ...item, state: 'waiting' };
  if (error === undefined) return item;
  const { call, code, status, correlationId, details } = error;
  return { ...item, refusal: { call, code, status, correlationId, details } };
}

const read = ({ refusal, ...item }: Stored): Outgoing =>
  refusal === undefined ? item : { ...item, error: new CallError(refusal) };

/** Reads what was written down; what nobody can read is nothing. */
export function readAll(text: string | null): readonly Outgoing[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(value) ? value.filter(isStored).map(read) : [];
  } catch {
    // Not JSON: somebody else wrote there.
    return [];
  }
}
