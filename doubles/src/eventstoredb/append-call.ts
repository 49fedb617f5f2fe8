import type { AppendReq, AppendResp } from '@eventstore/db-client/generated/streams_pb.js';
import { Metadata, type sendUnaryData, type ServerReadableStream, status } from '@grpc/grpc-js';
import type { DoubleLog, ProposedEvent } from './double-log';
import { appendMessage } from './wire-messages';
import { appendRequestOf } from './wire-requests';

export type AppendCall = ServerReadableStream<AppendReq, AppendResp>;
export type AppendAnswer = sendUnaryData<AppendResp>;

/** All messages of the client. */
export async function received(call: AppendCall): Promise<AppendReq[]> {
  const messages: AppendReq[] = [];
  for await (const message of call as AsyncIterable<AppendReq>) messages.push(message);
  return messages;
}

/** Streams.Append. @param maxAppendSize bytes, as configured on servers */
export function answerAppend(
  { log, maxAppendSize }: { readonly log: DoubleLog; readonly maxAppendSize: number },
  messages: readonly AppendReq[],
  answer: AppendAnswer,
): void {
  const request = appendRequestOf(messages);
  if (request?.expected === undefined) {
    answer({ code: status.UNIMPLEMENTED, details: 'the double appends at an exact revision only' });
    return;
  }
  const { stream, expected, events } = request;
  const bytes = events.reduce((size, event) => size + sizeOf(event), 0);
  if (bytes > maxAppendSize) answer(tooLarge(maxAppendSize));
  else answer(null, appendMessage(log.append(stream, expected, events), expected));
}

const sizeOf = ({ type, data, metadata }: ProposedEvent) => type.length * 2 + data.length + metadata.length;

function tooLarge(maxAppendSize: number) {
  const metadata = new Metadata();
  metadata.set('exception', 'maximum-append-size-exceeded');
  metadata.set('maximum-append-size', String(maxAppendSize));
  const details = `Maximum Append Size of ${maxAppendSize} Exceeded.`;
  return { code: status.INVALID_ARGUMENT, details, metadata };
}
