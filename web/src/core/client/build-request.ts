import { type CallContract, pathParameters } from '@portal/contracts/kernel';

export interface CallRequest {
  readonly method: string;
  /** Path and query below the base. */
  readonly url: string;
  /** JSON text of a state-changing call. */
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

/** Fills the braces of a path; a missing parameter is a bug of the caller. */
export function fillPath(path: string, fields: Fields): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = fields[name];
    if (value === undefined || value === null || value === '') throw new Error(`${path} needs "${name}"`);
    return encodeURIComponent(textOf(value));
  });
}

/**
 * Builds an HTTP request: path parameters, then query (GET) or JSON body (POST). Lists become comma-separated; empty
 * query fields are omitted.
 */
export function buildRequest(contract: Pick<CallContract, 'method' | 'path'>, input: unknown): CallRequest {
  const fields = (input ?? {}) as Fields;
  const inPath = pathParameters(contract.path);
  const rest = Object.fromEntries(Object.entries(fields).filter(([name]) => !inPath.includes(name)));
  const path = fillPath(contract.path, fields);
  return contract.method === 'GET'
    ? { method: 'GET', url: path + queryText(rest) }
    : { method: contract.method, url: path, body: JSON.stringify(rest) };
}
