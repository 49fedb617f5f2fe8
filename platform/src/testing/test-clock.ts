import type { WakeAfter } from '../automation/deadline-runner';

interface Sleeper {
  readonly until: number;
  readonly milliseconds: number;
  readonly wake: () => void;
}

/** A clock that stands still until a spec moves it. Specs wait for a sleep to begin, never for time to pass. */
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
    /** For how many milliseconds each who sleeps wants to sleep. */
    naps: () => sleepers.map(({ milliseconds }) => milliseconds),
    /** Resolves as soon as a sleep of that length begins. */
    asleep: (milliseconds: number) =>
      new Promise<void>((resolve) => {
        watch = () => sleepers.some((sleeper) => sleeper.milliseconds === milliseconds) && resolve();
        watch();
      }),
    /** Sets the clock without ending sleeps. */
    jumpTo(at: string): void {
      time = Date.parse(at);
    },
    /** Wakes everybody. */
    ring,
    /** Lets time pass, waking each who has slept enough. `settled` resolves when the woken have done their work. */
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
