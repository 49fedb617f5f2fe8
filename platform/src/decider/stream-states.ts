import type { DomainEvent, Position } from '@portal/contracts';
import type { LRUCache } from 'lru-cache';
import { lruCache } from '../program/lru-cache';
import type { EventCodec } from '../codec/event-codec.port';
import type { EventStore, ExpectedRevision, RecordedEvent } from '../stores/event-store/event-store.port';
import { evolve, type StreamRules } from './decider';
import { editsAfter, type LastEdit, type LastEdits, noEdits } from './last-edits';
import { PersistentMap } from './persistent-map';
import type { StreamSnapshots } from './stream-snapshots';
import { isTimeToYield, yieldToOthers } from '../program/in-pieces';

/** How many streams are remembered. */
const capacity = 20_000;

/** A stream as it stood at some moment, folded. */
export interface StreamState {
  readonly rules: StreamRules;
  readonly state: unknown;
  readonly revision: ExpectedRevision;
  /** Of the last event; 0 for a stream that does not exist. */
  readonly position: Position;
  readonly edits: LastEdits;
  /** The revision that its newest snapshot has; -1 for none. */
  readonly keptTo: number;
  /** Command id → keyed digest of each command that appended to the stream. Shared by its states. */
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

/** The state and the edits of a stream to which one more event has happened. */
export function advanced(stream: StreamState, event: DomainEvent, edit: LastEdit): StreamState {
  // Before the state moves on: it is dear to look at an older version of what grows.
  const edits = editsAfter(stream, event, edit);
  return { ...stream, edits, state: evolve(stream.rules, stream.state, event) };
}

/** Folds streams and caches their states; reads only later events, so that a state is never stale. */
export class StreamStates {
  readonly #events: EventStore;
  readonly #codec: EventCodec;
  readonly #snapshots: StreamSnapshots | undefined;
  readonly #known: LRUCache<string, StreamState>;
  /** By what else a stream may be folded: one state does not push another out. */
  readonly #numbers = new WeakMap<StreamRules, number>();
  #lastNumber = 0;
  #forgotten = 0;

  /** @param snapshots of deciders that have some; left out, every stream is folded from its beginning */
  constructor(events: EventStore, codec: EventCodec, snapshots?: StreamSnapshots) {
    this.#events = events;
    this.#codec = codec;
    this.#snapshots = snapshots;
    this.#known = lruCache(capacity);
  }

  /**
   * As it was lately, without a read: another process may have appended since. Nothing of streams with snapshots, which
   * are kept where streams are loaded.
   * @param isNew it most probably does not exist
   */
  remembered(rules: StreamRules, stream: string, isNew: boolean): StreamState | undefined {
    this.#forgetTheErased();
    if (rules.snapshots) return undefined;
    return this.#known.get(this.#keyOf(rules, stream)) ?? (isNew ? emptyStream(rules) : undefined);
  }

  async load(rules: StreamRules, stream: string): Promise<StreamState> {
    this.#forgetTheErased();
    const known = this.#known.get(this.#keyOf(rules, stream)) ?? (await this.#kept(rules, stream));
    const from = known.revision === 'no-stream' ? 0 : known.revision + 1;
    const events = await this.#events.readStream(stream, from);
    const now = events.length === 0 ? known : await this.#fold(known, events);
    const kept = await this.#keep(stream, now);
    if (kept !== known) this.remember(stream, kept);
    return kept;
  }

  /** As it was kept last, where anything is. */
  async #kept(rules: StreamRules, stream: string): Promise<StreamState> {
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

  /** Keeps it where much has happened since it was kept. */
  async #keep(stream: string, now: StreamState): Promise<StreamState> {
    const { rules, state, revision, position, edits, commands, keptTo } = now;
    const { snapshots } = rules;
    if (!snapshots || !this.#snapshots || revision === 'no-stream') return now;
    if (revision - keptTo < snapshots.every) return now;
    await this.#snapshots.keep(stream, {
      version: snapshots.version,
      revision,
      position,
      state: snapshots.write(state),
      edits: [...edits],
      commands: [...commands].map(([id, digest]) => [id, digest ?? null]),
    });
    return { ...now, keptTo: revision };
  }

  /** States hold what was opened before a person was erased (S18). */
  #forgetTheErased(): void {
    const { forgotten } = this.#codec;
    if (forgotten !== this.#forgotten) this.#known.clear();
    this.#forgotten = forgotten;
  }

  /** The stream as that command left it. */
  async loadAsOf(rules: StreamRules, stream: string, commandId: string): Promise<StreamState> {
    const events = await this.#events.readStream(stream);
    const last = events.findLastIndex((event) => event.metadata.commandId === commandId);
    return this.#fold(emptyStream(rules), events.slice(0, last + 1));
  }

  /** The stream as it was with that revision. */
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
