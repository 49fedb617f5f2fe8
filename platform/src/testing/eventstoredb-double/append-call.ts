import type { AppendReq, AppendResp } from '@eventstore/db-client/generated/streams_pb.js';
import streams from '@eventstore/db-client/generated/streams_pb.js';
import type { sendUnaryData, ServerReadableStream } from '@grpc/grpc-js';
import { Metadata, status } from '@grpc/grpc-js';
import type { DoubleLog, ProposedEvent } from './double-log';
import { appendMessage, proposedEvent } from './wire-messages';

type AppendCall = ServerReadableStream<AppendReq, AppendResp>;

/** The server's default `MaxAppendSize`, in bytes of an append. */
const maxAppendSize = 1024 * 1024;

const { ExpectedStreamRevisionCase } = streams.AppendReq.Options;

/** Streams.Append: options first, then one message per event, answered once when the client has ended. */
export async function answerAppend(
  log: DoubleLog,
  call: AppendCall,
  answer: sendUnaryData<AppendResp>,
  open: () => Promise<void>,
): Promise<void> {
  const requests: AppendReq[] = [];
  for await (const request of call as AsyncIterable<AppendReq>) requests.push(request);
  await open();
  if (call.cancelled) return;
  const options = requests[0]?.getOptions();
  const expected = options && expectedRevision(options);
  if (!options || expected === undefined) {
    answer({ code: status.UNIMPLEMENTED, details: 'the double appends at an exact revision only' });
    return;
  }
  const events = requests.flatMap((request) => request.getProposedMessage() ?? []).map(proposedEvent);
  if (events.reduce((size, event) => size + sizeOf(event), 0) > maxAppendSize) {
    answer(tooLarge());
    return;
  }
  const name = Buffer.from(options.getStreamIdentifier()?.getStreamName_asU8() ?? []).toString();
  answer(null, appendMessage(log.append(name, expected, events), expected));
}

/** `null` for no stream, `undefined` for what the double does not do. */
function expectedRevision(options: AppendReq.Options): number | null | undefined {
  const expectation = options.getExpectedStreamRevisionCase();
  if (expectation === ExpectedStreamRevisionCase.NO_STREAM) return null;
  return expectation === ExpectedStreamRevisionCase.REVISION ? Number(options.getRevision()) : undefined;
}

const sizeOf = ({ type, data, metadata }: ProposedEvent) => type.length * 2 + data.length + metadata.length;

function tooLarge() {
  const metadata = new Metadata();
  metadata.set('exception', 'maximum-append-size-exceeded');
  metadata.set('maximum-append-size', String(maxAppendSize));
  const details = `Maximum Append Size of ${maxAppendSize} Exceeded.`;
  return { code: status.INVALID_ARGUMENT, details, metadata };
}
