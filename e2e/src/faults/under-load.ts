import { randomUUID } from 'node:crypto';
import { correlationIdHeader } from '@portal/contracts';
import { type Answer, maxAnswer, type Patience, wasRefused, wasReset } from './retrying-client';
import type { PeopledWorld } from './world-on-disk';
import { together, writersAtOnce, writeUntil, type Written } from './writer';

/** What came of a read. */
export interface Read {
  readonly status: number;
  readonly retryAfter: string | null;
}

/** What everybody was told while something happened. */
export interface Told {
  readonly written: Written;
  /** What writers were answered meanwhile, each time that they sent. */
  readonly writes: readonly Answer[];
  readonly reads: readonly Read[];
  /** Correlation ids of what a connection was broken under, and was sent again: it must not have been taken. */
  readonly resets: readonly string[];
}

/** Where people work, and when they send a write again. */
export interface Workplace {
  readonly writesTo: string;
  readonly readsFrom: string;
  readonly patience: Patience;
}

/** Sends again whatever was not taken. */
export const neverTires: Patience = {
  afterError: () => true,
  afterAnswer: ({ status }) => status !== 200,
};
/**
 * Sends again only what nobody can have taken, as far as a client can tell; takes every answer as the last word. What
 * a client cannot tell is judged afterwards, by the program's log.
 */
export const strict: Patience = {
  afterError: (error) => wasRefused(error) || wasReset(error),
  afterAnswer: () => false,
};

const readers = 2;
/** By then everybody has placed an order and gone on with it. */
const answersOfAStart = 8 * writersAtOnce;

/** @param broken told of a read under which the connection was broken */
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

/** Lets people write and read while `step` lasts. @throws when a write was refused for good, or a read broke */
export async function whilePeopleWork(
  world: PeopledWorld,
  { writesTo, readsFrom, patience }: Workplace,
  step: () => Promise<void>,
): Promise<Told> {
  const writes: Answer[] = [];
  const reads: Read[] = [];
  const resets: string[] = [];
  let phase: 'before' | 'meanwhile' | 'after' = 'before';
  let answers = 0;
  let started: () => void = () => undefined;
  const underWay = new Promise<void>((resolve) => (started = resolve));
  const afterAnswer = (answer: Answer) => {
    if (phase === 'meanwhile') writes.push(answer);
    if ((answers += 1) === answersOfAStart) started();
    return patience.afterAnswer(answer);
  };
  const afterError = (error: unknown, correlationId: string) => {
    if (wasReset(error)) resets.push(correlationId);
    return patience.afterError(error, correlationId);
  };
  const isOver = () => phase === 'after';
  const writing = Array.from({ length: writersAtOnce }, (_, writer) =>
    writeUntil(world, writesTo, isOver, writer, { afterError, afterAnswer }),
  );
  const reading = Array.from({ length: readers }, async () => {
    while (!isOver()) {
      const one = await read(readsFrom, world, (correlationId) => resets.push(correlationId));
      if (one && phase === 'meanwhile') reads.push(one);
    }
  });
  const happened = async () => {
    await underWay;
    phase = 'meanwhile';
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
