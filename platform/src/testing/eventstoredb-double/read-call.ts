import type { ReadReq, ReadResp } from '@eventstore/db-client/generated/streams_pb.js';
import streams from '@eventstore/db-client/generated/streams_pb.js';
import type { ServerWritableStream } from '@grpc/grpc-js';
import type { DoubleLog, StoredEvent } from './double-log';
import {
  caughtUpMessage,
  checkpointMessage,
  confirmationMessage,
  eventMessage,
  notFoundMessage,
} from './wire-messages';

export type ReadCall = ServerWritableStream<ReadReq, ReadResp>;

const { ReadDirection } = streams.ReadReq.Options;
const { RevisionOptionCase } = streams.ReadReq.Options.StreamOptions;
const { AllOptionCase } = streams.ReadReq.Options.AllOptions;

/** Events between two checkpoints of a filtered subscription, times the client's multiplier. */
const checkpointWindow = 32;

/** Sends one message and waits for the client to keep up. @returns whether the client still listens. */
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

/** Streams.Read of one stream or of $all, to the end of the log or of the count. */
export async function answerRead(log: DoubleLog, call: ReadCall, options: ReadReq.Options): Promise<void> {
  const stream = options.getStream();
  const name = Buffer.from(stream?.getStreamIdentifier()?.getStreamName_asU8() ?? []).toString();
  if (stream && log.stream(name).length === 0) {
    if (await send(call, notFoundMessage(name))) call.end();
    return;
  }
  const events = stream ? log.stream(name) : log.events;
  const start = stream ? firstOfStream(stream) : firstOfAll(log, options.getAll());
  const count = Number(options.getCount());
  const chosen =
    options.getReadDirection() === ReadDirection.FORWARDS
      ? events.slice(start, start + count)
      : events.slice(Math.max(0, Math.min(start, events.length) - count), start).reverse();
  for (const event of chosen) if (!(await send(call, eventMessage(event)))) return;
  call.end();
}

/** Index to read from: the first event forwards, the one behind the first event backwards. */
function firstOfStream(options: ReadReq.Options.StreamOptions): number {
  const start = options.getRevisionOptionCase();
  if (start === RevisionOptionCase.START) return 0;
  return start === RevisionOptionCase.END ? Infinity : Number(options.getRevision());
}

/** A read begins with the event at the position, unlike a subscription. */
function firstOfAll(log: DoubleLog, options: ReadReq.Options.AllOptions | undefined): number {
  const start = options?.getAllOptionCase();
  if (start === AllOptionCase.END) return Infinity;
  const position = options?.getPosition();
  return position ? log.indexBehind(Number(position.getCommitPosition()) - 1) : 0;
}

/** Streams.Read as a subscription to $all: begins behind the position and never ends by itself. */
export async function answerSubscription(
  log: DoubleLog,
  call: ReadCall,
  options: ReadReq.Options,
): Promise<void> {
  const position = options.getAll()?.getPosition();
  let next = position ? log.indexBehind(Number(position.getCommitPosition())) : 0;
  if (options.getAll()?.getAllOptionCase() === AllOptionCase.END) next = log.events.length;
  const wanted = filterOf(options.getFilter());
  const checkpointEvery = checkpointWindow * (options.getFilter()?.getCheckpointintervalmultiplier() ?? 0);
  let listening = await send(call, confirmationMessage());
  for (let caughtUp = false; listening;) {
    const event = log.events[next];
    if (event) {
      next += 1;
      if (wanted(event)) listening = await send(call, eventMessage(event));
      if (listening && checkpointEvery > 0 && next % checkpointEvery === 0)
        listening = await send(call, checkpointMessage(event));
    } else {
      if (!caughtUp) await send(call, caughtUpMessage());
      caughtUp = true;
      if (log.events.length === next) await moreOrClosed(log, call);
      listening = !gone(call);
    }
  }
}

function filterOf(filter: ReadReq.Options.FilterOptions | undefined): (event: StoredEvent) => boolean {
  const expression = filter?.getEventType() ?? filter?.getStreamIdentifier();
  if (!expression) return () => true;
  const regex = new RegExp(expression.getRegex());
  const prefixes = expression.getPrefixList();
  return ({ type, stream }) => {
    const text = filter?.hasEventType() === true ? type : stream;
    return prefixes.length > 0 ? prefixes.some((prefix) => text.startsWith(prefix)) : regex.test(text);
  };
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
    if (gone(call)) done();
  });
}
