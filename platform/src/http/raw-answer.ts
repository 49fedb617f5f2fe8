import { randomUUID } from 'node:crypto';
import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { correlationIdHeader } from '@portal/contracts';
import { failureOf, statusOf } from './answers';
import { securityHeaders } from './security-headers';

/** The headers of every answer (S14), for answers that are written without a response object. */
export function securityHeaderLines(options: { readonly https: boolean }): Readonly<Record<string, string>> {
  const lines: Record<string, string> = {};
  const response = {
    setHeader: (name: string, value: unknown) => void (lines[name.toLowerCase()] = String(value)),
    removeHeader: () => undefined,
  };
  const request = { method: 'GET', headers: {} } as IncomingMessage;
  securityHeaders(options)(request, response as unknown as ServerResponse, () => undefined);
  return lines;
}

/** Answers a failure on a connection that no response object stands for, and closes it. */
export type RefuseRaw = (socket: Duplex, code: string, retryAfterSeconds?: number) => void;

export function refusingRaw(options: { readonly https: boolean }): RefuseRaw {
  const protection = securityHeaderLines(options);
  return (socket, code, retryAfterSeconds) => {
    const correlationId = randomUUID();
    const body = JSON.stringify(failureOf({ code }, correlationId));
    const status = statusOf(code);
    const headers = {
      ...protection,
      [correlationIdHeader]: correlationId,
      'cache-control': 'no-store',
      'content-type': 'application/json; charset=utf-8',
      'content-length': String(Buffer.byteLength(body)),
      ...(retryAfterSeconds !== undefined && { 'retry-after': String(retryAfterSeconds) }),
      connection: 'close',
    };
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.on('error', () => socket.destroy());
    socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`, () =>
      socket.destroy(),
    );
  };
}
