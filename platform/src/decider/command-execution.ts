import { randomUUID } from 'node:crypto';
import {
  type DomainEvent,
  type EventMetadata,
  isRejection,
  type Market,
  reject,
  type Rejection,
} from '@portal/contracts';
import type { EventCodec } from '../codec/event-codec.port';
import {
  AppendTooLarge,
  type EventStore,
  type NewEvent,
  WrongExpectedRevision,
} from '../stores/event-store/event-store.port';
import { PersonErased } from '../stores/key-store/key-store.port';
import { type CommandBinding, type FactsContext, isAnsweredOnce } from './command-binding';
import { alreadyAnswered, differs } from './command-ledger';
import type { CommandContext, CommandOutcome } from './command-outcome';
import { isHiddenFrom, restaurantOf } from './command-scope';
import { isTimeToYield, yieldToOthers } from '../program/in-pieces';
import type { Command } from './decider';
import { type LastEdit, newestEdit, onlyRecord } from './last-edits';
import { fieldsChangedSince, staleRecords } from './stale-records';
import { advanced, type StreamState, type StreamStates } from './stream-states';

export interface ExecutionContext {
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
  /** Keyed digest of the input; `undefined` without a key. */
  readonly digest: string | undefined;
  readonly at: string;
  readonly stream: string;
  readonly isProved: boolean;
}

/** A proof is needed first; nothing was taken or written. */
export const awaitsProof: CommandOutcome = { ok: false, rejection: reject('proof_required') };

type Events = readonly DomainEvent[];

export class CommandExecution {
  readonly #shared: ExecutionContext;
  readonly #task: Task;
  #stream: string;
  #command: Command | undefined;
  #taken: { readonly value: unknown } | undefined;
  #hasAppended = false;

  constructor(shared: ExecutionContext, task: Task) {
    this.#shared = shared;
    this.#task = task;
    this.#stream = task.stream;
  }

  async run(): Promise<CommandOutcome> {
    const cached = this.#cachedState();
    const first = cached && (await this.#decideOn(cached));
    // Only an append proves that nothing newer is stored; other outcomes are decided again.
    if (first && this.#hasAppended) return first;
    return this.#decideOnStored(first === null ? 1 : 0);
  }

  /** @param attempts lost races so far */
  async #decideOnStored(attempts: number): Promise<CommandOutcome> {
    const { states, maxRetries } = this.#shared;
    for (let attempt = attempts; ; attempt += 1) {
      const loaded = await states.load(this.#task.binding.rules, this.#stream);
      const repeated = await this.#repeated(loaded);
      if (repeated) return repeated;
      if (attempt > maxRetries) return conflict(newestEdit(loaded.edits.values()));
      const outcome = await this.#decideOn(loaded);
      if (outcome) return outcome;
    }
  }

  /** Without a read. Streams named after their command start empty. */
  #cachedState(): StreamState | undefined {
    const { binding, commandId } = this.#task;
    const isNew = this.#stream.endsWith(commandId);
    const cached = this.#shared.states.remembered(binding.rules, this.#stream, isNew);
    return cached?.commands.has(commandId) ? undefined : cached;
  }

  /** @returns `null` when another process appended first */
  async #decideOn(stream: StreamState): Promise<CommandOutcome | null> {
    const rejected = await this.#rejectHiddenOrStale(stream);
    if (rejected) return rejected;
    const command = await this.#withFacts();
    if (isRejection(command)) return refuse(command);
    const decision = this.#task.binding.decide(command, stream.state);
    if (this.#needsProof(decision, command, stream.state)) return awaitsProof;
    const events = await this.#withTaken(decision);
    return isRejection(events) ? refuse(events) : this.#append(events, stream);
  }

  async #repeated({ commands }: StreamState): Promise<CommandOutcome | null> {
    const { binding, commandId, digest } = this.#task;
    if (!commands.has(commandId)) return null;
    if (differs(commands.get(commandId), digest)) return refuse(keyReused);
    const answer = this.#answer(await this.#shared.states.loadAsOf(binding.rules, this.#stream, commandId));
    return answer.ok && isAnsweredOnce(binding) ? alreadyAnswered : answer;
  }

