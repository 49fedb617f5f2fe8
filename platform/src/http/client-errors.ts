import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { refusingRaw } from './raw-answer';

const codes: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: 'headers_too_large',
  ERR_HTTP_REQUEST_TIMEOUT: 'request_timeout',
};

/** Node's codes for request timeouts. */
export const requestTimeout = () =>
  Object.assign(new Error('the request did not come in time'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });

/** RFC 9112, 3.2: proxy and program may read different ones. */
export const hasTwoHosts = ({ rawHeaders }: Pick<IncomingMessage, 'rawHeaders'>): boolean =>
  rawHeaders.filter((text, at) => at % 2 === 0 && text.length === 4 && /^host$/i.test(text)).length > 1;

/** Answers malformed and unfinished requests, which no hook sees. */
export function answerClientErrors(options: { readonly https: boolean }) {
  const refuse = refusingRaw(options);
  return (error: Error & { readonly code?: string }, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || !socket.writable) socket.destroy();
    else refuse(socket, codes[error.code ?? ''] ?? 'invalid_request');
  };
}
