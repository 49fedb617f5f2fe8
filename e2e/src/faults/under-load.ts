import { type Answer, type Patience, wasNotTaken } from './patient-client';
import type { PeopledWorld } from './world-on-disk';
import { together, writeUntil, type Written } from './writer';

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
/** Sends again only what cannot have arrived; takes every answer as the last word. */
export const strict: Patience = { afterError: wasNotTaken, afterAnswer: () => false };

const [writers, readers] = [8, 2];
/** By then everybody has placed an order and gone on with it. */
const answersOfAStart = 8 * writers;

async function read(url: string, { administrator }: PeopledWorld): Promise<Read | null> {
  try {
    const headers = { ...administrator };
    const answer = await fetch(`${url}/api/order?size=5&sort=-number`, { headers });
    await answer.arrayBuffer();
    return { status: answer.status, retryAfter: answer.headers.get('retry-after') };
  } catch (error) {
    // Nobody was there to listen.
    if (wasNotTaken(error)) return null;
    throw error;
  }
}

/** Lets people write and read while `happening` lasts. @throws when a write was refused for good, or a read broke */
export async function whilePeopleWork(
  world: PeopledWorld,
  { writesTo, readsFrom, patience }: Workplace,
  happening: () => Promise<void>,
): Promise<Told> {
  const [writes, reads]: [Answer[], Read[]] = [[], []];
  let phase: 'before' | 'meanwhile' | 'after' = 'before';
  let answers = 0;
  let started: () => void = () => undefined;
  const underWay = new Promise<void>((resolve) => (started = resolve));
  const afterAnswer = (answer: Answer) => {
    if (phase === 'meanwhile') writes.push(answer);
    if ((answers += 1) === answersOfAStart) started();
    return patience.afterAnswer(answer);
  };
  const isOver = () => phase === 'after';
  const writing = Array.from({ length: writers }, () =>
    writeUntil(world, writesTo, isOver, { ...patience, afterAnswer }),
  );
  const reading = Array.from({ length: readers }, async () => {
    while (!isOver()) {
      const one = await read(readsFrom, world);
      if (one && phase === 'meanwhile') reads.push(one);
    }
  });
  const happened = async () => {
    await underWay;
    phase = 'meanwhile';
    await happening();
    phase = 'after';
  };
  const all = Promise.all([Promise.all(writing), happened(), ...reading]);
  try {
    const [written] = await all;
    return { writes, reads, written: together(written) };
  } finally {
    phase = 'after';
  }
}
