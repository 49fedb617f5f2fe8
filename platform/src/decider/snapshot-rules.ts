import type { Json } from '../stores/event-store/event-store.port';

/** Snapshots of long streams. Only for states without personal data: snapshots outlive a person's key (S18). */
export interface SnapshotRules<S> {
  /** Change with the state's shape or meaning; older snapshots are skipped. */
  readonly version: number;
  readonly every: number;
  readonly write: (state: S) => Json;
  readonly read: (kept: Json) => S;
}
