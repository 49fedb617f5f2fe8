import type { Position } from '@portal/contracts';
import PQueue from 'p-queue';
import type { EventCodec, ProjectedEvent } from '../codec/event-codec.port';
import { decodeBatch } from '../projection/decoded-event';
import type { LastEvent } from '../projection/projection-cursor';
import { parkedAt, type ParkedStream } from '../projection/parked-streams';
import type { EventStore, RecordedEvent, Subscription } from '../stores/event-store/event-store.port';
import { inPieces, nextTurn } from '../program/in-pieces';
import { isAway } from '../stores/is-away';
import type { DocumentWrite, ViewStore } from '../stores/view-store/view-store.port';
import { type FollowerProgress, progressInViews } from './follower-progress';

export interface FollowerOptions {
  readonly events: EventStore;
  readonly codec: EventCodec;
  readonly views: ViewStore;
  readonly now: () => Date;
  readonly onError?: (error: unknown) => void;
  readonly onParked?: (parked: ParkedStream) => void;
}

export interface FollowerRole {
  readonly name: string;
  /** Where the first run begins: at the start of the log, or at its end. */
  readonly startAt: 'beginning' | 'now';
  readonly concerns: (type: string) => boolean;
  readonly react: (event: ProjectedEvent) => readonly DocumentWrite[] | Promise<readonly DocumentWrite[]>;
  /** Called after a batch; `changed` if documents were written. */
  readonly handled?: (position: Position, changed: boolean) => Promise<void>;
}

export class NotNow extends Error {}

/** Whether the error is temporary, not caused by the event. */
export const isTemporary = (reason: unknown): boolean => reason instanceof NotNow || isAway(reason);

/** Events between checkpoints. A count, as positions may be bytes. */
const checkpointEvery = 1_000;
/** A lost checkpoint only repeats events with known command and mail ids. */
const maxCheckpointDelayMs = 200;

/** Events per batch; small, as many followers share a thread. */
const batchSize = 100;

/** Reactions handled in one piece. Above `isLong`'s limit: each piece may be a commit. */
const maxAtOnce = 25;

interface Reacted {
  readonly failed: ReadonlyMap<string, ParkedStream>;
  readonly writes: readonly DocumentWrite[];
}

const mustSave = ({ failed, writes }: Reacted): boolean => failed.size > 0 || writes.length > 0;

export class LogFollower {
  readonly #role: FollowerRole;
  readonly #options: FollowerOptions;
  readonly #progress: FollowerProgress;
  readonly #queue = new PQueue({ concurrency: 1 });
  #parked = new Map<string, ParkedStream>();
  #position: Position = 0;
  #last: LastEvent | null = null;
  #unsaved = 0;
  #saveTimer: NodeJS.Timeout | undefined;
  #stopped = false;
  #subscription: Subscription | null = null;

  /** @param progress default: in the views */
  constructor(role: FollowerRole, options: FollowerOptions, progress?: FollowerProgress) {
    this.#role = role;
    this.#options = options;
    this.#progress = progress ?? progressInViews(options, role.name);
  }

  get position(): Position {
    return this.#position;
  }

  async start(): Promise<void> {
    const { events, onError } = this.#options;
    const { position, parked } = await this.#progress.load();
    this.#parked = new Map(parked);
    const after = position || (await this.#firstPosition());
    this.#position = after;
    const handle = (batch: readonly RecordedEvent[], passed: number) =>
      this.runExclusive(() => this.#handle(batch, passed));
    const { concerns } = this.#role;
    this.#subscription = events.subscribe({
      after,
      batchSize,
      concerns,
      handle,
      ...(onError && { onError }),
    });
  }

