import type { EventStore } from '../stores/event-store/event-store.port';
import type { ViewStore } from '../stores/view-store/view-store.port';
import { LogLag } from './log-lag';
import type { ProjectionProgress } from './projection-cursor';
import { type ProjectionState, projectionStates, quietMilliseconds } from './projection-states';

export interface StateReportsOptions {
  readonly program: string;
  readonly progress: () => readonly ProjectionProgress[];
  readonly events: Pick<EventStore, 'head'>;
  readonly views: Pick<ViewStore, 'commit' | 'find'>;
  readonly now: () => Date;
  readonly onReported?: (states: readonly ProjectionState[]) => void;
}

const sampleMilliseconds = 5_000;
const maxSamples = 60;

/** Reports on changes, else as a heartbeat. */
export class StateReports {
  readonly #options: StateReportsOptions;
  readonly #lag = new LogLag();
  #last: ReadonlyMap<string, ProjectionState> | null = null;
  #handled = new Map<string, number>();
  #reportedAt = 0;

  constructor(options: StateReportsOptions) {
    this.#options = options;
  }

  /** @returns whether anything was reported */
  async report(): Promise<boolean> {
    const { events, progress, now } = this.#options;
    const last = (this.#last ??= await this.#load());
    const head = await events.head();
    const at = now();
    this.#lag.record(head, at.getTime());
    const all = progress();
    const states = all.map((each) => this.#stateOf(each, last.get(each.name), head, at));
    this.#lag.forget(Math.min(...all.map(({ position }) => position)));
    const moved = states.some((state) => hasMoved(state, last.get(state.id)));
    if (!moved && at.getTime() - this.#reportedAt < quietMilliseconds) return false;
    await this.#write(states, last);
    this.#reportedAt = at.getTime();
    this.#handled = new Map(all.map(({ name, handled }) => [name, handled]));
    this.#options.onReported?.(states);
    return true;
  }

  #stateOf(
    progress: ProjectionProgress,
    last: ProjectionState | undefined,
    head: number,
    at: Date,
  ): ProjectionState {
    const { name: id, position, parked, rebuild, handled } = progress;
    const lag = this.#lag.of(position, at.getTime());
    const state = { id, program: this.#options.program, position, head, lag, parked, rebuild };
    const rate = rateOf(handled - (this.#handled.get(id) ?? handled), at.getTime() - this.#reportedAt);
    const sample = { at: at.toISOString(), lag, rate };
    return { ...state, rate, at: sample.at, recent: withSample(last?.recent ?? [], sample) };
  }

  async #load(): Promise<ReadonlyMap<string, ProjectionState>> {
    const where = { program: { eq: this.#options.program } };
    const { documents } = await this.#options.views.find<ProjectionState>(projectionStates.name, {
      where,
      size: -1,
    });
    return new Map(documents.map((state) => [state.id, state]));
  }

  /** Without position guards: these documents are not made from events. */
  async #write(
    states: readonly ProjectionState[],
    last: ReadonlyMap<string, ProjectionState>,
  ): Promise<void> {
    const view = projectionStates.name;
    const written = new Map(states.map((state) => [state.id, state]));
    const gone = [...last.keys()].filter((id) => !written.has(id));
    const writes = [
      ...states.map((document) => ({ view, id: document.id, document })),
      ...gone.map((id) => ({ view, id, document: null })),
    ];
    await this.#options.views.commit([{ projection: view, position: 0, writes, outOfTurn: true }]);
    this.#last = written;
  }
}

function rateOf(handled: number, milliseconds: number): number {
  if (milliseconds <= 0 || handled <= 0) return 0;
  return Math.round((handled / milliseconds) * 10_000) / 10;
}

type Sample = ProjectionState['recent'][number];

/** Keeps the maximum of each interval, so peaks stay visible. */
function withSample(recent: readonly Sample[], sample: Sample): Sample[] {
  const newest = recent.at(-1);
  if (!newest || Date.parse(sample.at) - Date.parse(newest.at) >= sampleMilliseconds) {
    return [...recent, sample].slice(-maxSamples);
  }
  const { lag, rate } = newest;
  const busiest = { at: newest.at, lag: Math.max(lag, sample.lag), rate: Math.max(rate, sample.rate) };
  return [...recent.slice(0, -1), busiest];
}

function hasMoved(state: ProjectionState, last: ProjectionState | undefined): boolean {
  if (!last) return true;
  return (
    state.position !== last.position ||
    state.head !== last.head ||
    state.parked !== last.parked ||
    last.rate > 0 ||
    last.lag > 0 ||
    JSON.stringify(state.rebuild) !== JSON.stringify(last.rebuild)
  );
}
