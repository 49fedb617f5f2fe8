import type { Socket } from 'node:net';
import { refusingRaw } from './raw-answer';

/** Errors of Node's HTTP parser and clock, by its code, as errors of ours. */
const codes: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: 'headers_too_large',
  ERR_HTTP_REQUEST_TIMEOUT: 'request_timeout',
};

/** Node's error codes for a request that takes too long. */
export const requestTimeout = () =>
  Object.assign(new Error('the request did not come in time'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });

/** Answers invalid and unfinished requests, which no hook or route sees. */
export function answerClientErrors(options: { readonly https: boolean }) {
  const refuse = refusingRaw(options);
  return (error: Error & { readonly code?: string }, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || !socket.writable) socket.destroy();
    else refuse(socket, codes[error.code ?? ''] ?? 'invalid_request');
  };
}
