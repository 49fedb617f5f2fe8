import { connect } from 'node:net';
import { text } from 'node:stream/consumers';

/** Headers of every https answer (S14). */
const headersOfEveryAnswer: Readonly<Record<string, RegExp>> = {
  'content-security-policy': /(default-src|script-src) [^;]*/,
  'strict-transport-security': /^max-age=31536000; includeSubDomains$/,
  'x-content-type-options': /^nosniff$/,
  'x-frame-options': /^(SAMEORIGIN|DENY)$/,
  'referrer-policy': /^same-origin$/,
  'cross-origin-opener-policy': /^same-origin$/,
  'x-correlation-id': /^[\w-]{8,64}$/,
};

export interface RawAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
}

/** With `Connection: close`. */
export const rawRequest = (line: string, headers = '', body = '') =>
  `${line} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n${headers}\r\n${body}`;

/** Sends raw bytes. @returns the answer, after the connection's end */
export async function ask(port: number, rawCall: string): Promise<RawAnswer> {
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  socket.on('error', () => undefined);
  socket.write(rawCall);
  const answer = await text(socket);
  socket.destroy();
  return parse(answer);
}

export function parse(answer: string): RawAnswer {
  const [statusLine = '', ...lines] = (answer.split('\r\n\r\n', 1)[0] ?? '').split('\r\n');
  const headers = lines.map((line) => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
  });
  return { status: Number(statusLine.slice(9, 12)), headers: Object.fromEntries(headers) };
}

/** @returns faulty security headers (S14) */
export function unprotected({ headers }: RawAnswer): string[] {
  const missing = Object.entries(headersOfEveryAnswer)
    .filter(([name, pattern]) => !pattern.test(headers[name] ?? ''))
    .map(([name]) => `${name}: ${headers[name]}`);
  const scripts = /script-src ([^;]*)/.exec(headers['content-security-policy'] ?? '')?.[1] ?? '';
  if (scripts.includes('unsafe')) missing.push(`script-src ${scripts}`);
  if ('x-powered-by' in headers) missing.push('x-powered-by');
  return missing;
}
