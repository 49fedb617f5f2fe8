import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { correlationIdHeader } from '@portal/contracts';
import { failureOf, statusOf } from './answers';
import { securityHeaderLines } from './security-headers';

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
