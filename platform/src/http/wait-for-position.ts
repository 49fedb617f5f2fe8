import type { Position } from '@portal/contracts';
import { isRejection, minPositionHeader } from '@portal/contracts';
import type { FastifyRequest } from 'fastify';
import type { ViewPosition } from '../projection/view-position';
import { ViewStoreUnavailable } from '../stores/view-store/view-store.port';
import type { RequestGuard } from './request-guard';

export interface WaitingOptions {
  readonly positions: Pick<ViewPosition, 'current' | 'wait'>;
  /** The end of the log; a later position is not waited for. */
  readonly head: () => Promise<Position>;
}

/** A reader waits at most this long for its own write to appear (R10). */
const longestWaitMilliseconds = 2_000;
/** Most unidentified callers that wait at once. */
const mostUnknown = 20;

/** The position that the caller wants to see at least; 0 where none is named. */
export function minPositionOf(request: Pick<FastifyRequest, 'headers'>): Position {
  const position = Number(request.headers[minPositionHeader] ?? 0);
  return Number.isSafeInteger(position) && position > 0 ? position : 0;
}

type Found = Awaited<ReturnType<RequestGuard>>;

/** No person belongs to the request. */
const isUnknown = (found: Found) =>
  found === null || (isRejection(found) && found.rejected === 'session_expired');

/**
 * The same guard, which lets the views catch up with what the caller has just written, and looks again then: the write
 * may have opened the session or changed the person. Strangers hold no request (R10).
 * @throws ViewStoreUnavailable instead of a refusal that views still behind may be wrong about
 */
export function waitingFirst(guard: RequestGuard, { positions, head }: WaitingOptions): RequestGuard {
  const endOfLog = onceAtATime(head);
  let unknown = 0;

  async function catchUp(asked: Position, found: Found): Promise<boolean> {
    if (!isUnknown(found)) return positions.wait(asked, longestWaitMilliseconds);
    if (unknown >= mostUnknown) return false;
    unknown += 1;
    try {
      return await positions.wait(asked, longestWaitMilliseconds);
    } finally {
      unknown -= 1;
    }
  }

  return async (call, request) => {
    const asked = minPositionOf(request);
    const isBehind = asked > positions.current();
    const found = await guard(call, request);
    const isStranger = isUnknown(found) && request.headers.cookie === undefined;
    if (!isBehind || isStranger || asked > (await endOfLog())) return found;
    const isThere = await catchUp(asked, found);
    const now = await guard(call, request);
    if (isRejection(now) && !isThere) throw new ViewStoreUnavailable(`not at position ${asked} yet`);
    return now;
  };
}

/** Concurrent callers share one read. An unknown end counts as infinitely far. */
function onceAtATime(head: WaitingOptions['head']): () => Promise<Position> {
  let looking: Promise<Position> | null = null;
  return () => {
    looking ??= head()
      .catch(() => Infinity)
      .finally(() => (looking = null));
    return looking;
  };
}
