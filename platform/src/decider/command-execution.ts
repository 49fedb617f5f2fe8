import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { DomainEvent, EventMetadata, Market, Rejection } from '@portal/contracts';
import { isRejection, reject } from '@portal/contracts';
import type { EventCodec } from '../codec/event-codec.port';
import type { EventStore, NewEvent } from '../stores/event-store/event-store.port';
import { WrongExpectedRevision } from '../stores/event-store/event-store.port';
import type { CommandBinding } from './command-binding';
import type { CommandContext, CommandOutcome } from './command-outcome';
import { outOfReach, restaurantOf } from './command-scope';
import type { Command } from './decider';
import { type LastEdit, newestEdit, onlyRecord } from './last-edits';
import type { StreamState, StreamStates } from './stream-states';
import { advanced } from './stream-states';

/** What all executions of a runner share. */
export interface Desk {
  readonly events: EventStore;
  readonly codec: EventCodec;
  readonly market: Market;
  readonly maxRetries: number;
  readonly states: StreamStates;
}

export interface Task {
  readonly binding: CommandBinding;
  readonly input: unknown;
  readonly context: CommandContext;
  readonly commandId: string;
  readonly digest: string;
  readonly at: string;
  readonly stream: string;
}

/** One command on its way through load, decision and append. */
export class CommandExecution {
  readonly #desk: Desk;
  readonly #task: Task;
  /** Made once: a decision that is made anew after a conflict is given the same facts. */
  #command: Command | undefined;

  constructor(desk: Desk, task: Task) {
    this.#desk = desk;
    this.#task = task;
  }

  async run(): Promise<CommandOutcome> {
    const { binding, stream } = this.#task;
    for (let attempt = 0; ; attempt += 1) {
      const loaded = await this.#desk.states.load(binding.rules, stream);
      const repeated = await this.#earlier(loaded);
      if (repeated) return repeated;
      if (attempt > this.#desk.maxRetries) return conflict(newestEdit(loaded.edits));
      const outcome = await this.#attempt(loaded);
      if (outcome) return outcome;
    }
  }

  /** What the command came to before, perhaps just now in another process; `null` when it is new. */
  async #earlier({ commands }: StreamState): Promise<CommandOutcome | null> {
    const { commandId, digest } = this.#task;
    const earlier = commands.get(commandId);
    if (earlier === undefined) return null;
    return earlier === digest ? this.#repeat() : refuse(keyReused);
  }

  /** @returns `null` when somebody else appended first. */
  async #attempt(loaded: StreamState): Promise<CommandOutcome | null> {
    const { binding, context } = this.#task;
    const hidden = outOfReach(binding, loaded.state, context.actor);
    if (hidden) return refuse(hidden);
    const seen = binding.seen?.(this.#task.input);
    const edit = this.#lastEdit(loaded);
    // A record that is not there is left to the decider, which says so.
    const isOvertaken = seen !== undefined && edit !== undefined && edit.revision !== seen;
    return isOvertaken ? conflict(edit, await this.#changedSince(seen, loaded)) : this.#decide(loaded);
  }

  /** Which fields of the form say something else than they did with that revision. */
  async #changedSince(seen: number, { state }: StreamState): Promise<readonly string[] | undefined> {
    const { binding, stream, input } = this.#task;
    if (!binding.says) return undefined;
    const before = await this.#desk.states.loadAt(binding.rules, stream, seen);
    const [then, now] = [binding.says(before.state, input), binding.says(state, input) ?? {}];
    return Object.keys(now).filter((field) => !isDeepStrictEqual(then?.[field], now[field]));
  }

