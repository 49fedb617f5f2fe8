import type {
  CommandContract,
  DomainEvent,
  Market,
  Owner,
  Rejection,
  UploadContract,
} from '@portal/contracts';
import type { z } from 'zod';
import type {
  Actor,
  Command,
  CommandMap,
  Decider,
  Decision,
  PendingEvents,
  StreamRules,
  TakenOf,
} from './decider';

/** A command that no HTTP call reaches: seeds, automations, steps of another call. */
export interface InternalCommand<
  N extends string = string,
  I extends z.ZodType = z.ZodType,
  O extends z.ZodType = z.ZodType,
> {
  readonly kind: 'internal';
  readonly area: string;
  readonly name: N;
  readonly input: I;
  readonly output: O;
  /** Names of input fields that every attempt makes again, or that are secret. */
  readonly notCompared?: readonly string[];
}

/** Declares a command without a wire path. Its input is trusted: the caller's types are all that checks it. */
export function defineInternalCommand<N extends string, I extends z.ZodType, O extends z.ZodType>(
  area: string,
  name: N,
  spec: { input: I; output: O; notCompared?: readonly string[] },
): InternalCommand<N, I, O> {
  return { kind: 'internal', area, name, ...spec };
}

/** What may be bound to a decider. */
export type BoundContract = CommandContract | UploadContract | InternalCommand;

/** What decides which stream a command belongs to. */
export interface Addressing<I> {
  readonly input: I;
  readonly actor: Actor;
  readonly market: Market;
  readonly commandId: string;
}

/** What facts are found out from; services come in by closure. */
export interface FactsContext<I> extends Addressing<I> {
  /** Server time of the decision, ISO 8601 UTC. */
  readonly at: string;
}

/** Parts of an answer that a repeated command finds again, so that both answers are equal. */
export interface Answering<I, S, F = unknown> extends Addressing<I> {
  /** As of this command's last event. */
  readonly state: S;
  /** Facts of the decision; missing for a repeat. For secrets that are not stored. */
  readonly facts?: F | undefined;
  /** Revision of the record's last edit as of then: what a sender who has seen it sends back (R4). */
  readonly version: number;
}

/** What tells whether a command has to be executed anew: the stream as the command left it, and as it is now. */
export interface Remaining<I, S> extends Addressing<I> {
  readonly made: S;
  readonly state: S;
}

/** One command with the rules that decide it. Types of state and facts are known to `bindCommand` alone. */
export interface CommandBinding<I = unknown, O = unknown> {
  readonly contract: BoundContract;
  readonly rules: StreamRules;
  decide(command: Command<I>, state: unknown): Decision<DomainEvent> | PendingEvents<DomainEvent, unknown>;
  stream(addressing: Addressing<I>): string | Promise<string>;
  expectedVersion?(input: I): number | undefined;
  expectedVersions?(input: I, state: unknown): Readonly<Record<string, number>>;
  formValues?(state: unknown, input: I, record: string): Readonly<Record<string, unknown>> | null;
  record?(input: I): string;
  facts?(context: FactsContext<I>): unknown;
  take?(context: FactsContext<I>, found: unknown): unknown;
  needsProof?(command: Command<I>, state: unknown): boolean;
  alsoWrong?(sent: Readonly<Record<string, unknown>>): Readonly<Record<string, string>>;
  restaurantOf?(state: unknown): number | null;
  restaurantsOf?(state: unknown): readonly number[] | null;
  ownerOf?(state: unknown, input: I): Owner | null;
  readonly rejectMissing?: Rejection;
  subject?(input: I): string;
  isGone?(remaining: Remaining<I, unknown>): boolean;
  answer(answering: Answering<I, unknown>): O | Rejection;
}

export const isAnsweredOnce = ({ contract }: Pick<CommandBinding, 'contract'>): boolean =>
  contract.kind === 'command' && contract.answeredOnce === true;

type Found<F> = F | Rejection | Promise<F | Rejection>;

/** `facts` may be left out only where the decider expects none. */
type FactsPart<I, F> = undefined extends F
  ? { readonly facts?: (context: FactsContext<I>) => Found<F> }
  : {
      /** Facts for the decision; reads only, may reject. Not repeated after a conflict. */
      readonly facts: (context: FactsContext<I>) => Found<F>;
    };

