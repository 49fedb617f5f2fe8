import { type CallContract, isRejection, type Position } from '@portal/contracts';
import type { ViewPosition } from '../projection/view-position';
import { ViewStoreUnavailable } from '../stores/view-store/view-store.port';
import type { OwnPosition, OwnPositions } from './own-positions';
import type { RequestGuard } from './request-guard';

export interface WaitingOptions {
  readonly positions: Pick<ViewPosition, 'current' | 'wait'>;
  /** End of the log; later positions are not awaited. */
  readonly head: () => Promise<Position>;
  readonly own: Pick<OwnPositions, 'of' | 'namesSession'>;
}

/** Longest wait for an own write (R10). */
const maxWaitMilliseconds = 2_000;
const maxUnknown = 20;

type Found = Awaited<ReturnType<RequestGuard>>;

const isUnknown = (found: Found) =>
  found === null || (isRejection(found) && found.rejected === 'session_expired');

const reads = ({ kind }: CallContract) => kind === 'query' || kind === 'download';

const neededFor = (call: CallContract, { written, caller }: OwnPosition): Position =>
  reads(call) ? Math.max(written, caller) : caller;

/**
 * Waits until views include the session's last write, which may have changed its identity (R10).
 * Anonymous callers do not wait. @throws ViewStoreUnavailable when views behind may be wrong
 */
export function waitingFirst(guard: RequestGuard, { positions, head, own }: WaitingOptions): RequestGuard {
  const endOfLog = onceAtATime(head);
  let unknown = 0;

  async function catchUp(asked: Position, found: Found): Promise<boolean> {
    if (!isUnknown(found)) return positions.wait(asked, maxWaitMilliseconds);
    if (unknown >= maxUnknown) return false;
    unknown += 1;
    try {
      return await positions.wait(asked, maxWaitMilliseconds);
    } finally {
      unknown -= 1;
    }
  }

  return async (call, request) => {
    const asked = neededFor(call, own.of(request));
    const isBehind = asked > positions.current();
    const found = await guard(call, request);
    if (!isBehind) return found;
    const isAnonymous = isUnknown(found) && !own.namesSession(request);
    if (isAnonymous || asked > (await endOfLog())) return found;
    const hasReached = await catchUp(asked, found);
    const now = await guard(call, request);
    // Reads are marked stale; nothing runs under an outdated identity.
    const isWrong = isRejection(now) || (now !== null && !reads(call));
    if (isWrong && !hasReached) throw new ViewStoreUnavailable(`not at position ${asked} yet`);
    return now;
  };
}

/** Concurrent callers share one read. An unknown end is infinite. */
function onceAtATime(head: WaitingOptions['head']): () => Promise<Position> {
  let reading: Promise<Position> | null = null;
  return () => {
    reading ??= head()
      .catch(() => Infinity)
      .finally(() => (reading = null));
    return reading;
  };
}
