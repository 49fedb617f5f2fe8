import type { Envelope, WireError } from '@portal/contracts/kernel';
import { CallError } from './call-error';

/** A successful answer, as screens and the cache see it. */
export interface Answer<T> {
  readonly data: T;
  /** Lists: how many records match over all pages. */
  readonly total?: number;
  readonly position?: number;
  /** The view had not caught up with what this browser already knows. */
  readonly stale?: boolean;
}

/** What is needed of a response: also an upload's `XMLHttpRequest` can give it. */
export interface RawAnswer {
  readonly status: number;
  readonly body: string;
}

function parse(body: string): Envelope<unknown> | null {
  try {
    const value: unknown = JSON.parse(body);
    return typeof value === 'object' && value !== null && 'status' in value
      ? (value as Envelope<unknown>)
      : null;
  } catch {
    // Not JSON: a proxy's page, or nothing at all.
    return null;
  }
}

/** What failed, as far as it was our server that said so: proxies have JSON of their own, with a `status` as well. */
function failureIn(envelope: Envelope<unknown> | null) {
  const error: Partial<WireError> | undefined = envelope?.error;
  return typeof error?.code === 'string'
    ? { correlationId: '', ...error, code: error.code }
    : { code: 'unreadable_answer', correlationId: '' };
}

/** What stands in the envelope of a success. */
export const answerIn = <T>({ data, total, position, stale }: Envelope<T>): Answer<T> => ({
  data: data as T,
  total,
  position,
  stale,
});

/**
 * Opens the envelope.
 * @throws CallError when the HTTP status or the envelope says that the call failed, or nobody can read the answer.
 */
export function readAnswer<T>(call: string, raw: RawAnswer): Answer<T> {
  const envelope = parse(raw.body);
  const succeeded = raw.status >= 200 && raw.status < 300;
  if (envelope !== null && succeeded && envelope.status) {
    return answerIn(envelope as Envelope<T>);
  }
  throw new CallError({ ...failureIn(envelope), call, status: raw.status });
}
