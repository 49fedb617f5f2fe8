import { type CommandContract, isRejection, type Position } from '@portal/contracts';
import type { z } from 'zod';
import type { CommandBinding } from './command-binding';
import type { CommandContext, CommandOutcome, Conflict } from './command-outcome';

/** One of the commands that a batch comes to. */
export interface BatchPart {
  /** Names it within the batch, so that the batch sent again finds it done: `resource-7`. */
  readonly key: string;
  readonly binding: CommandBinding;
  readonly input: unknown;
}

/** Runs the parts of a batch, each as a command of its own. */
export interface PartRunner {
  run<I, O>(binding: CommandBinding<I, O>, input: I, context: CommandContext): Promise<CommandOutcome<O>>;
}

/** What became of a part. */
export interface BatchResult {
  readonly key: string;
  readonly done: boolean;
  /** Its answer, where it was done. */
  readonly data?: unknown;
  /** Another command was faster (R4). */
  readonly conflict?: Conflict;
}

/**
 * A binding whose command fans out: each part is decided alone, a refused part does not stop the others, and repeating
 * an interrupted batch under its key finishes it.
 */
export interface BatchBinding<I = unknown, O = unknown> {
  readonly contract: CommandContract;
  /** Answers with the position of the last effect. */
  run(runner: PartRunner, input: I, context: CommandContext): Promise<CommandOutcome<O>>;
}

interface BatchSpec<I, O> {
  readonly parts: (input: I) => readonly BatchPart[];
  readonly answer: (input: I, results: readonly BatchResult[]) => O;
}

/** Ties a contract to the commands that it comes to. */
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

/** One of the commands of a batch, with the input that its binding takes. */
export const batchPart = <I>(key: string, binding: CommandBinding<I>, input: I): BatchPart => ({
  key,
  binding: binding as CommandBinding,
  input,
});

const isReusedKey = (outcome: CommandOutcome): outcome is CommandOutcome<never> =>
  !outcome.ok && 'rejection' in outcome && outcome.rejection.rejected === 'idempotency_key_reused';

const partContext = (context: CommandContext, { key }: BatchPart): CommandContext =>
  context.idempotencyKey === undefined
    ? context
    : { ...context, idempotencyKey: `${context.idempotencyKey}/${key}` };

function resultOf(key: string, outcome: CommandOutcome | undefined): BatchResult {
  if (outcome?.ok) return { key, done: true, data: outcome.data };
  return { key, done: false, ...(outcome && 'conflict' in outcome && { conflict: outcome.conflict }) };
}

const lastOf = (outcomes: readonly CommandOutcome[]): Position =>
  Math.max(0, ...outcomes.map((outcome) => (outcome.ok ? outcome.position : 0)));
