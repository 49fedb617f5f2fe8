import { type CommandContract, isRejection, type Position, type Rejection } from '@portal/contracts';
import type { z } from 'zod';
import type { CommandBinding } from './command-binding';
import type { CommandContext, CommandOutcome, Conflict } from './command-outcome';

export interface BatchPart {
  /** Unique in the batch; a repeated batch finds finished parts by it: `resource-7`. */
  readonly key: string;
  readonly binding: CommandBinding;
  readonly input: unknown;
}

export interface PartRunner {
  run<I, O>(binding: CommandBinding<I, O>, input: I, context: CommandContext): Promise<CommandOutcome<O>>;
}

export interface BatchResult {
  readonly key: string;
  readonly done: boolean;
  readonly data?: unknown;
  /** Another command was first (R4). */
  readonly conflict?: Conflict;
  readonly rejection?: Rejection;
}

/**
 * Parts are decided separately; a rejected part does not stop the others.
 * Repeating an interrupted batch under its key finishes it.
 */
export interface BatchBinding<I = unknown, O = unknown> {
  readonly contract: CommandContract;
  run(runner: PartRunner, input: I, context: CommandContext): Promise<CommandOutcome<O>>;
}

interface BatchSpec<I, O> {
  readonly parts: (input: I) => readonly BatchPart[];
  readonly answer: (input: I, results: readonly BatchResult[]) => O | Rejection;
}

/** Binds a contract to a batch. */
export function bindBatch<I extends z.ZodType, O extends z.ZodType>(
  contract: CommandContract & { readonly input: I; readonly output: O },
  { parts, answer }: BatchSpec<z.output<I>, z.output<O>>,
): BatchBinding<z.output<I>, z.output<O>> {
  return {
    contract,
    async run(runner, input, context) {
      const asked = parts(input);
      const outcomes = await Promise.all(
        asked.map((part) => runner.run(part.binding, part.input, partContext(context, part))),
      );
      const reused = outcomes.find(isReusedKey);
      if (reused) return reused;
      const results = asked.map(({ key }, index) => resultOf(key, outcomes[index]));
      const data = answer(input, results);
      return isRejection(data)
        ? { ok: false, rejection: data }
        : { ok: true, data, position: lastOf(outcomes) };
    },
  };
}

export const batchPart = <I>(key: string, binding: CommandBinding<I>, input: I): BatchPart => ({
  key,
  binding: binding as CommandBinding,
  input,
});

interface FollowUp<I, O> {
  readonly first: CommandBinding<I, O>;
  /** `null`: nothing follows. */
  readonly next: (input: I, context: CommandContext) => BatchPart | null;
  /** With the outcome of `next`; default: it must succeed as well. */
  readonly answer?: (data: O, next: CommandOutcome) => O;
}

/** A command, then one of another stream; the second changes nothing of the first. Repeats complete both. */
export const followedBy = <I, O>(
  contract: CommandContract,
  { first, next, answer }: FollowUp<I, O>,
): BatchBinding<I, O> => ({
  contract,
  async run(runner, input, context) {
    const outcome = await runner.run(first, input, context);
    const part = outcome.ok ? next(input, context) : null;
    if (!outcome.ok || part === null) return outcome;
    const second = await runner.run(part.binding, part.input, partContext(context, part));
    if (!answer && !second.ok) return second;
    const data = answer ? answer(outcome.data, second) : outcome.data;
    return { ok: true, data, position: lastOf([outcome, second]) };
  },
});

const isReusedKey = (outcome: CommandOutcome): outcome is CommandOutcome<never> =>
  !outcome.ok && 'rejection' in outcome && outcome.rejection.rejected === 'idempotency_key_reused';

/** With the part's own key, or its contract's window for repeats without one. */
const partContext = (context: CommandContext, { key, binding: { contract } }: BatchPart): CommandContext => ({
  ...context,
  ...(context.idempotencyKey !== undefined && { idempotencyKey: `${context.idempotencyKey}/${key}` }),
  ...(contract.kind === 'command' && { repeatWindowSeconds: contract.repeatWindowSeconds }),
});

function resultOf(key: string, outcome: CommandOutcome | undefined): BatchResult {
  if (outcome?.ok) return { key, done: true, data: outcome.data };
  if (outcome === undefined) return { key, done: false };
  return 'conflict' in outcome
    ? { key, done: false, conflict: outcome.conflict }
    : { key, done: false, rejection: outcome.rejection };
}

const lastOf = (outcomes: readonly CommandOutcome[]): Position =>
  Math.max(0, ...outcomes.map((outcome) => (outcome.ok ? outcome.position : 0)));
