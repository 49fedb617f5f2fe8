import { Session } from 'node:inspector';
import { performance } from 'node:perf_hooks';
import { getHeapStatistics } from 'node:v8';

const pollMilliseconds = 15_000;
/** Maximum event loop use of an idle program. */
const maxBusy = 0.1;
/** Heap growth that is worth a pause of 100 ms. */
const minGrowth = 48 * 1024 * 1024;

/** Returns unused heap pages of this thread, new space included, unlike `global.gc`. */
function collectGarbage(done: () => void): void {
  const session = new Session();
  session.connect();
  // V8 holds a lock in the callback: disconnecting there would deadlock.
  session.post('HeapProfiler.collectGarbage', () =>
    setImmediate(() => {
      session.disconnect();
      done();
    }),
  );
}

/** Collects now, and in each idle time after heap growth. */
export function collectGarbageAtRest(): void {
  let before = performance.eventLoopUtilization();
  const size = () => getHeapStatistics().total_physical_size;
  let left = Infinity;
  const collect = () => collectGarbage(() => (left = size()));
  collect();
  const collectIfIdle = () => {
    const now = performance.eventLoopUtilization();
    const { utilization } = performance.eventLoopUtilization(now, before);
    before = now;
    if (utilization < maxBusy && size() > left + minGrowth) collect();
  };
  setInterval(collectIfIdle, pollMilliseconds).unref();
}
