import type { Position } from '@portal/contracts';
import type { ProjectionProgress } from './projection-cursor';
import type { RebuildOptions, RebuildReport } from './rebuild-options';

export type RebuildRequest = Pick<
  RebuildOptions,
  'accept' | 'batchSize' | 'comparing' | 'ledger' | 'pace' | 'signal'
>;

export interface RunningProjections {
  /** Resolves when the views include the log as of the start. */
  readonly caughtUp: Promise<void>;
  position(): Position;
  /** From memory. */
  progress(): readonly ProjectionProgress[];
  /** @returns whether the stream is free again; `false` when not parked, or parked again. */
  retryParked(projection: string, stream: string): Promise<boolean>;
  /** Blue/green rebuild of these projections; default: all (R8). */
  rebuild(names?: readonly string[], request?: RebuildRequest): Promise<RebuildReport>;
  stop(): Promise<void>;
}
