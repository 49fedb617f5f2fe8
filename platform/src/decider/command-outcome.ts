import type { Position, Rejection } from '@portal/contracts';
import type { Actor } from './decider';

/** A conflict: who changed the record last, and when (R4). */
export interface Conflict {
  /** `metadata.actor` of the last edit. */
  readonly changedBy: string;
  /** ISO 8601 UTC. */
  readonly changedAt: string;
  /** The value of `seen` for a sender who has read that edit. */
  readonly version: number;
  /** Form fields that differ from the sender's version; missing without a form. */
  readonly fields?: readonly string[];
}

/** What became of a command. Faults (the store is down, a bug) are thrown. */
export type CommandOutcome<O = unknown> =
  | { readonly ok: true; readonly data: O; readonly position: Position }
  | { readonly ok: false; readonly rejection: Rejection }
  | { readonly ok: false; readonly conflict: Conflict };

/** Who sends a command, and how it hangs together with others. */
export interface CommandContext {
  readonly actor: Actor;
  /** ISO 8601 UTC; the runner's clock when left out (seeds give their own). */
  readonly at?: string;
  readonly correlationId: string;
  /** The event or command this one follows from; itself when left out. */
  readonly causationId?: string;
  /** The same key with the same input is the same command: one effect, the same answer. */
  readonly idempotencyKey?: string;
  /** Seconds within which equal input without a key is the same command (R3); without it never. */
  readonly repeatWindowSeconds?: number;
}
