import {
  CancelledError,
  type EventStoreDBClient,
  NotLeaderError,
  TimeoutError,
  UnavailableError,
} from '@eventstore/db-client';
import { yieldToOthers } from '../../program/in-pieces';

/** Methods of the client that it calls on itself and hides from us. */
interface Inside {
  supports(): Promise<boolean>;
  handleError(...failed: readonly unknown[]): Promise<void>;
}

/**
 * Takes two dangers out of a client of version 6.2.1.
 * 1. Where the server offers batch appends it shares one stream without a deadline, and one list of waiting appends per
 *    process: a broken stream fails the appends of all others, and a late answer ends the process (mended in its
 *    successor, KurrentDB-Client-NodeJS #523). Told that nothing is supported it makes each append a call of its own.
 * 2. It leaves a promise alone while it looks after a broken connection; by its source that promise would end the
 *    process when no leader is found meanwhile. The call itself has failed by then, and has told.
 */
export function tame(client: EventStoreDBClient): void {
  const { handleError } = client as unknown as Inside;
  const inside: Inside = {
    supports: () => Promise.resolve(false),
    handleError: (...failed) => handleError(...failed).catch(() => undefined),
  };
  Object.assign(client, inside);
}

/** Lost on the way to the server or to its leader, or not known to the server itself. */
const passing = [UnavailableError, CancelledError, NotLeaderError, TimeoutError];

/**
 * Asks again, once and at once, where the connection broke: the client shares one for all its calls and closes it for
 * all when one of them fails.
 */
export async function askTwice<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    if (!passing.some((kind) => error instanceof kind)) throw error;
    // The client lets the broken connection go in the meantime.
    await yieldToOthers();
    return ask();
  }
}
