import {
  CancelledError,
  type EventStoreDBClient,
  NotLeaderError,
  TimeoutError,
  UnavailableError,
} from '@eventstore/db-client';
import { yieldToOthers } from '../../program/in-pieces';

interface Inside {
  supports(): Promise<boolean>;
  handleError(...failed: readonly unknown[]): Promise<void>;
}

/**
 * Two fixes for client 6.2.1:
 * 1. Batch appends share one stream: if it breaks, all appends fail, and a late answer ends the process
 * (KurrentDB-Client-NodeJS #523). Without server features each append is its own call.
 * 2. A promise left unhandled during reconnects would end the process when no leader is found.
 */
export function patchClient(client: EventStoreDBClient): void {
  const { handleError } = client as unknown as Inside;
  const inside: Inside = {
    supports: () => Promise.resolve(false),
    handleError: (...failed) => handleError(...failed).catch(() => undefined),
  };
  Object.assign(client, inside);
}

const temporaryErrors = [UnavailableError, CancelledError, NotLeaderError, TimeoutError];

/** The client shares one connection and closes it for all calls on an error. */
export async function retryOnce<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    if (!temporaryErrors.some((kind) => error instanceof kind)) throw error;
    await yieldToOthers();
    return ask();
  }
}
