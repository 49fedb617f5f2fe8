import type { DocumentOf } from '@portal/contracts';
import {
  type OperationRecord,
  type operations,
  type OutboxMail,
  type ParkedStreamRecord,
  type ProjectionHealth,
} from '@portal/contracts/areas/operations';
import type { ParkedStream } from '@portal/platform/projection/parked-streams';
import { maxSilence, type ProjectionState } from '@portal/platform/projection/projection-states';
import type { Verification } from '@portal/platform/projection/verifications';
import type { StoredEntry } from '@portal/platform/stores/outbox/outbox.port';
import type { NameOf } from '../../people';

export type OperationDocument = DocumentOf<typeof operations>;

/** Projections without recent reports are shown as silent. */
export function toHealth(
  state: ProjectionState,
  verification: Verification | null,
  now: Date,
): ProjectionHealth {
  const { id, position, head, lag, rate, parked, rebuild, at, recent } = state;
  return {
    name: id,
    position,
    head,
    lag,
    rate,
    parked,
    rebuild: rebuild && (rebuild.total === 0 ? 1 : rebuild.done / rebuild.total),
    reported_at: at,
    silent: now.getTime() - Date.parse(at) > maxSilence,
    recent,
    verified: verification && verifiedOf(verification),
  };
}

const verifiedOf = ({ id: _name, ...verified }: Verification) => verified;

export function toParkedStream(parked: ParkedStream): ParkedStreamRecord {
  const { projection, stream, eventType, eventId, position, reason, at } = parked;
  return { projection, stream, event_type: eventType, event_id: eventId, position, reason, at };
}

export function toOperation(operation: OperationDocument, nameOf: NameOf): OperationRecord {
  const { requestedBy, requestedAt, finishedAt, ...same } = operation;
  return {
    ...same,
    user_name: nameOf(requestedBy),
    requested_at: requestedAt,
    finished_at: finishedAt,
  };
}

export function toOutboxMail(mail: StoredEntry<'mail'>, now: Date): OutboxMail {
  const { id, content, attempts, reason, dueAt, claimedUntil, settledAt } = mail;
  const { to, subject } = content;
  const isClaimed = claimedUntil > now.toISOString();
  const unsent = isClaimed ? 'sending' : attempts > 0 ? 'retrying' : 'waiting';
  const state = settledAt === null ? unsent : 'parked';
  return { id, state, to: to.address, subject, attempts, reason: reason ?? '', at: settledAt ?? dueAt };
}
