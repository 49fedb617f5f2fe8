import { randomUUID } from 'node:crypto';
import type { DomainEvent, EventMetadata, Market, Rejection } from '@portal/contracts';
import { isRejection, reject } from '@portal/contracts';
import type { EventCodec } from '../codec/event-codec.port';
import type { EventStore, NewEvent } from '../stores/event-store/event-store.port';
import { WrongExpectedRevision } from '../stores/event-store/event-store.port';
import type { CommandBinding } from './command-binding';
import type { CommandContext, CommandOutcome } from './command-outcome';
import { outOfReach, restaurantOf } from './command-scope';
import type { Command } from './decider';
import { evolve, isEdit } from './decider';
import type { LastEdit, StreamState, StreamStates } from './stream-states';

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
      if (attempt > this.#desk.maxRetries) return conflict(loaded);
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
    return this.#changedUnseen(loaded) ? conflict(loaded) : this.#decide(loaded);
  }

  /** A record that is not there is left to the decider, which says so. */
  #changedUnseen({ edited }: StreamState): boolean {
    const { binding, input } = this.#task;
    const seen = binding.seen?.(input);
    return seen !== undefined && edited !== null && edited.revision !== seen;
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
    const { binding, stream, commandId, digest } = this.#task;
    const { events, states } = this.#desk;
    const state = decision.reduce((before, event) => evolve(binding.rules, before, event), loaded.state);
    const metadata = this.#metadata(state);
    try {
      const appended = await events.append(stream, loaded.revision, await this.#encode(decision, metadata));
      const edited = lastEdit(decision, appended.revision, metadata, loaded);
      const now: StreamState = { ...loaded, ...appended, state, edited };
      now.commands.set(commandId, digest);
      states.remember(stream, now);
      return this.#answer(now);
    } catch (error) {
      if (error instanceof WrongExpectedRevision) return null;
      throw error;
    }
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

/** @param revision of the last of the events that were appended */
function lastEdit(
  appended: readonly DomainEvent[],
  revision: number,
  { actor, at }: EventMetadata,
  before: StreamState,
): LastEdit | null {
  const last = appended.findLastIndex(({ type }) => isEdit(before.rules, type));
  return last < 0 ? before.edited : { actor, at, revision: revision - (appended.length - 1 - last) };
}

/** Somebody has appended, so there is something that was edited. */
function conflict({ edited }: StreamState): CommandOutcome {
  return {
    ok: false,
    conflict: { changedBy: edited?.actor ?? 'unknown', changedAt: edited?.at ?? '' },
  };
}
