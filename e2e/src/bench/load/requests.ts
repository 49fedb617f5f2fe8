import { csrfHeader, idempotencyKeyHeader, minPositionHeader } from '@portal/contracts';

export interface Visitor {
  /** The `Cookie` header. */
  readonly cookie: string;
  /** For `X-CSRF-Token`. */
  readonly csrf: string;
}

const head = (line: string, { cookie }: Visitor, more: string) =>
  `${line} HTTP/1.1\r\nHost: localhost\r\nAccept: application/json\r\nCookie: ${cookie}\r\n${more}\r\n`;

/** @param minPosition log position the answer must include */
export function getRequest(path: string, visitor: Visitor, minPosition?: number): string {
  const more = minPosition === undefined ? '' : `${minPositionHeader}: ${minPosition}\r\n`;
  return head(`GET ${path}`, visitor, more);
}

/** JSON, as the web app sends it. */
export function postRequest(path: string, visitor: Visitor, body: string, idempotencyKey: string): string {
  const more =
    `Content-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n` +
    `${csrfHeader}: ${visitor.csrf}\r\n${idempotencyKeyHeader}: ${idempotencyKey}\r\n`;
  return head(`POST ${path}`, visitor, more) + body;
}
