import { allViews, type Position, projectionOf } from '@portal/contracts';
import type { EventStore } from '../stores/event-store/event-store.port';
import type { ViewStore } from '../stores/view-store/view-store.port';
import { misplacedReason } from './misplaced-checkpoints';
import { type ProjectionState, projectionStates } from './projection-states';
import type { ViewPosition } from './view-position';

/** Minimum position of all views, before projections report; 0 for another log. */
export async function shownPosition(stores: {
  readonly events: Pick<EventStore, 'head' | 'eventAt'>;
  readonly views: Pick<ViewStore, 'checkpoint' | 'checkpointEvent'>;
}): Promise<Position> {
  const shown = [...new Set(allViews.map(projectionOf))].map(async (name) =>
    (await misplacedReason(stores, name)) ? 0 : stores.views.checkpoint(name),
  );
  return Math.min(...(await Promise.all(shown)));
}

interface Options {
  readonly views: Pick<ViewStore, 'find'>;
  readonly positions: Pick<ViewPosition, 'current'>;
  readonly now: () => Date;
}

/** Without the push bus, the projections' newer reports count. */
export function createViewsShow(
  { views, positions, now }: Options,
  position: Position,
): () => Promise<boolean> {
  const since = now().toISOString();
  let shown = false;
  const isReported = async () => {
    const { documents } = await views.find<ProjectionState>(projectionStates.name, { size: -1 });
    return (
      documents.length > 0 && documents.every((state) => state.position >= position && state.at >= since)
    );
  };
  return async () => (shown ||= positions.current() >= position || (await isReported().catch(() => false)));
}
