import { Session } from 'node:inspector';
import { performance } from 'node:perf_hooks';
import { getHeapStatistics } from 'node:v8';

const lookMilliseconds = 15_000;
/** Share of a look's time in which the event loop may have been busy. */
const maxBusy = 0.1;
/** Bytes by which the heap must have grown: a pause of 100 ms for less is not worth it. */
const minGrowth = 48 * 1024 * 1024;

/** Gives the unused pages of this thread's heap back, those of new objects too, which `global.gc` keeps. */
function collectGarbage(done: () => void): void {
  const session = new Session();
  session.connect();
  // V8 collects in a task of its own and holds a lock for the callback: to disconnect there would never return.
  session.post('HeapProfiler.collectGarbage', () =>
    setImmediate(() => {
      session.disconnect();
      done();
    }),
  );
}

/** Frees now, and whenever the program is at rest again, what V8 alone keeps until the heap has grown once more. */
export function collectGarbageAtRest(): void {
  let before = performance.eventLoopUtilization();
  const size = () => getHeapStatistics().total_physical_size;
  let left = Infinity;
  const collect = () => collectGarbage(() => (left = size()));
  collect();
  const look = () => {
    const now = performance.eventLoopUtilization();
    const { utilization } = performance.eventLoopUtilization(now, before);
    before = now;
    if (utilization < maxBusy && size() > left + minGrowth) collect();
  };
  setInterval(look, lookMilliseconds).unref();
}
