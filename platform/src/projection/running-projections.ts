import type { Position } from '@portal/contracts';
import type { ProjectionProgress } from './projection-cursor';
import type { RebuildOptions, RebuildReport } from './rebuild-options';

/** How the administrator wants a rebuild. */
export type RebuildRequest = Pick<RebuildOptions, 'accept' | 'comparing' | 'ledger' | 'signal'>;

export interface RunningProjections {
  /** What has been in the log at the start is in the views. */
  readonly caughtUp: Promise<void>;
  position(): Position;
  /** Costs nothing: what is in memory anyway. */
  progress(): readonly ProjectionProgress[];
  /**
   * Handles what waits behind a parked event again.
   * @returns whether the stream is free again; `false` when it is not parked, or is stuck once more.
   */
  retryParked(projection: string, stream: string): Promise<boolean>;
  /** Fills the views of these projections anew beside the live ones and switches; all when none are named (R8). */
  rebuild(names?: readonly string[], request?: RebuildRequest): Promise<RebuildReport>;
  /** Brings the copies from before the last switch up to date and goes back to them (R8). @throws when none are kept */
  rollbackRebuild(request?: RebuildRequest): Promise<RebuildReport>;
  /** Finishes the batch in hand. */
  stop(): Promise<void>;
}
