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

/** Command without an HTTP call: seeds, automations, steps of another call. */
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
  /** Input fields not compared in repeats: secret, or new on every attempt. */
  readonly notCompared?: readonly string[];
}

/** Input is checked by type only. */
export function defineInternalCommand<N extends string, I extends z.ZodType, O extends z.ZodType>(
  area: string,
  name: N,
  spec: { input: I; output: O; notCompared?: readonly string[] },
): InternalCommand<N, I, O> {
  return { kind: 'internal', area, name, ...spec };
}

export type BoundContract = CommandContract | UploadContract | InternalCommand;

export interface Addressing<I> {
  readonly input: I;
  readonly actor: Actor;
  readonly market: Market;
  readonly commandId: string;
}

export interface FactsContext<I> extends Addressing<I> {
  readonly at: string;
}

export interface Answering<I, S, F = unknown> extends Addressing<I> {
  readonly state: S;
  /** For secrets that are not stored; missing for a repeat. */
  readonly facts?: F | undefined;
  /** Revision of the record's last edit at that time (R4). */
  readonly version: number;
}

export interface Remaining<I, S> extends Addressing<I> {
  readonly made: S;
  readonly state: S;
}

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

type FactsPart<I, F> = undefined extends F
  ? { readonly facts?: (context: FactsContext<I>) => Found<F> }
  : {
      readonly facts: (context: FactsContext<I>) => Found<F>;
    };

/**
 * Reserves unique things once, after the decision (S16): an id, number, name or upload.
 * Rejects if another command was first. Must be idempotent.
 */
type Take<I, F, T> = (context: FactsContext<I>, found: F) => Found<T>;

type TakePart<I, F, T> = undefined extends T
  ? { readonly take?: Take<I, F, undefined> }
  : { readonly take: Take<I, F, T> };

type BindingSpec<S, C extends CommandMap, E extends DomainEvent, N extends keyof C & string, O> = {
  readonly decider: Decider<S, C, E>;
  /** From input and command id only, so that repeats find their events. Evaluated again after `take`. */
  readonly stream: (addressing: Addressing<C[N]['input']>) => string | Promise<string>;
  /** Revision of the last edit that the sender read. A later edit is a conflict (R4). */
  readonly expectedVersion?: (input: C[N]['input']) => number | undefined;
  readonly expectedVersions?: (input: C[N]['input'], state: S) => Readonly<Record<string, number>>;
  readonly formValues?: (
    state: S,
    input: C[N]['input'],
    record: string,
  ) => Readonly<Record<string, unknown>> | null;
  /** Record within the stream, as named by the decider's `edits`. */
  readonly record?: (input: C[N]['input']) => string;
  readonly restaurantOf?: (state: S) => number | null;
  /** Of a record with several restaurants: a right to one is enough. */
  readonly restaurantsOf?: (state: S) => readonly number[] | null;
  /** The owner; for others the record is missing, for every role and version (X10). */
  readonly ownerOf?: (state: S, input: C[N]['input']) => Owner | null;
  readonly rejectMissing?: Rejection;
  /** Subject of the input's personal data, e.g. `user-12`; default: the sender (S18). */
  readonly subject?: (input: C[N]['input']) => string;
  /** For commands with a proof: whether this input needs one. Default: every input with an effect. */
  readonly needsProof?: (command: Command<C[N]['input'], C[N]['facts']>, state: S) => boolean;
  /** Fields wrong by rules outside the schema: one answer lists all errors (R-ERR-12). */
  readonly alsoWrong?: (sent: Readonly<Record<string, unknown>>) => Readonly<Record<string, string>>;
  /** Whether the command's addition was removed: then the same command without a key is no repeat (R3). */
  readonly isGone?: (remaining: Remaining<C[N]['input'], S>) => boolean;
  /** May reject, as for a failed login. */
  readonly answer: (answering: Answering<C[N]['input'], S, C[N]['facts']>) => O | Rejection;
} & FactsPart<C[N]['input'], C[N]['facts']> &
  TakePart<C[N]['input'], C[N]['facts'], TakenOf<C[N]>>;

type ContractOf<N extends string, I, O extends z.ZodType> = BoundContract & {
  readonly name: N;
  readonly input: z.ZodType<I>;
  readonly output: O;
};

/** Binds a contract to its decider. Input must fit the decider's command map, `answer` the contract's output. */
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
