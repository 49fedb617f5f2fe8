import { connect } from 'node:net';
import { firstOutcome } from './first-outcome';

interface Options {
  readonly port: number;
  /** Source address, one of 127.0.0.0/8. */
  readonly from: string;
  readonly bytes: readonly (string | Buffer)[];
  readonly signal: AbortSignal;
}

const statusLine = /^HTTP\/1\.1 (\d{3})/;

/** @returns the status; `closed` without an answer, `open` if aborted before */
export function rawRequest({ port, from, bytes, signal }: Options): Promise<string> {
  const socket = connect({ port, host: '127.0.0.1', localAddress: from });
  socket.on('connect', () => bytes.forEach((part) => socket.write(part)));
  return firstOutcome({
    signal,
    close: () => socket.destroy(),
    watch(end) {
      socket.on('data', (chunk: Buffer) => end(statusLine.exec(chunk.toString('latin1'))?.[1] ?? 'closed'));
      socket.on('error', () => end('closed'));
      socket.on('close', () => end('closed'));
    },
  });
}

/** A loopback address by number. */
export function addressOf(n: number, addresses: number): string {
  const at = n % addresses;
  return `127.9.${at >> 8}.${1 + (at & 253)}`;
}