  async #rejectHiddenOrStale(loaded: StreamState): Promise<CommandOutcome | null> {
    const { binding, input, context } = this.#task;
    const hidden = isHiddenFrom(binding, loaded.state, { input, actor: context.actor });
    if (hidden) return refuse(hidden);
    const stale = staleRecords(this.#task, loaded, this.#record());
    if (stale.length === 0) return null;
    const { states } = this.#shared;
    const stateAt = async (revision: number) =>
      (await states.loadAt(binding.rules, this.#stream, revision)).state;
    const newest = newestEdit(stale.map(({ edit }) => edit));
    return conflict(newest, await fieldsChangedSince(stale, this.#task, { now: loaded.state, stateAt }));
  }

  #record(): string {
    const { binding, input } = this.#task;
    return binding.record?.(input) ?? onlyRecord;
  }

  #lastEdit({ edits }: StreamState): LastEdit | undefined {
    return edits.get(this.#record());
  }

  async #withFacts(): Promise<Command | Rejection> {
    if (this.#command) return this.#command;
    const known = this.#known();
    const facts = await this.#task.binding.facts?.(known);
    if (isRejection(facts)) return facts;
    return (this.#command = { ...known, facts });
  }

  /** Last check: no password for commands that are rejected or without effect. */
  #needsProof(decision: Decided, command: Command, state: unknown): boolean {
    const { binding, isProved } = this.#task;
    if (isProved || hasNoEffect(decision)) return false;
    const { contract } = binding;
    return (
      contract.kind === 'command' && contract.proof === true && binding.needsProof?.(command, state) !== false
    );
  }

  /** Reserves after all other checks (S16). */
  async #withTaken(decision: Decided): Promise<Events | Rejection> {
    if (hasNoEffect(decision)) return decision;
    const taken = await this.#take();
    if (isRejection(taken)) return taken;
    return typeof decision === 'function' ? decision(taken) : decision;
  }

  async #take(): Promise<unknown> {
    const { binding } = this.#task;
    if (!binding.take || this.#taken) return this.#taken?.value;
    const known = this.#known();
    const value = await binding.take(known, this.#command?.facts);
    if (isRejection(value)) return value;
    this.#taken = { value };
    this.#stream = await binding.stream(known);
    return value;
  }

  #known(): FactsContext<unknown> {
    const { input, commandId, at, context } = this.#task;
    return { input, actor: context.actor, at, market: this.#shared.market, commandId };
  }

  /** @returns `null` when another process appended first. */
  async #append(decision: Events, loaded: StreamState): Promise<CommandOutcome | null> {
    if (decision.length === 0) return this.#answer(loaded);
    const { commandId, digest } = this.#task;
    const stream = this.#stream;
    const { events, states } = this.#shared;
    const after = await this.#after(decision, loaded);
    const metadata = this.#metadata(after.state);
    try {
      const appended = await events.append(stream, loaded.revision, await this.#encode(decision, metadata));
      const now: StreamState = { ...after, ...appended };
      this.#hasAppended = true;
      now.commands.set(commandId, digest);
      states.remember(stream, now);
      return this.#answer(now);
    } catch (error) {
      if (error instanceof WrongExpectedRevision) return null;
      // Erased during the call: the session has ended.
      if (error instanceof PersonErased) return refuse(sessionExpired);
      if (error instanceof AppendTooLarge) return refuse(tooMuch);
      throw error;
    }
  }

  async #after(decision: Events, loaded: StreamState): Promise<StreamState> {
    const { context, at } = this.#task;
    const first = loaded.revision === 'no-stream' ? 0 : loaded.revision + 1;
    let stream = loaded;
    for (const [n, event] of decision.entries()) {
      if (isTimeToYield(n)) await yieldToOthers();
      stream = advanced(stream, event, { actor: context.actor.id, at, revision: first + n });
    }
    return stream;
  }

  async #encode(decision: Events, metadata: EventMetadata): Promise<NewEvent[]> {
    const encoded: NewEvent[] = [];
    // Random: otherwise a racing process takes the other's append for its own.
    for (const [n, event] of decision.entries()) {
      if (isTimeToYield(n)) await yieldToOthers();
      encoded.push(await this.#shared.codec.encode(event, randomUUID(), metadata));
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
      ...(actor.ip !== undefined && { ip: actor.ip }),
      market: this.#shared.market,
      ...(restaurant !== undefined && { restaurant }),
      at,
      correlationId,
      causationId,
      commandId,
      ...(digest !== undefined && { commandDigest: digest }),
      schemaVersion: 1,
    };
  }

  #answer(stream: StreamState): CommandOutcome {
    const { state, position } = stream;
    const facts = this.#command?.facts;
    const version = this.#lastEdit(stream)?.revision ?? 0;
    const data = this.#task.binding.answer({ ...this.#known(), state, version, facts });
    return isRejection(data) ? refuse(data) : { ok: true, data, position };
  }
}

type Decided = ReturnType<CommandBinding['decide']>;
const hasNoEffect = (decision: Decided): decision is Rejection | readonly [] =>
  isRejection(decision) || (typeof decision !== 'function' && decision.length === 0);

const sessionExpired = reject('session_expired');
const tooMuch = reject('too_much_at_once');
const keyReused = reject('idempotency_key_reused');
const refuse = (rejection: Rejection): CommandOutcome => ({ ok: false, rejection });

const conflict = ({ actor, at, revision }: LastEdit, fields?: readonly string[]): CommandOutcome => ({
  ok: false,
  conflict: { changedBy: actor, changedAt: at, version: revision, ...(fields && { fields }) },
});