  /** The last edit of the record that this command is about. */
  #lastEdit({ edits }: StreamState): LastEdit | undefined {
    const { binding, input } = this.#task;
    return edits.get(binding.record?.(input) ?? onlyRecord);
  }

  async #decide(loaded: StreamState): Promise<CommandOutcome | null> {
    const facts = this.#command ? this.#command.facts : await this.#findFacts();
    if (isRejection(facts)) return refuse(facts);
    this.#command ??= this.#commandWith(facts);
    const decision = this.#task.binding.decide(this.#command, loaded.state);
    if (isRejection(decision)) return refuse(decision);
    return decision.length === 0 ? this.#answer(loaded) : this.#append(decision, loaded);
  }

  #findFacts(): unknown {
    const { binding, input, commandId, at, context } = this.#task;
    const { market } = this.#desk;
    return binding.facts?.({ input, actor: context.actor, market, at, commandId });
  }

  #commandWith(facts: unknown): Command {
    const { input, commandId, at, context } = this.#task;
    return { input, facts, actor: context.actor, at, market: this.#desk.market, commandId };
  }

  async #append(decision: readonly DomainEvent[], loaded: StreamState): Promise<CommandOutcome | null> {
    const { stream, commandId, digest } = this.#task;
    const { events, states } = this.#desk;
    const after = this.#after(decision, loaded);
    const metadata = this.#metadata(after.state);
    try {
      const appended = await events.append(stream, loaded.revision, await this.#encode(decision, metadata));
      const now: StreamState = { ...after, ...appended };
      now.commands.set(commandId, digest);
      states.remember(stream, now);
      return this.#answer(now);
    } catch (error) {
      if (error instanceof WrongExpectedRevision) return null;
      throw error;
    }
  }

  /** The stream as the decision leaves it, but for where that is in the log. */
  #after(decision: readonly DomainEvent[], loaded: StreamState): StreamState {
    const { context, at } = this.#task;
    const first = loaded.revision === 'no-stream' ? 0 : loaded.revision + 1;
    return decision.reduce(
      (stream, event, n) => advanced(stream, event, { actor: context.actor.id, at, revision: first + n }),
      loaded,
    );
  }

  async #encode(decision: readonly DomainEvent[], metadata: EventMetadata): Promise<NewEvent[]> {
    const encoded: NewEvent[] = [];
    // Ids of this decision alone: were they derived from the command, a second process that decides the same command
    // at the same moment would have its append taken for this one's, and answer what it decided and nobody stored.
    for (const event of decision) {
      encoded.push(await this.#desk.codec.encode(event, randomUUID(), metadata));
    }
    return encoded;
  }

  #metadata(state: unknown): EventMetadata {
    const { binding, input, context, commandId, digest, at } = this.#task;
    const { actor, correlationId, causationId = commandId } = context;
    const restaurant = restaurantOf(binding, state, input);
    return {
      actor: actor.id,
      ...(actor.onBehalfOf !== undefined && { onBehalfOf: actor.onBehalfOf }),
      role: actor.role,
      market: this.#desk.market,
      ...(restaurant !== undefined && { restaurant }),
      at,
      correlationId,
      causationId,
      commandId,
      commandDigest: digest,
      // The codec writes the version it encodes in.
      schemaVersion: 1,
    };
  }

  /** The command was executed before, perhaps by a process that is no more. */
  async #repeat(): Promise<CommandOutcome> {
    const { binding, stream, commandId } = this.#task;
    return this.#answer(await this.#desk.states.loadAsOf(binding.rules, stream, commandId));
  }

  #answer({ state, position }: StreamState): CommandOutcome {
    const { binding, input, commandId, context } = this.#task;
    const { market } = this.#desk;
    const data = binding.answer({ input, actor: context.actor, market, commandId, state });
    return isRejection(data) ? { ok: false, rejection: data } : { ok: true, data, position };
  }
}

const keyReused = reject('idempotency_key_reused');
const refuse = (rejection: Rejection): CommandOutcome => ({ ok: false, rejection });

const conflict = ({ actor, at, revision }: LastEdit, fields?: readonly string[]): CommandOutcome => ({
  ok: false,
  conflict: { changedBy: actor, changedAt: at, version: revision, ...(fields && { fields }) },
});
