import type { DueTime, Position } from '@portal/contracts';
import type { ProjectedEvent } from '../codec/event-codec.port';
import { parkedAt } from '../projection/parked-streams';
import type { DocumentWrite } from '../stores/view-store/view-store.port';
import type { RunningAutomations } from './automation-runner';
import type { Deadline } from './deadline';
import { type FollowerOptions, isPassing, LogFollower } from './log-follower';
import { crashPoint } from '../program/crash-points';
import { type Sender, sendIntent } from './send-intent';

/** Calls `wake` once, after so many milliseconds. @returns calls it off */
export type WakeAfter = (milliseconds: number, wake: () => void) => () => void;

export interface DeadlinesOptions extends FollowerOptions, Sender {
  readonly deadlines: readonly Deadline[];
  /** The program's timer when left out. */
  readonly wakeAfter?: WakeAfter;
}

/**
 * Longest sleep, one minute: clock changes and a suspended machine are noticed, and timers stay far below their 24 days
 * limit.
 */
const maxNap = 60_000;
const retryMilliseconds = 1_000;

const byTimer: WakeAfter = (milliseconds, wake) => {
  const timer = setTimeout(wake, milliseconds);
  return () => clearTimeout(timer);
};

/**
 * Follows the log with every deadline, stores due times, and sends each command when due; overdue ones at the start. A
 * command's id follows from deadline and cause, so that a kill neither loses a command nor doubles its effect.
 */
export async function startDeadlines(options: DeadlinesOptions): Promise<RunningAutomations> {
  const runs = options.deadlines.map((deadline) => new DeadlineRun(deadline, options));
  for (const run of runs) await run.start();
  return {
    retryParked: async (name, stream) =>
      (await runs.find(({ deadline }) => isCalled(deadline, name))?.retry(stream)) ?? false,
    stop: async () => void (await Promise.all(runs.map((run) => run.stop()))),
  };
}

/** Its parked streams are listed under the name of its due times. */
const isCalled = (deadline: Deadline, name: string): boolean =>
  deadline.name === name || deadline.dueTimes.name === name;

class DeadlineRun {
  readonly #options: DeadlinesOptions;
  readonly #follower: LogFollower;
  /** Before this position nothing is sent: what follows in the log may have called it off. */
  #caughtUpAt: Position = Infinity;
  #awake = false;
  #callOff: () => void = () => undefined;
  #stopped = false;

  constructor(
    readonly deadline: Deadline,
    options: DeadlinesOptions,
  ) {
    this.#options = options;
    const { dueTimes, on } = deadline;
    this.#follower = new LogFollower(
      {
        name: dueTimes.name,
        startAt: 'beginning',
        concerns: (type) => on.has(type),
        react: (event) => this.#note(event),
        handled: (position, concerned) => this.#handled(position, concerned),
      },
      options,
    );
  }

  async start(): Promise<void> {
    this.#caughtUpAt = await this.#options.events.head();
    await this.#follower.start();
    await this.#follower.inTurn(() => this.#handled(this.#follower.position, false));
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    this.#callOff();
    await this.#follower.stop();
  }

  retry(stream: string): Promise<boolean> {
    return this.#follower.retry(stream);
  }

  /** What an event means for the due times. */
  #note(event: ProjectedEvent): readonly DocumentWrite[] {
    const timing = this.deadline.on.get(event.type)?.(event);
    if (!timing) return [];
    const { id, dueAt } = timing;
    const due = dueAt === null ? null : { id, dueAt, ...causeOf(event) };
    return [{ view: this.deadline.dueTimes.name, id, document: due }];
  }

  async #handled(position: Position, concerned: boolean): Promise<void> {
    if (position < this.#caughtUpAt || (this.#awake && !concerned)) return;
    this.#awake = true;
    await this.#setAlarm();
  }

  /** Sleeps until the next due time, or as long as is wise. */
  async #setAlarm(): Promise<void> {
    const { views, now } = this.#options;
    const { documents } = await views.find<DueTime>(this.deadline.dueTimes.name, { sort: 'dueAt', size: 1 });
    const [next] = documents;
    this.#callOff();
    if (next) this.#sleep(Date.parse(next.dueAt) - now().getTime());
  }

  #sleep(milliseconds: number): void {
    if (this.#stopped) return;
    const { wakeAfter = byTimer } = this.#options;
    const nap = Math.min(Math.max(milliseconds, 0), maxNap);
    this.#callOff = wakeAfter(nap, () => void this.#follower.inTurn(() => this.#ring()));
  }

  /** Sends everything that has fallen due, oldest first. */
  async #ring(): Promise<void> {
    try {
      for (let due = await this.#oldestDue(); due && !this.#stopped; due = await this.#oldestDue()) {
        await this.#fire(due);
      }
      await this.#setAlarm();
    } catch (error) {
      this.#options.onError?.(error);
      this.#sleep(retryMilliseconds);
    }
  }

  async #oldestDue(): Promise<DueTime | undefined> {
    const { views, now } = this.#options;
    const where = { dueAt: { lte: now().toISOString() } };
    const { documents } = await views.find<DueTime>(this.deadline.dueTimes.name, {
      where,
      sort: 'dueAt',
      size: 1,
    });
    return documents[0];
  }

  /** Sends the command, and forgets; with what cannot be sent goes the stream that it came from. */
  async #fire(due: DueTime): Promise<void> {
    const { dueTimes } = this.deadline;
    const forget = [{ view: dueTimes.name, id: due.id, document: null }];
    try {
      await this.#send(due);
    } catch (reason) {
      if (isPassing(reason)) throw reason;
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

/** What a due time remembers of the event that set it. */
const causeOf = ({ id, type, stream, revision, position, metadata }: ProjectedEvent) => ({
  eventId: id,
  eventType: type,
  stream,
  revision,
  position,
  correlationId: metadata.correlationId,
});
