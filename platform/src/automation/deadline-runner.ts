import type { DueTime, Position } from '@portal/contracts';
import type { ProjectedEvent } from '../codec/event-codec.port';
import { parkedAt } from '../projection/parked-streams';
import type { DocumentWrite } from '../stores/view-store/view-store.port';
import type { RunningAutomations } from './automation-runner';
import type { Deadline } from './deadline';
import { type FollowerOptions, isTemporary, LogFollower } from './log-follower';
import { crashPoint } from '../program/crash-points';
import { type Sender, sendIntent } from './send-intent';

/** Calls `wake` once after this many milliseconds. @returns cancels the timer */
export type WakeAfter = (milliseconds: number, wake: () => void) => () => void;

export interface DeadlinesOptions extends FollowerOptions, Sender {
  readonly deadlines: readonly Deadline[];
  readonly wakeAfter?: WakeAfter;
}

/** Notices clock changes and suspends, and avoids the 24-day limit of timers. */
const maxSleepMs = 60_000;
const retryMilliseconds = 1_000;

const byTimer: WakeAfter = (milliseconds, wake) => {
  const timer = setTimeout(wake, milliseconds);
  return () => clearTimeout(timer);
};

/**
 * Sends each command when due, overdue ones at the start.
 * Ids derive from deadline and cause: a crash neither loses nor repeats one.
 */
export async function startDeadlines(options: DeadlinesOptions): Promise<RunningAutomations> {
  const runs = options.deadlines.map((deadline) => new DeadlineRun(deadline, options));
  const head = await options.events.head();
  await Promise.all(runs.map((run) => run.start(head)));
  return {
    retryParked: async (name, stream) =>
      (await runs.find(({ deadline }) => isNamed(deadline, name))?.retry(stream)) ?? false,
    stop: async () => void (await Promise.all(runs.map((run) => run.stop()))),
  };
}

const isNamed = (deadline: Deadline, name: string): boolean =>
  deadline.name === name || deadline.dueTimes.name === name;

class DeadlineRun {
  readonly #options: DeadlinesOptions;
  readonly #follower: LogFollower;
  /** Nothing is sent before this position: later events may cancel it. */
  #caughtUpAt: Position = Infinity;
  #isStarted = false;
  #cancelTimer: () => void = () => undefined;
  /** Position of the event that set a due time; others are looked up. */
  readonly #setAt = new Map<string, Position>();
  #stopped = false;

  constructor(
    readonly deadline: Deadline,
    options: DeadlinesOptions,
  ) {
    this.#options = options;
    const { dueTimes, startAt, on } = deadline;
    this.#follower = new LogFollower(
      {
        name: dueTimes.name,
        startAt,
        concerns: (type) => on.has(type),
        react: (event) => this.#dueTimeWrites(event),
        handled: (position, changed) => this.#handled(position, changed),
      },
      options,
    );
  }

  /** @param head of the log at the start */
  async start(head: Position): Promise<void> {
    this.#caughtUpAt = head;
    await this.#follower.start();
    await this.#follower.runExclusive(() => this.#handled(this.#follower.position, false));
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    this.#cancelTimer();
    await this.#follower.stop();
  }

  retry(stream: string): Promise<boolean> {
    return this.#follower.retry(stream);
  }

  async #dueTimeWrites(event: ProjectedEvent): Promise<readonly DocumentWrite[]> {
    const timing = this.deadline.on.get(event.type)?.(event);
    if (!timing) return [];
    const { id, dueAt, unlessSet } = timing;
    if (unlessSet && (await this.#firstSetAt(id)) < event.position) return [];
    if (unlessSet) this.#setAt.set(id, event.position);
    else this.#setAt.delete(id);
    const due = dueAt === null ? null : { id, dueAt, ...causeOf(event) };
    return [{ view: this.deadline.dueTimes.name, id, document: due }];
  }

  /** A batch that was not stored comes again: its first event sets the due time again. */
  async #firstSetAt(id: string): Promise<Position> {
    const known = this.#setAt.get(id);
    if (known !== undefined) return known;
    const stored = await this.#options.views.get<DueTime>(this.deadline.dueTimes.name, id);
    return stored?.position ?? Infinity;
  }

  async #handled(position: Position, changed: boolean): Promise<void> {
    if (position < this.#caughtUpAt || (this.#isStarted && !changed)) return;
    this.#isStarted = true;
    await this.#scheduleNext();
  }

  async #scheduleNext(): Promise<void> {
    const next = await this.#first();
    this.#cancelTimer();
    if (next) this.#sleep(Date.parse(next.dueAt) - this.#options.now().getTime());
  }

  #sleep(milliseconds: number): void {
    if (this.#stopped) return;
    const { wakeAfter = byTimer } = this.#options;
    const sleepMs = Math.min(Math.max(milliseconds, 0), maxSleepMs);
    this.#cancelTimer = wakeAfter(sleepMs, () => void this.#follower.runExclusive(() => this.#sendAllDue()));
  }

  async #sendAllDue(): Promise<void> {
    try {
      for (let due = await this.#first(); this.#isDue(due) && !this.#stopped; due = await this.#first()) {
        await this.#sendAndRemove(due);
      }
      await this.#scheduleNext();
    } catch (error) {
      this.#options.onError?.(error);
      this.#sleep(retryMilliseconds);
    }
  }

  async #first(): Promise<DueTime | undefined> {
    const { name } = this.deadline.dueTimes;
    const query = { sort: 'dueAt', size: 1, uncounted: true } as const;
    return (await this.#options.views.find<DueTime>(name, query)).documents[0];
  }

  #isDue(due: DueTime | undefined): due is DueTime {
    return due !== undefined && due.dueAt <= this.#options.now().toISOString();
  }

  async #sendAndRemove(due: DueTime): Promise<void> {
    const { dueTimes } = this.deadline;
    this.#setAt.delete(due.id);
    const forget = [{ view: dueTimes.name, id: due.id, document: null }];
    try {
      await this.#send(due);
    } catch (reason) {
      if (isTemporary(reason)) throw reason;
      const { eventId, eventType: type } = due;
      const parked = parkedAt(dueTimes.name, { ...due, id: eventId, type }, reason, this.#options.now());
      return this.#follower.write(forget, parked);
    }
    crashPoint('deadline:before-forgetting');
    return this.#follower.write(forget);
  }

  #send(due: DueTime): Promise<void> {
    const { name, then } = this.deadline;
    const { id, dueAt, eventId, correlationId } = due;
    const why = { automation: name, eventId, correlationId, at: dueAt, key: `${name}:${id}:${eventId}` };
    return sendIntent(then(due), why, this.#options);
  }
}

const causeOf = ({ id, type, stream, revision, position, metadata }: ProjectedEvent) => ({
  eventId: id,
  eventType: type,
  stream,
  revision,
  position,
  correlationId: metadata.correlationId,
});
