import { randomUUID } from 'node:crypto';
import { correlationIdHeader } from '@portal/contracts';
import { type Answer, maxAnswer, type RetryPolicy, wasRefused, wasReset } from './retrying-client';
import type { PeopledWorld } from './world-on-disk';
import { together, writersAtOnce, writeUntil, type Written } from './writer';

export interface Read {
  readonly status: number;
  readonly retryAfter: string | null;
}

export interface LoadResult {
  readonly written: Written;
  /** All attempts. */
  readonly writes: readonly Answer[];
  readonly reads: readonly Read[];
  /** Correlation ids of broken connections; the program must not have accepted them. */
  readonly resets: readonly string[];
}

/** Where people work, and their retry policy. */
export interface Workplace {
  readonly writesTo: string;
  readonly readsFrom: string;
  readonly retryPolicy: RetryPolicy;
}

/** Retries all failures. */
export const retryAll: RetryPolicy = {
  afterError: () => true,
  afterAnswer: ({ status }) => status !== 200,
};
/** Retries only what was certainly not accepted. */
export const retryUnaccepted: RetryPolicy = {
  afterError: (error) => wasRefused(error) || wasReset(error),
  afterAnswer: () => false,
};

const readers = 2;
/** Each writer has placed and changed an order. */
const answersOfAStart = 8 * writersAtOnce;

/** @param broken called if the connection broke */
async function read(
  url: string,
  { administrator }: PeopledWorld,
  broken: (correlationId: string) => void,
): Promise<Read | null> {
  const correlationId = randomUUID();
  try {
    const headers = { ...administrator, [correlationIdHeader]: correlationId };
    const signal = AbortSignal.timeout(maxAnswer);
    const answer = await fetch(`${url}/api/order?size=5&sort=-number`, { headers, signal });
    await answer.arrayBuffer();
    return { status: answer.status, retryAfter: answer.headers.get('retry-after') };
  } catch (error) {
    if (wasReset(error)) broken(correlationId);
    else if (!wasRefused(error)) throw error;
    return null;
  }
}

/** Reads and writes during `step`. @throws if a write or read failed */
export async function runUnderLoad(
  world: PeopledWorld,
  { writesTo, readsFrom, retryPolicy }: Workplace,
  step: () => Promise<void>,
): Promise<LoadResult> {
  const writes: Answer[] = [];
  const reads: Read[] = [];
  const resets: string[] = [];
  let phase: 'before' | 'during' | 'after' = 'before';
  let answers = 0;
  let started: () => void = () => undefined;
  const underWay = new Promise<void>((resolve) => (started = resolve));
  const afterAnswer = (answer: Answer) => {
    if (phase === 'during') writes.push(answer);
    if ((answers += 1) === answersOfAStart) started();
    return retryPolicy.afterAnswer(answer);
  };
  const afterError = (error: unknown, correlationId: string) => {
    if (wasReset(error)) resets.push(correlationId);
    return retryPolicy.afterError(error, correlationId);
  };
  const isOver = () => phase === 'after';
  const writing = Array.from({ length: writersAtOnce }, (_, writer) =>
    writeUntil(world, writesTo, isOver, writer, { afterError, afterAnswer }),
  );
  const reading = Array.from({ length: readers }, async () => {
    while (!isOver()) {
      const one = await read(readsFrom, world, (correlationId) => resets.push(correlationId));
      if (one && phase === 'during') reads.push(one);
    }
  });
  const happened = async () => {
    await underWay;
    phase = 'during';
    await step();
    phase = 'after';
  };
  const all = Promise.all([Promise.all(writing), happened(), ...reading]);
  try {
    const [written] = await all;
    return { writes, reads, resets, written: together(written) };
  } finally {
    phase = 'after';
  }
}
