import type { ReadReq, ReadResp } from '@eventstore/db-client/generated/streams_pb.js';
import type { ServerWritableStream } from '@grpc/grpc-js';
import type { DoubleLog, StoredEvent } from './double-log';
import {
  caughtUpMessage,
  checkpointMessage,
  confirmationMessage,
  eventMessage,
  notFoundMessage,
} from './wire-messages';
import type { ReadRequest, SubscriptionRequest } from './wire-requests';

export type ReadCall = ServerWritableStream<ReadReq, ReadResp>;

/** With back-pressure. @returns whether the client still listens. */
async function send(call: ReadCall, message: ReadResp): Promise<boolean> {
  if (gone(call)) return false;
  if (!call.write(message)) await drainedOrClosed(call);
  return !gone(call);
}

function drainedOrClosed(call: ReadCall): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      call.off('drain', done).off('close', done);
      resolve();
    };
    call.on('drain', done).on('close', done);
  });
}

const gone = (call: ReadCall): boolean => call.cancelled || call.destroyed || call.writableEnded;

/** Streams.Read of a stream or $all. */
export async function answerRead(log: DoubleLog, call: ReadCall, request: ReadRequest): Promise<void> {
  const { stream } = request;
  const missing = stream !== null && log.stream(stream).length === 0;
  const messages = missing ? [notFoundMessage(stream)] : chosen(log, request).map(eventMessage);
  for (const message of messages) if (!(await send(call, message))) return;
  call.end();
}

function chosen(log: DoubleLog, { stream, from, backwards, count }: ReadRequest): readonly StoredEvent[] {
  const events = stream === null ? log.events : log.stream(stream);
  if (from === 'end') return backwards ? events.slice(-count).reverse() : [];
  // Reads include the position, unlike subscriptions.
  const placed = stream === null ? indexFrom(log, from) : from;
  const start = placed === 'start' ? 0 : placed;
  // Backwards, positions are exclusive, revisions inclusive.
  const end = stream === null ? start : start + 1;
  if (!backwards) return events.slice(start, start + count);
  return events.slice(Math.max(0, end - count), end).reverse();
}

const indexFrom = (log: DoubleLog, from: number | 'start') =>
  from === 'start' ? 0 : log.indexBehind(from - 1);

/**
 * Subscription to $all after a position.
 * @param onSent called per event
 */
export async function answerSubscription(
  log: DoubleLog,
  call: ReadCall,
  request: SubscriptionRequest,
  onSent: () => void,
): Promise<void> {
  let next = firstIndex(log, request);
  let caughtUp = false;
  await send(call, confirmationMessage());
  while (!gone(call)) {
    const event = log.events[next];
    if (event) {
      next += 1;
      if (request.wanted(event) && (await send(call, eventMessage(event)))) onSent();
      if (next % request.checkpointEvery === 0) await send(call, checkpointMessage(event));
    } else if (!caughtUp) {
      caughtUp = true;
      await send(call, caughtUpMessage());
    } else await moreOrClosed(log, call);
  }
}

function firstIndex(log: DoubleLog, { from }: SubscriptionRequest): number {
  if (from === 'start') return 0;
  return from === 'end' ? log.events.length : log.indexBehind(from);
}

function moreOrClosed(log: DoubleLog, call: ReadCall): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      forget();
      call.off('close', done);
      resolve();
    };
    const forget = log.onAppended(done);
    call.once('close', done);
  });
}
