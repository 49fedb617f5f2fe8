import { randomUUID } from 'node:crypto';
import type { DomainEvent, EventMetadata, Market, Position } from '@portal/contracts';
import type { LRUCache } from 'lru-cache';
import type { EventCodec } from '../codec/event-codec.port';
import { isTimeToYield, yieldToOthers } from '../program/in-pieces';
import { lruCache } from '../program/lru-cache';
import {
  type EventStore,
  type ExpectedRevision,
  type Json,
  type RecordedEvent,
  WrongExpectedRevision,
} from '../stores/event-store/event-store.port';
import { evolve, type StreamRules } from './decider';
import { PersistentMap } from './persistent-map';
import { platformMetadata } from './platform-metadata';

export interface LastEdit extends Pick<EventMetadata, 'actor' | 'at'> {
  readonly revision: number;
}

/** Last edit per record of a stream, by the name its rules give (R4). */
export type LastEdits = PersistentMap<string, LastEdit>;

export const noEdits: LastEdits = PersistentMap.of();

const noEdit: LastEdit = { actor: 'unknown', at: '', revision: -1 };

export const newestEdit = (edits: Iterable<LastEdit>): LastEdit =>
  [...edits].reduce((newest, edit) => (edit.revision > newest.revision ? edit : newest), noEdit);

export const onlyRecord = '';
const onlyRecords: readonly string[] = [onlyRecord];

function editedBy({ editEvents }: StreamRules, event: DomainEvent, before: unknown): readonly string[] {
  if (typeof editEvents === 'function') return editEvents(event as never, before);
  return editEvents?.includes(event.type) === false ? [] : onlyRecords;
}

/** The last edits after this event. */
function editsAfter(
  { rules, state, edits }: { rules: StreamRules; state: unknown; edits: LastEdits },
  event: DomainEvent,
  edit: LastEdit,
): LastEdits {
  return editedBy(rules, event, state).reduce((all, record) => all.with(record, edit), edits);
}

export interface Snapshot {
  readonly version: number;
  readonly revision: number;
  readonly position: number;
  readonly state: Json;
  readonly edits: readonly (readonly [record: string, edit: LastEdit])[];
  readonly commands: readonly (readonly [commandId: string, digest: string | null])[];
}

export interface StreamSnapshots {
  newest(stream: string, version: number): Promise<Snapshot | null>;
  save(stream: string, snapshot: Snapshot): Promise<void>;
}

const snapshotsOf = (stream: string) => `snapshot-${stream}`;

/** Snapshots in the log: `SnapshotTaken` on `snapshot-{stream}`. */
export function createStreamSnapshots(
  events: EventStore,
  { market, now }: { readonly market: Market; readonly now: () => Date },
): StreamSnapshots {
  return {
    async newest(stream, version) {
      const last = await events.readLast(snapshotsOf(stream));
      const snapshot = last?.data as unknown as Snapshot | undefined;
      return snapshot?.version === version ? snapshot : null;
    },

    async save(stream, snapshot) {
      const last = await events.readLast(snapshotsOf(stream));
      const expected: ExpectedRevision = last?.revision ?? 'no-stream';
      const data = snapshot as unknown as Readonly<Record<string, Json>>;
      const metadata = platformMetadata(market, now());
      try {
        const event = { id: randomUUID(), type: 'SnapshotTaken', data, metadata };
        await events.append(snapshotsOf(stream), expected, [event]);
      } catch (error) {
        if (!(error instanceof WrongExpectedRevision)) throw error;
      }
    },
  };
}

const capacity = 20_000;

export interface StreamState {
  readonly rules: StreamRules;
  readonly state: unknown;
  readonly revision: ExpectedRevision;
  readonly position: Position;
  readonly edits: LastEdits;
  /** Revision of the newest snapshot; -1 for none. */
  readonly keptTo: number;
  readonly commands: Map<string, string | undefined>;
}

const emptyStream = (rules: StreamRules): StreamState => ({
  rules,
  state: rules.initial,
  revision: 'no-stream',
  position: 0,
  edits: noEdits,
  keptTo: -1,
  commands: new Map(),
});

/** The stream after one more event. */
export function advanced(stream: StreamState, event: DomainEvent, edit: LastEdit): StreamState {
  // Before `evolve`: older versions of persistent maps are slow.
  const edits = editsAfter(stream, event, edit);
  return { ...stream, edits, state: evolve(stream.rules, stream.state, event) };
}

