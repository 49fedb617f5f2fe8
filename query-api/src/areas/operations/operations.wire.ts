import type { DocumentOf } from '@portal/contracts';
import type {
  operations,
  OperationRecord,
  ParkedStreamRecord,
  ProjectionHealth,
} from '@portal/contracts/areas/operations';
import type { ParkedStream } from '@portal/platform/projection/parked-streams';
import type { ProjectionState } from '@portal/platform/projection/projection-states';
import { longestSilence } from '@portal/platform/projection/projection-states';

export type OperationDocument = DocumentOf<typeof operations>;

/** A projection of which nothing was heard for too long is shown as silent: what it last said may be long over. */
export function toHealth(state: ProjectionState, now: Date): ProjectionHealth {
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
    silent: now.getTime() - Date.parse(at) > longestSilence,
    recent,
  };
}

export function toParkedStream(parked: ParkedStream): ParkedStreamRecord {
  const { projection, stream, eventType, eventId, position, reason, at } = parked;
  return { projection, stream, event_type: eventType, event_id: eventId, position, reason, at };
}

export function toOperation(operation: OperationDocument): OperationRecord {
  const { userName, requestedAt, finishedAt, ...same } = operation;
  return { ...same, user_name: userName, requested_at: requestedAt, finished_at: finishedAt };
}
