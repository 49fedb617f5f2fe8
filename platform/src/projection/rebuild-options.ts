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
  /** Awaited between portions of work, while live projections run. */
  readonly pace?: () => Promise<void>;
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
  /** Some of them; only with `comparing`. */
  readonly differences?: readonly Difference[];
}

export interface Difference {
  readonly id: string;
  /** `missing`: in the rebuilt view only; `extra`: in the live view only. */
  readonly kind: 'changed' | 'missing' | 'extra';
  /** Fields unequal. JSON, shortened; `null` in personal views, and for an absent value. */
  readonly fields: readonly {
    readonly name: string;
    readonly live: string | null;
    readonly rebuilt: string | null;
  }[];
}
