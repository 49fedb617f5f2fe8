import { type CallContract, pathParameters, type Envelope, type WireError } from '@portal/contracts/kernel';
import { CallError } from './call-error';

/** A successful answer. */
export interface Answer<T> {
  readonly data: T;
  /** Over all pages. */
  readonly total?: number;
  readonly position?: number;
  /** The view lags behind what this browser has seen. */
  readonly stale?: boolean;
}

interface RawAnswer {
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

/** JSON of proxies may have a `status` too. */
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

interface CallRequest {
  readonly method: string;
  readonly url: string;
  readonly body?: string;
}

type Fields = Readonly<Record<string, unknown>>;

const textOf = (value: unknown): string => {
  if (Array.isArray(value)) return value.map(String).join(',');
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
};
const isSent = ([, value]: [string, unknown]) => value !== undefined && value !== null && value !== '';

function queryText(fields: Fields): string {
  const sent = Object.entries(fields)
    .filter(isSent)
    .map(([name, value]) => [name, textOf(value)]);
  return sent.length === 0 ? '' : `?${new URLSearchParams(sent).toString()}`;
}

/** A missing parameter is a bug of the caller. */
export function fillPath(path: string, fields: Fields): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = fields[name];
    if (value === undefined || value === null || value === '') throw new Error(`${path} needs "${name}"`);
    return encodeURIComponent(textOf(value));
  });
}

/** Lists become comma-separated; empty query fields are omitted. */
export function buildRequest(contract: Pick<CallContract, 'method' | 'path'>, input: unknown): CallRequest {
  const fields = (input ?? {}) as Fields;
  const inPath = pathParameters(contract.path);
  const rest = Object.fromEntries(Object.entries(fields).filter(([name]) => !inPath.includes(name)));
  const path = fillPath(contract.path, fields);
  return contract.method === 'GET'
    ? { method: 'GET', url: path + queryText(rest) }
    : { method: contract.method, url: path, body: JSON.stringify(rest) };
}
