import type { Json } from '../stores/event-store/event-store.port';

/**
 * How the state of a long stream is kept, so that a process that has just started reads its end alone. Only for states
 * without personal data: a snapshot outlives the key of a person (S18).
 */
export interface SnapshotRules<S> {
  /** Another one whenever the state has another shape or meaning: snapshots of before are passed over. */
  readonly version: number;
  /** How many events more make another snapshot worth it. */
  readonly every: number;
  readonly write: (state: S) => Json;
  readonly read: (kept: Json) => S;
}
