import type { StreamIdentifier } from '@eventstore/db-client/generated/shared_pb.js';
import streams, { type AppendReq, type ReadReq } from '@eventstore/db-client/generated/streams_pb.js';
import type { ProposedEvent, StoredEvent } from './double-log';

/* Requests from streams.proto messages. 64-bit numbers are decimal strings. */

export interface AppendRequest {
  readonly stream: string;
  readonly expected: number | null | undefined;
  readonly events: readonly ProposedEvent[];
}

export interface ReadRequest {
  readonly stream: string | null;
  /** Revision, or position in $all. */
  readonly from: number | 'start' | 'end';
  readonly backwards: boolean;
  readonly count: number;
}

export interface SubscriptionRequest {
  readonly from: number | 'start' | 'end';
  readonly wanted: (event: StoredEvent) => boolean;
  readonly checkpointEvery: number;
}

const { ExpectedStreamRevisionCase } = streams.AppendReq.Options;
const { ReadDirection } = streams.ReadReq.Options;

/** Of a filtered subscription, times the client's multiplier. */
const checkpointWindow = 32;

const nameOf = (identifier: StreamIdentifier | undefined): string =>
  Buffer.from(identifier?.getStreamName_asU8() ?? []).toString();

/** Options first, then one message per event. */
export function appendRequestOf(messages: readonly AppendReq[]): AppendRequest | null {
  const options = messages[0]?.getOptions();
  if (!options) return null;
  return {
    stream: nameOf(options.getStreamIdentifier()),
    expected: expectedRevision(options),
    events: messages.flatMap((message) => message.getProposedMessage() ?? []).map(proposedEvent),
  };
}

function expectedRevision(options: AppendReq.Options): number | null | undefined {
  const expectation = options.getExpectedStreamRevisionCase();
  if (expectation === ExpectedStreamRevisionCase.NO_STREAM) return null;
  return expectation === ExpectedStreamRevisionCase.REVISION ? Number(options.getRevision()) : undefined;
}

function proposedEvent(message: AppendReq.ProposedMessage): ProposedEvent {
  const properties = message.getMetadataMap();
  return {
    id: message.getId()?.getString() ?? '',
    type: properties.get('type') ?? '',
    contentType: properties.get('content-type') ?? '',
    data: Buffer.from(message.getData_asU8()),
    metadata: Buffer.from(message.getCustomMetadata_asU8()),
  };
}

export function readRequestOf(options: ReadReq.Options): ReadRequest {
  const stream = options.getStream();
  return {
    stream: stream ? nameOf(stream.getStreamIdentifier()) : null,
    from: stream ? firstRevision(stream) : firstPosition(options.getAll()),
    backwards: options.getReadDirection() === ReadDirection.BACKWARDS,
    count: Number(options.getCount()),
  };
}

export function subscriptionRequestOf(options: ReadReq.Options): SubscriptionRequest {
  const filter = options.getFilter();
  return {
    from: firstPosition(options.getAll()),
    wanted: filter ? filterOf(filter) : () => true,
    checkpointEvery: filter ? checkpointWindow * filter.getCheckpointintervalmultiplier() : Infinity,
  };
}

function firstRevision(options: ReadReq.Options.StreamOptions): ReadRequest['from'] {
  if (options.hasStart()) return 'start';
  return options.hasEnd() ? 'end' : Number(options.getRevision());
}

function firstPosition(options: ReadReq.Options.AllOptions | undefined): ReadRequest['from'] {
  if (options?.hasEnd() === true) return 'end';
  const position = options?.getPosition();
  return position ? Number(position.getCommitPosition()) : 'start';
}

function filterOf(filter: ReadReq.Options.FilterOptions): SubscriptionRequest['wanted'] {
  const expression = filter.getEventType() ?? filter.getStreamIdentifier();
  const regex = new RegExp(expression?.getRegex() ?? '');
  const prefixes = expression?.getPrefixList() ?? [];
  return ({ type, stream }) => {
    const text = filter.hasEventType() ? type : stream;
    return prefixes.length > 0 ? prefixes.some((prefix) => text.startsWith(prefix)) : regex.test(text);
  };
}
