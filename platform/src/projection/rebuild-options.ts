import type { Position } from '@portal/contracts';
import type { EventCodec } from '../codec/event-codec.port';
import type { EventStore } from '../stores/event-store/event-store.port';
import type { ViewBatch, ViewStore } from '../stores/view-store/view-store.port';
import type { ParkedStream } from './parked-streams';
import type { Projection } from './projection';

/** What projections are made of, live ones and rebuilt ones. */
export interface ProjectionSources {
  readonly events: EventStore;
  readonly codec: EventCodec;
  /** Must have been opened with `parkedStreams` among its views. */
  readonly views: ViewStore;
  readonly projections: readonly Projection[];
  readonly now: () => Date;
  /** Events per read and transaction at most: others wait for their writes as long as one lasts. */
  readonly batchSize?: number;
}

export interface RebuildOptions extends ProjectionSources {
  /** Runs the last steps while the live projections stand still, and lets them load their checkpoints anew after it. */
  readonly whilePaused?: <T>(finish: () => Promise<T>) => Promise<T>;
  /** Looks at the comparison before the switch; `false` throws the new copies away. */
  readonly accept?: (report: RebuildReport) => boolean;
  /** Counts the documents that differ between the live views and their new copies; costs a read of each document. */
  readonly comparing?: boolean;
  /** How far a live projection has come; its checkpoint when left out. */
  readonly livePosition?: (projection: string) => Position | undefined;
  /** Whose checkpoint is moved in the very write that switches: by it a repeat knows that it was done. */
  readonly ledger?: Pick<ViewBatch, 'projection' | 'position' | 'eventId'>;
  /** Gives the rebuild up after the batch in hand; it is thrown away. */
  readonly signal?: AbortSignal;
  /** Told after each batch. */
  readonly onProgress?: (progress: RebuildProgress) => void;
}

/** How much of the log is in the new copies; positions, so only their ratio means anything. */
export interface RebuildProgress {
  readonly done: Position;
  readonly total: Position;
}

export interface RebuildReport {
  /** The new views reflect the log up to here. */
  readonly position: Position;
  /** Events read. */
  readonly events: number;
  readonly milliseconds: number;
  /** Documents per view, in the live one and in its new copy. */
  readonly views: readonly RebuiltView[];
  /** Streams that the rebuild could not get past. */
  readonly parked: readonly ParkedStream[];
  readonly activated: boolean;
}

export interface RebuiltView {
  readonly view: string;
  readonly live: number;
  readonly rebuilt: number;
  /** Documents that are not the same in both, or in one of them only; where that was asked for. */
  readonly different?: number;
}
