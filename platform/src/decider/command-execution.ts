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
import { isTimeToYield, yieldToOthers } from '../program/in-pieces';
import {
  AppendTooLarge,
  type EventStore,
  type NewEvent,
  WrongExpectedRevision,
} from '../stores/event-store/event-store.port';
import { PersonErased } from '../stores/key-store/key-store.port';
import { type CommandBinding, type FactsContext, isAnsweredOnce } from './command-binding';
import { conflictIn, conflictWith, isHiddenFrom, recordOf, restaurantOf } from './command-guard';
import { alreadyAnswered, differs, keyReused } from './command-identity';
import type { CommandContext, CommandOutcome } from './command-outcome';
import type { Command } from './decider';
import { advanced, newestEdit, type StreamState, type StreamStates } from './stream-states';

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

type Events = readonly DomainEvent[];
type Decided = ReturnType<CommandBinding['decide']>;

/** One decision on one state of the stream. */
type Attempt =
  | { readonly result: 'appended'; readonly outcome: CommandOutcome }
  /** Rejected or without effect; on a cached state, maybe too early. */
  | { readonly result: 'unchanged'; readonly outcome: CommandOutcome }
  /** Another process appended to the stream since it was read. */
  | { readonly result: 'overtaken' };

const unchanged = (outcome: CommandOutcome): Attempt => ({ result: 'unchanged', outcome });
const refused = (rejection: Rejection): CommandOutcome => ({ ok: false, rejection });

/** A proof is needed first; nothing was taken or written. */
export const awaitsProof = refused(reject('proof_required'));
const sessionExpired = refused(reject('session_expired'));
const tooMuch = refused(reject('too_much_at_once'));

/** A command on its stream: guard, facts, decision, append, answer (docs/architecture.md). */
export class CommandExecution {
  readonly #shared: ExecutionContext;
  readonly #task: Task;
  #stream: string;
  #command: Command | undefined;
  #taken: { readonly value: unknown } | undefined;

  constructor(shared: ExecutionContext, task: Task) {
    this.#shared = shared;
    this.#task = task;
    this.#stream = task.stream;
  }

  async run(): Promise<CommandOutcome> {
    const { states, maxRetries } = this.#shared;
    const cached = this.#cachedState();
    const first = cached && (await this.#attempt(cached));
    // Only an append proves that nothing newer is stored; other outcomes are decided again.
    if (first?.result === 'appended') return first.outcome;
    for (let lost = first?.result === 'overtaken' ? 1 : 0; ; lost += 1) {
      const loaded = await states.load(this.#task.binding.rules, this.#stream);
      const repeated = await this.#repeated(loaded);
      if (repeated) return repeated;
      if (lost > maxRetries) return conflictWith(newestEdit(loaded.edits.values()));
      const attempt = await this.#attempt(loaded);
      if (attempt.result !== 'overtaken') return attempt.outcome;
    }
  }

  /** Without a read. Streams named after their command start empty. */
  #cachedState(): StreamState | undefined {
    const { binding, commandId } = this.#task;
    const isNew = this.#stream.endsWith(commandId);
    const cached = this.#shared.states.remembered(binding.rules, this.#stream, isNew);
    return cached?.commands.has(commandId) ? undefined : cached;
  }

  /** The answer of before, where the stream has this command's events (R2). */
  async #repeated({ commands }: StreamState): Promise<CommandOutcome | undefined> {
    const { binding, commandId, digest } = this.#task;
    if (!commands.has(commandId)) return undefined;
    if (differs(commands.get(commandId), digest)) return keyReused;
    const answer = this.#answer(await this.#shared.states.loadAsOf(binding.rules, this.#stream, commandId));
    return answer.ok && isAnsweredOnce(binding) ? alreadyAnswered : answer;
  }

  async #attempt(stream: StreamState): Promise<Attempt> {
    const guarded = await this.#hiddenOrStale(stream);
    if (guarded) return unchanged(guarded);
    const command = await this.#withFacts();
    if (isRejection(command)) return unchanged(refused(command));
    const decision = this.#task.binding.decide(command, stream.state);
    if (this.#needsProof(decision, command, stream.state)) return unchanged(awaitsProof);
    const events = await this.#withTaken(decision);
    if (isRejection(events)) return unchanged(refused(events));
    return events.length === 0 ? unchanged(this.#answer(stream)) : this.#append(events, stream);
  }

  async #hiddenOrStale(stream: StreamState): Promise<CommandOutcome | undefined> {
    const { binding, input, context } = this.#task;
    const hiddenFrom = isHiddenFrom(binding, stream.state, { input, actor: context.actor });
    if (hiddenFrom) return refused(hiddenFrom);
    return conflictIn(
      this.#task,
      stream,
      async (revision) => (await this.#shared.states.loadAt(binding.rules, this.#stream, revision)).state,
    );
  }

  #known(): FactsContext<unknown> {
    const { input, commandId, at, context } = this.#task;
    return { input, actor: context.actor, at, market: this.#shared.market, commandId };
  }

  /** Once: retries decide on the same facts. */
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

  async #append(decision: Events, loaded: StreamState): Promise<Attempt> {
    const { commandId, digest } = this.#task;
    const { events, states } = this.#shared;
    const after = await this.#after(decision, loaded);
    const metadata = this.#metadata(after.state);
    try {
      const encoded = await this.#encode(decision, metadata);
      const appended = await events.append(this.#stream, loaded.revision, encoded);
      const now: StreamState = { ...after, ...appended };
      now.commands.set(commandId, digest);
      states.remember(this.#stream, now);
      return { result: 'appended', outcome: this.#answer(now) };
    } catch (error) {
      if (error instanceof WrongExpectedRevision) return { result: 'overtaken' };
      // Erased during the call: the session has ended.
      if (error instanceof PersonErased) return unchanged(sessionExpired);
      if (error instanceof AppendTooLarge) return unchanged(tooMuch);
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
    const { actor, correlationId, causationId = commandId, rule } = context;
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
      ...(rule !== undefined && { rule }),
      ...(digest !== undefined && { commandDigest: digest }),
      schemaVersion: 1,
    };
  }

  #answer({ state, position, edits }: StreamState): CommandOutcome {
    const facts = this.#command?.facts;
    const version = edits.get(recordOf(this.#task))?.revision ?? 0;
    const data = this.#task.binding.answer({ ...this.#known(), state, version, facts });
    return isRejection(data) ? refused(data) : { ok: true, data, position };
  }
}

const hasNoEffect = (decision: Decided): decision is Rejection | readonly [] =>
  isRejection(decision) || (typeof decision !== 'function' && decision.length === 0);