  async stop(): Promise<void> {
    await this.#subscription?.stop();
    this.#stopped = true;
    await this.runExclusive(() => this.#savePending());
  }

  runExclusive<T>(work: () => Promise<T>): Promise<T> {
    return this.#queue.add(work);
  }

  retry(stream: string): Promise<boolean> {
    return this.runExclusive(async () => {
      const parked = this.#parked.get(stream);
      if (!parked) return false;
      const waiting = await this.#options.events.readStream(stream, parked.revision);
      const { failed, writes } = await this.#reactToAll(
        waiting.filter(({ position, type }) => position <= this.#position && this.#role.concerns(type)),
      );
      const [again = null] = failed.values();
      await this.#progress.save({ writes, parked: new Map([[parked.id, again]]) });
      if (again) this.#parked.set(stream, again);
      else this.#parked.delete(stream);
      await this.#role.handled?.(this.#position, true);
      return again === null;
    });
  }

  async write(writes: readonly DocumentWrite[], parked?: ParkedStream): Promise<void> {
    await this.#progress.save({ writes, parked: new Map(parked ? [[parked.id, parked]] : []) });
    if (parked) this.#park(parked);
  }

  async #firstPosition(): Promise<Position> {
    if (this.#role.startAt === 'beginning') return 0;
    const head = await this.#options.events.head();
    const last = await this.#options.events.eventAt(head);
    if (last) await this.#saveProgress(last, { failed: new Map(), writes: [] });
    return head;
  }

  async #handle(batch: readonly RecordedEvent[], passed: number): Promise<void> {
    this.#unsaved += passed;
    const ahead = batch.filter(({ position }) => position > this.#position);
    const isBusy = ahead.filter(({ type }) => this.#role.concerns(type)).length > maxAtOnce;
    for (const [at, piece] of (isBusy ? inPieces(ahead) : [ahead]).entries()) {
      if (at > 0) await nextTurn();
      await this.#handlePiece(piece);
    }
  }

  async #handlePiece(batch: readonly RecordedEvent[]): Promise<void> {
    const last = batch.at(-1);
    if (!last) return;
    const { position } = last;
    const due = batch.filter(({ type, stream }) => this.#role.concerns(type) && !this.#parked.has(stream));
    const reacted = await this.#reactToAll(due);
    if (mustSave(reacted) || this.#unsaved >= checkpointEvery) await this.#saveProgress(last, reacted);
    else if (due.length > 0) this.#scheduleSave();
    this.#position = position;
    this.#last = last;
    for (const parked of reacted.failed.values()) this.#park(parked);
    await this.#role.handled?.(position, reacted.writes.length > 0);
  }

  #park(parked: ParkedStream): void {
    this.#parked.set(parked.stream, parked);
    this.#options.onParked?.(parked);
  }

  async #saveProgress(last: LastEvent, { failed, writes }: Reacted): Promise<void> {
    const parked = new Map([...failed.values()].map((each) => [each.id, each]));
    await this.#progress.save({ last, parked, writes });
    this.#unsaved = 0;
    clearTimeout(this.#saveTimer);
    this.#saveTimer = undefined;
  }

  #scheduleSave(): void {
    this.#saveTimer ??= setTimeout(
      () => void this.runExclusive(() => this.#savePending()),
      maxCheckpointDelayMs,
    );
  }

  async #savePending(): Promise<void> {
    if (this.#saveTimer === undefined || !this.#last) return;
    clearTimeout(this.#saveTimer);
    this.#saveTimer = undefined;
    try {
      await this.#saveProgress(this.#last, { failed: new Map(), writes: [] });
    } catch (error) {
      this.#options.onError?.(error);
      if (!this.#stopped) this.#scheduleSave();
    }
  }

  async #reactToAll(events: readonly RecordedEvent[]): Promise<Reacted> {
    const failed = new Map<string, ParkedStream>();
    const writes: DocumentWrite[] = [];
    for (const decoded of await decodeBatch(this.#options.codec, events)) {
      const { recorded } = decoded;
      if (failed.has(recorded.stream)) continue;
      try {
        if (decoded.event === null) throw decoded.failure;
        writes.push(...(await this.#role.react(decoded.event)));
      } catch (reason) {
        if (isTemporary(reason)) throw reason;
        failed.set(recorded.stream, parkedAt(this.#role.name, recorded, reason, this.#options.now()));
      }
    }
    return { failed, writes };
  }
}
