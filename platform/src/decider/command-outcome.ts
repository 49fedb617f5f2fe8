import type { Position, Rejection } from '@portal/contracts';
import type { Actor } from './decider';

/** Who changed the record last, and when (R4). */
export interface Conflict {
  /** `metadata.actor` of the last edit. */
  readonly changedBy: string;
  readonly changedAt: string;
  /** What a sender has read who has seen that edit. */
  readonly version: number;
  /** Form fields that differ from the sender's version; missing without a form. */
  readonly fields?: readonly string[];
}

/** Result of a command. Faults (store down, bug) are thrown. */
export type CommandOutcome<O = unknown> =
  | { readonly ok: true; readonly data: O; readonly position: Position }
  | { readonly ok: false; readonly rejection: Rejection }
  | { readonly ok: false; readonly conflict: Conflict };

export interface CommandContext {
  readonly actor: Actor;
  /** ISO 8601 UTC; default: the runner's clock. Seeds set it. */
  readonly at?: string;
  readonly correlationId: string;
  /** Id of the causing event or command; default: the command itself. */
  readonly causationId?: string;
  /** Name of the reaction that sends it. */
  readonly rule?: string;
  /** Same key and input: same command, one effect, one answer. */
  readonly idempotencyKey?: string;
  /** Window in which equal input without a key is the same command (R3). Default: none. */
  readonly repeatWindowSeconds?: number;
}
