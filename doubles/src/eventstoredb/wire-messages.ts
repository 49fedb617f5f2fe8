import streams, { type AppendResp, type ReadResp } from '@eventstore/db-client/generated/streams_pb.js';
import shared from '@eventstore/db-client/generated/shared_pb.js';
import type { AppendOutcome, StoredEvent } from './double-log';

/* Answers as streams.proto messages. 64-bit numbers are decimal strings. */

/** .NET ticks of 100 ns. */
const ticksPerMillisecond = 10_000n;

function streamIdentifier(name: string) {
  return new shared.StreamIdentifier().setStreamName(Buffer.from(name));
}

function recordedEvent(event: StoredEvent): ReadResp.ReadEvent.RecordedEvent {
  const position = String(event.position);
  const recorded = new streams.ReadResp.ReadEvent.RecordedEvent()
    .setId(new shared.UUID().setString(event.id))
    .setStreamIdentifier(streamIdentifier(event.stream))
    .setStreamRevision(String(event.revision))
    .setCommitPosition(position)
    .setPreparePosition(position)
    .setCustomMetadata(event.metadata)
    .setData(event.data);
  recorded
    .getMetadataMap()
    .set('type', event.type)
    .set('content-type', event.contentType)
    .set('created', String(BigInt(event.created) * ticksPerMillisecond));
  return recorded;
}

export function eventMessage(event: StoredEvent): ReadResp {
  const read = new streams.ReadResp.ReadEvent()
    .setEvent(recordedEvent(event))
    .setCommitPosition(String(event.position));
  return new streams.ReadResp().setEvent(read);
}

export function notFoundMessage(stream: string): ReadResp {
  const notFound = new streams.ReadResp.StreamNotFound().setStreamIdentifier(streamIdentifier(stream));
  return new streams.ReadResp().setStreamNotFound(notFound);
}

export function confirmationMessage(): ReadResp {
  const confirmation = new streams.ReadResp.SubscriptionConfirmation().setSubscriptionId(crypto.randomUUID());
  return new streams.ReadResp().setConfirmation(confirmation);
}

export function caughtUpMessage(): ReadResp {
  return new streams.ReadResp().setCaughtUp(new streams.ReadResp.CaughtUp());
}

export function checkpointMessage({ position }: StoredEvent): ReadResp {
  const checkpoint = new streams.ReadResp.Checkpoint()
    .setCommitPosition(String(position))
    .setPreparePosition(String(position));
  return new streams.ReadResp().setCheckpoint(checkpoint);
}

/** @param expected `null` for no stream. */
export function appendMessage(outcome: AppendOutcome, expected: number | null): AppendResp {
  if (outcome.appended) return new streams.AppendResp().setSuccess(successMessage(outcome.last));
  const wrong = new streams.AppendResp.WrongExpectedVersion();
  if (outcome.current === null) wrong.setCurrentNoStream(new shared.Empty());
  else wrong.setCurrentRevision(String(outcome.current));
  if (expected === null) wrong.setExpectedNoStream(new shared.Empty());
  else wrong.setExpectedRevision(String(expected));
  return new streams.AppendResp().setWrongExpectedVersion(wrong);
}

function successMessage({ revision, position }: StoredEvent): AppendResp.Success {
  const place = new streams.AppendResp.Position()
    .setCommitPosition(String(position))
    .setPreparePosition(String(position));
  return new streams.AppendResp.Success().setCurrentRevision(String(revision)).setPosition(place);
}
