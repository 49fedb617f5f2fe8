import { csrfHeader, idempotencyKeyHeader, minPositionHeader } from '@portal/contracts';

/** Somebody who is signed in. */
export interface Visitor {
  /** The `Cookie` header. */
  readonly cookie: string;
  /** What state-changing calls send in `X-CSRF-Token`. */
  readonly csrf: string;
}

const head = (line: string, { cookie }: Visitor, more: string) =>
  `${line} HTTP/1.1\r\nHost: localhost\r\nAccept: application/json\r\nCookie: ${cookie}\r\n${more}\r\n`;

/** A whole GET request. @param minPosition the log position that the answer must reflect */
export function getRequest(path: string, visitor: Visitor, minPosition?: number): string {
  const more = minPosition === undefined ? '' : `${minPositionHeader}: ${minPosition}\r\n`;
  return head(`GET ${path}`, visitor, more);
}

/** A whole POST request of JSON, as our web app sends it. */
export function postRequest(path: string, visitor: Visitor, body: string, idempotencyKey: string): string {
  const more =
    `Content-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n` +
    `${csrfHeader}: ${visitor.csrf}\r\n${idempotencyKeyHeader}: ${idempotencyKey}\r\n`;
  return head(`POST ${path}`, visitor, more) + body;
}
