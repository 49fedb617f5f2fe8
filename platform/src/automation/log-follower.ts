import type { Position } from '@portal/contracts';
import type { EventCodec, ProjectedEvent } from '../codec/event-codec.port';
import { deliver } from '../projection/delivery';
import type { ParkedStream } from '../projection/parked-streams';
import { loadParked, parkedAt, parkingBatch } from '../projection/parked-streams';
import { Turns } from '../projection/turns';
import type { EventStore, RecordedEvent, Subscription } from '../stores/event-store/event-store.port';
import { EventStoreUnavailable } from '../stores/event-store/event-store.port';
import type { DocumentWrite, ViewStore } from '../stores/view-store/view-store.port';

export interface FollowerOptions {
  readonly events: EventStore;
  readonly codec: EventCodec;
  /** Keeps how far each follower has come, and its parked streams. */
  readonly views: ViewStore;
  readonly now: () => Date;
  /** Told of failed deliveries, which are tried again by themselves. */
  readonly onTrouble?: (error: unknown) => void;
  /** Told when a reaction failed and its stream is parked. */
  readonly onParked?: (parked: ParkedStream) => void;
}

/** What a follower follows the log for. */
export interface FollowerRole {
  /** Its ledger and its parked streams hang on it. */
  readonly name: string;
  /** Where the very first run begins: at the start of the log, or with what happens from then on. */
  readonly startAt: 'beginning' | 'now';
  readonly concerns: (type: string) => boolean;
  /**
   * @returns documents to be written together with how far the follower has come.
   * @throws NotNow to be given the batch again; whatever else it throws parks the stream.
   */
  readonly react: (event: ProjectedEvent) => readonly DocumentWrite[] | Promise<readonly DocumentWrite[]>;
  /** After a batch was handled: up to where, and whether any of it was of concern. */
  readonly handled?: (position: Position, concerned: boolean) => Promise<void>;
}

/** Raised while the world is not ready for a reaction, so that the batch is delivered again. */
export class NotNow extends Error {}

/** Does it say nothing about the event, only about now? */
export const isPassing = (reason: unknown): boolean =>
  reason instanceof NotNow || reason instanceof EventStoreUnavailable;

/**
 * A follower writes down how far it has come at least this often, in events, also when nothing concerned it. Positions
 * do not say how many they were: on some stores they count bytes.
 */
const ledgerEvery = 1_000;

interface Reacted {
  /** The streams that could not be reacted to; their later events were left alone. */
  readonly stuck: ReadonlyMap<string, ParkedStream>;
  readonly writes: readonly DocumentWrite[];
}

/** Reacts to the log event by event, and goes on after a restart where it had come to. */
export class LogFollower {
  readonly #role: FollowerRole;
  readonly #options: FollowerOptions;
  readonly #turns = new Turns();
  #parked = new Map<string, ParkedStream>();
  #position: Position = 0;
  #unwritten = 0;
  #subscription: Subscription | null = null;

  constructor(role: FollowerRole, options: FollowerOptions) {
    this.#role = role;
    this.#options = options;
  }

  get position(): Position {
    return this.#position;
  }

  async start(): Promise<void> {
    const { events, views, onTrouble } = this.#options;
    const { name } = this.#role;
    this.#parked = (await loadParked(views, [name])).get(name) ?? new Map();
    const after = (await views.checkpoint(name)) || (await this.#firstPosition());
    this.#position = after;
    const handle = (batch: readonly RecordedEvent[]) => this.inTurn(() => this.#handle(batch));
    this.#subscription = events.subscribe({ after, handle, ...(onTrouble && { onTrouble }) });
  }

  /** Finishes the batch in hand, and what waits for its turn. */
  async stop(): Promise<void> {
    await this.#subscription?.stop();
    await this.inTurn(() => Promise.resolve());
  }

  /** Does something between two batches. */
  inTurn<T>(work: () => Promise<T>): Promise<T> {
    return this.#turns.take(work);
  }

  /** Tries a parked stream again. @returns whether it is free again. */
  retry(stream: string): Promise<boolean> {
    return this.inTurn(async () => {
      const parked = this.#parked.get(stream);
      if (!parked) return false;
      const waiting = await this.#options.events.readStream(stream, parked.revision);
      const { stuck, writes } = await this.#reactToAll(
        waiting.filter(({ position, type }) => position <= this.#position && this.#role.concerns(type)),
      );
      const [again = null] = stuck.values();
      await this.#options.views.commit([
        ...this.#repair(writes),
        ...parkingBatch(new Map([[parked.id, again]])),
      ]);
      if (again) this.#parked.set(stream, again);
      else this.#parked.delete(stream);
      await this.#role.handled?.(this.#position, true);
      return again === null;
    });
  }

  /** Writes documents between two batches; with them may go the stream of an event that has turned out to be poison. */
  async write(writes: readonly DocumentWrite[], parked?: ParkedStream): Promise<void> {
    const entries = new Map(parked ? [[parked.id, parked]] : []);
    await this.#options.views.commit([...this.#repair(writes), ...parkingBatch(entries)]);
    if (parked) this.#park(parked);
  }

  /** Where a follower begins that has never run. */
  async #firstPosition(): Promise<Position> {
    if (this.#role.startAt === 'beginning') return 0;
    const head = await this.#options.events.head();
    if (head > 0) await this.#writeLedger(head, { stuck: new Map(), writes: [] });
    return head;
  }

  async #handle(batch: readonly RecordedEvent[]): Promise<void> {
    const position = batch.at(-1)?.position ?? this.#position;
    const due = batch.filter(({ type, stream }) => this.#role.concerns(type) && !this.#parked.has(stream));
    const reacted = await this.#reactToAll(due);
    this.#unwritten += batch.length;
    if (due.length > 0 || this.#unwritten >= ledgerEvery) await this.#writeLedger(position, reacted);
    this.#position = position;
    for (const parked of reacted.stuck.values()) this.#park(parked);
    await this.#role.handled?.(position, due.length > 0);
  }

  #park(parked: ParkedStream): void {
    this.#parked.set(parked.stream, parked);
    this.#options.onParked?.(parked);
  }

  /** Documents that are written out of turn, while the ledger stays where it is. */
  #repair(writes: readonly DocumentWrite[]) {
    return writes.length === 0 ? [] : [{ projection: this.#role.name, position: 0, writes, outOfTurn: true }];
  }

  async #writeLedger(position: Position, { stuck, writes }: Reacted): Promise<void> {
    const entries = new Map([...stuck.values()].map((parked) => [parked.id, parked]));
    const ledger = { projection: this.#role.name, position, writes };
    await this.#options.views.commit([ledger, ...parkingBatch(entries)]);
    this.#unwritten = 0;
  }

  async #reactToAll(events: readonly RecordedEvent[]): Promise<Reacted> {
    const stuck = new Map<string, ParkedStream>();
    const writes: DocumentWrite[] = [];
    for (const delivery of await deliver(this.#options.codec, events)) {
      const { recorded } = delivery;
      if (stuck.has(recorded.stream)) continue;
      try {
        if (delivery.event === null) throw delivery.failure;
        writes.push(...(await this.#role.react(delivery.event)));
      } catch (reason) {
        if (isPassing(reason)) throw reason;
        stuck.set(recorded.stream, parkedAt(this.#role.name, recorded, reason, this.#options.now()));
      }
    }
    return { stuck, writes };
  }
}
