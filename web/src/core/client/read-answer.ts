import type { Envelope, WireError } from '@portal/contracts/kernel';
import { CallError } from './call-error';

/** A successful answer. */
export interface Answer<T> {
  readonly data: T;
  /** Lists: matches over all pages. */
  readonly total?: number;
  readonly position?: number;
  /** The view lags behind what this browser has seen. */
  readonly stale?: boolean;
}

/** Of `fetch` or `XMLHttpRequest`. */
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
    // Not JSON: a proxy's page, or nothing.
    return null;
  }
}

/** The server's error; JSON of proxies may have a `status` too. */
function failureIn(envelope: Envelope<unknown> | null) {
  const error: Partial<WireError> | undefined = envelope?.error;
  return typeof error?.code === 'string'
    ? { correlationId: '', ...error, code: error.code }
    : { code: 'unreadable_answer', correlationId: '' };
}

export const answerIn = <T>({ data, total, position, stale }: Envelope<T>): Answer<T> => ({
  data: data as T,
  total,
  position,
  stale,
});

/** @throws CallError for a failed call or unreadable answer. */
export function readAnswer<T>(call: string, raw: RawAnswer): Answer<T> {
  const envelope = parse(raw.body);
  const succeeded = raw.status >= 200 && raw.status < 300;
  if (envelope !== null && succeeded && envelope.status) {
    return answerIn(envelope as Envelope<T>);
  }
  throw new CallError({ ...failureIn(envelope), call, status: raw.status });
}