/** Caches folded streams; reads later events each time, so no state is stale. */
export class StreamStates {
  readonly #events: EventStore;
  readonly #codec: EventCodec;
  readonly #snapshots: StreamSnapshots | undefined;
  readonly #known: LRUCache<string, StreamState>;
  readonly #numbers = new WeakMap<StreamRules, number>();
  #lastNumber = 0;
  #forgotten = 0;

  /** @param snapshots default: fold from the start */
  constructor(events: EventStore, codec: EventCodec, snapshots?: StreamSnapshots) {
    this.#events = events;
    this.#codec = codec;
    this.#snapshots = snapshots;
    this.#known = lruCache(capacity);
  }

  /**
   * Cached state, maybe stale; never of streams with snapshots.
   * @param isNew the stream probably does not exist
   */
  remembered(rules: StreamRules, stream: string, isNew: boolean): StreamState | undefined {
    this.#dropErased();
    if (rules.snapshots) return undefined;
    return this.#known.get(this.#keyOf(rules, stream)) ?? (isNew ? emptyStream(rules) : undefined);
  }

  async load(rules: StreamRules, stream: string): Promise<StreamState> {
    this.#dropErased();
    const known = this.#known.get(this.#keyOf(rules, stream)) ?? (await this.#fromSnapshot(rules, stream));
    const from = known.revision === 'no-stream' ? 0 : known.revision + 1;
    const events = await this.#events.readStream(stream, from);
    const now = events.length === 0 ? known : await this.#fold(known, events);
    const kept = await this.#takeSnapshot(stream, now);
    if (kept !== known) this.remember(stream, kept);
    return kept;
  }

  async #fromSnapshot(rules: StreamRules, stream: string): Promise<StreamState> {
    const kept = rules.snapshots && (await this.#snapshots?.newest(stream, rules.snapshots.version));
    if (!rules.snapshots || !kept) return emptyStream(rules);
    const { revision, position, edits, commands } = kept;
    return {
      rules,
      revision,
      position,
      keptTo: revision,
      state: rules.snapshots.read(kept.state),
      edits: PersistentMap.of(edits),
      commands: new Map(commands.map(([id, digest]) => [id, digest ?? undefined])),
    };
  }

  async #takeSnapshot(stream: string, now: StreamState): Promise<StreamState> {
    const { rules, state, revision, position, edits, commands, keptTo } = now;
    const { snapshots } = rules;
    if (!snapshots || !this.#snapshots || revision === 'no-stream') return now;
    if (revision - keptTo < snapshots.every) return now;
    await this.#snapshots.save(stream, {
      version: snapshots.version,
      revision,
      position,
      state: snapshots.write(state),
      edits: [...edits],
      commands: [...commands].map(([id, digest]) => [id, digest ?? null]),
    });
    return { ...now, keptTo: revision };
  }

  /** Cached states hold personal data of erased people (S18). */
  #dropErased(): void {
    const { forgotten } = this.#codec;
    if (forgotten !== this.#forgotten) this.#known.clear();
    this.#forgotten = forgotten;
  }

  async loadAsOf(rules: StreamRules, stream: string, commandId: string): Promise<StreamState> {
    const events = await this.#events.readStream(stream);
    const last = events.findLastIndex((event) => event.metadata.commandId === commandId);
    return this.#fold(emptyStream(rules), events.slice(0, last + 1));
  }

  async loadAt(rules: StreamRules, stream: string, revision: number): Promise<StreamState> {
    const events = await this.#events.readStream(stream);
    return this.#fold(emptyStream(rules), events.slice(0, revision + 1));
  }

  remember(stream: string, state: StreamState): void {
    this.#known.set(this.#keyOf(state.rules, stream), state);
  }

  #keyOf(rules: StreamRules, stream: string): string {
    const number = this.#numbers.get(rules) ?? (this.#lastNumber += 1);
    this.#numbers.set(rules, number);
    return `${number} ${stream}`;
  }

  async #fold(from: StreamState, events: readonly RecordedEvent[]): Promise<StreamState> {
    let now = from;
    for (const [at, recorded] of events.entries()) {
      if (isTimeToYield(at)) await yieldToOthers();
      const decoded = this.#codec.decode(recorded);
      const { metadata, revision, position } = recorded;
      const edit = { actor: metadata.actor, at: metadata.at, revision };
      const after = advanced(now, decoded instanceof Promise ? await decoded : decoded, edit);
      now = { ...after, revision, position };
      now.commands.set(metadata.commandId, metadata.commandDigest);
    }
    return now;
  }
}