/**
 * Reserves unique things: an id, a number, a name, an upload. Runs once after the decision, so that a refused command
 * writes nothing (S16). Yields what the pending events need; rejects where another command was first. Must be
 * idempotent: a process may end before the event is written.
 */
type Take<I, F, T> = (context: FactsContext<I>, found: F) => Found<T>;

/** `take` may be left out only where no events wait for it. */
type TakePart<I, F, T> = undefined extends T
  ? { readonly take?: Take<I, F, undefined> }
  : { readonly take: Take<I, F, T> };

type BindingSpec<S, C extends CommandMap, E extends DomainEvent, N extends keyof C & string, O> = {
  readonly decider: Decider<S, C, E>;
  /**
   * Stream name from input and command id alone, so that a repeat finds its own events. Evaluated again after `take`,
   * which may draw the id of a new record.
   */
  readonly stream: (addressing: Addressing<C[N]['input']>) => string | Promise<string>;
  /**
   * Revision of the last edit that the sender has read, from the input. A later edit is a conflict with its person and
   * time (R4).
   */
  readonly expectedVersion?: (input: C[N]['input']) => number | undefined;
  /** The same where a command edits several records of its stream: record → revision. */
  readonly expectedVersions?: (input: C[N]['input'], state: S) => Readonly<Record<string, number>>;
  /** Form values of the record by wire name; a conflict names the fields that differ. */
  readonly formValues?: (
    state: S,
    input: C[N]['input'],
    record: string,
  ) => Readonly<Record<string, unknown>> | null;
  /** Which record of its stream the command is about, by the name that the decider's `edits` gives it. */
  readonly record?: (input: C[N]['input']) => string;
  /** The restaurant of a record; for people without a right to it the record does not exist. */
  readonly restaurantOf?: (state: S) => number | null;
  /** The restaurants of a record that has several: a right to one of them is enough. */
  readonly restaurantsOf?: (state: S) => readonly number[] | null;
  /** Whose record it is; others are told that there is none, whatever their role and the version they send (X10). */
  readonly ownerOf?: (state: S, input: C[N]['input']) => Owner | null;
  /** Rejection for a record out of reach, equal to that for a missing one. Default `not_found`. */
  readonly rejectMissing?: Rejection;
  /** Whose personal data the input holds, e.g. `user-12`; the sender's own when left out (S18). */
  readonly subject?: (input: C[N]['input']) => string;
  /**
   * Of a command that is declared with a proof: whether this input needs one. Left out, every input that has an effect
   * does.
   */
  readonly needsProof?: (command: Command<C[N]['input'], C[N]['facts']>, state: S) => boolean;
  /** Fields that are wrong by rules which the schema does not know: all errors are told in one round (R-ERR-12). */
  readonly alsoWrong?: (sent: Readonly<Record<string, unknown>>) => Readonly<Record<string, string>>;
  /** Whether what the command added has been removed: then the same command again without a key is no repeat (R3). */
  readonly isGone?: (remaining: Remaining<C[N]['input'], S>) => boolean;
  /** May still reject: a failed login is both an event and a rejection. */
  readonly answer: (answering: Answering<C[N]['input'], S, C[N]['facts']>) => O | Rejection;
} & FactsPart<C[N]['input'], C[N]['facts']> &
  TakePart<C[N]['input'], C[N]['facts'], TakenOf<C[N]>>;

/** The parts of a contract that types flow from. */
type ContractOf<N extends string, I, O extends z.ZodType> = BoundContract & {
  readonly name: N;
  readonly input: z.ZodType<I>;
  readonly output: O;
};

/**
 * Connects a contract with its decider. The parsed input must fit the decider's command map, and `answer` the
 * contract's output.
 */
export function bindCommand<
  S,
  C extends CommandMap,
  E extends DomainEvent,
  N extends keyof C & string,
  O extends z.ZodType,
>(
  contract: ContractOf<N, C[N]['input'], O>,
  spec: BindingSpec<S, C, E, N, z.output<O>>,
): CommandBinding<C[N]['input'], z.output<O>> {
  const { decider, ...rest } = spec;
  return {
    ...(rest as unknown as Omit<CommandBinding<C[N]['input'], z.output<O>>, 'contract' | 'rules' | 'decide'>),
    contract,
    rules: decider as unknown as StreamRules,
    decide: decider.decide[contract.name] as CommandBinding<C[N]['input']>['decide'],
  };
}
