import type { WakeAfter } from '../automation/deadline-runner';

interface Sleeper {
  readonly until: number;
  readonly milliseconds: number;
  readonly wake: () => void;
}

/** A manual clock. Specs wait for a sleep to begin, never for time. */
export function testClock(start: string) {
  let time = Date.parse(start);
  let sleepers: readonly Sleeper[] = [];
  let watch: () => void = () => undefined;
  const rise = (sleeper: Sleeper) => {
    sleepers = sleepers.filter((other) => other !== sleeper);
  };
  const wakeAfter: WakeAfter = (milliseconds, wake) => {
    const sleeper = { until: time + milliseconds, milliseconds, wake };
    sleepers = [...sleepers, sleeper];
    watch();
    return () => rise(sleeper);
  };
  const ring = () => {
    const woken = sleepers;
    sleepers = [];
    woken.forEach(({ wake }) => wake());
  };
  return {
    now: () => new Date(time),
    wakeAfter,
    /** Milliseconds of current sleeps. */
    sleeping: () => sleepers.map(({ milliseconds }) => milliseconds),
    /** Resolves when a sleep of this length begins. */
    asleep: (milliseconds: number) =>
      new Promise<void>((resolve) => {
        watch = () => sleepers.some((sleeper) => sleeper.milliseconds === milliseconds) && resolve();
        watch();
      }),
    jumpTo(at: string): void {
      time = Date.parse(at);
    },
    ring,
    /** Ends due sleeps in order. `settled` resolves when their work is done. */
    async passUntil(at: string, settled: () => Promise<unknown>): Promise<void> {
      const target = Date.parse(at);
      for (;;) {
        const [next] = [...sleepers].sort((one, other) => one.until - other.until);
        if (!next || next.until > target) break;
        time = Math.max(time, next.until);
        rise(next);
        next.wake();
        await settled();
      }
      time = target;
    },
  };
}
