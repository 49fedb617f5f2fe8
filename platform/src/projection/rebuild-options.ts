import type { Position } from '@portal/contracts';
import type { EventCodec } from '../codec/event-codec.port';
import type { EventStore } from '../stores/event-store/event-store.port';
import type { ViewBatch, ViewStore } from '../stores/view-store/view-store.port';
import type { ParkedStream } from './parked-streams';
import type { Projection } from './projection';

export interface ProjectionSources {
  readonly events: EventStore;
  readonly codec: EventCodec;
  /** Opened with `parkedStreams` among its views. */
  readonly views: ViewStore;
  readonly projections: readonly Projection[];
  readonly now: () => Date;
  /** Events per read and transaction; other writers wait for one. */
  readonly batchSize?: number;
}

export interface RebuildOptions extends ProjectionSources {
  /** Runs the last steps with live projections paused; reloads their checkpoints after. */
  readonly whilePaused?: <T>(finish: () => Promise<T>) => Promise<T>;
  readonly accept?: (report: RebuildReport) => boolean;
  /** Counts differing documents between live views and copies; reads every document. */
  readonly comparing?: boolean;
  readonly livePosition?: (projection: string) => Position | undefined;
  /** Checkpoint moved in the switching write, so a repeat can see that it is done. */
  readonly ledger?: Pick<ViewBatch, 'projection' | 'position' | 'eventId'>;
  readonly signal?: AbortSignal;
  readonly onProgress?: (progress: RebuildProgress) => void;
}

/** Positions: only their ratio has a meaning. */
export interface RebuildProgress {
  readonly done: Position;
  readonly total: Position;
}

export interface RebuildReport {
  readonly position: Position;
  readonly events: number;
  readonly milliseconds: number;
  readonly views: readonly RebuiltView[];
  readonly parked: readonly ParkedStream[];
  readonly activated: boolean;
}

export interface RebuiltView {
  readonly view: string;
  readonly live: number;
  readonly rebuilt: number;
  /** Documents unequal or missing on one side; only with `comparing`. */
  readonly different?: number;
}
