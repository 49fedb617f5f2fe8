import { connect } from 'node:net';
import type { Visitor } from '../load/requests';

export interface AttackTarget {
  readonly port: number;
  /** Restaurant staff, used by attackers only. */
  readonly managers: readonly Visitor[];
  /** May upload drawings. */
  readonly administrator: Visitor;
}

export interface AttackCount {
  readonly attempts: number;
  /** Status codes, and `closed` for connections without an answer. */
  readonly outcomes: Readonly<Record<string, number>>;
}

/** `run` repeats `attempt` on several connections. */
export interface Attack {
  readonly name: string;
  /** Parallel attempts. */
  readonly concurrency: number;
  /** @param n from 0 @param signal aborts at the end */
  attempt(target: AttackTarget, n: number, signal: AbortSignal): Promise<string>;
}

export async function repeat(
  attack: Attack,
  target: AttackTarget,
  signal: AbortSignal,
): Promise<AttackCount> {
  const outcomes: Record<string, number> = {};
  let attempts = 0;
  async function loop(): Promise<void> {
    while (!signal.aborted) {
      const outcome = await attack.attempt(target, attempts++, signal);
      outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
    }
  }
  await Promise.all(Array.from({ length: attack.concurrency }, loop));
  return { attempts, outcomes };
}

interface Attempt {
  readonly signal: AbortSignal;
  readonly close: () => void;
  readonly watch: (end: (outcome: string) => void) => void;
}

/** @returns `open` if aborted before */
export function firstOutcome({ signal, close, watch }: Attempt): Promise<string> {
  return new Promise((resolve) => {
    const end = (outcome: string): void => {
      signal.removeEventListener('abort', onAbort);
      close();
      resolve(outcome);
    };
    const onAbort = () => end('open');
    signal.addEventListener('abort', onAbort, { once: true });
    watch(end);
  });
}

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
