import type { CommandContract, Position } from '@portal/contracts';
import { isRejection } from '@portal/contracts';
import type { z } from 'zod';
import type { CommandBinding } from './command-binding';
import type { CommandContext, CommandOutcome } from './command-outcome';
import type { CommandRunner } from './command-runner';

/** One of the commands that a batch comes to. */
export interface BatchPart {
  /** Names it within the batch, so that the batch sent again finds it done: `resource-7`. */
  readonly key: string;
  readonly binding: CommandBinding;
  readonly input: unknown;
}

/** What became of a part. */
export interface BatchResult {
  readonly key: string;
  readonly done: boolean;
}

/**
 * One call that stands for many commands on as many records. Each is decided for itself: a record that refuses keeps
 * nobody else waiting, and a batch that was cut off half-way is finished by sending it again under its key.
 */
export interface CommandBatch<I = unknown, O = unknown> {
  readonly contract: CommandContract;
  parts(input: I): readonly BatchPart[];
  answer(input: I, results: readonly BatchResult[]): O;
}

/** Ties a contract to the commands that it comes to. */
export function bindBatch<I extends z.ZodType, O extends z.ZodType>(
  contract: CommandContract & { readonly input: I; readonly output: O },
  spec: Omit<CommandBatch<z.output<I>, z.output<O>>, 'contract'>,
): CommandBatch<z.output<I>, z.output<O>> {
  return { ...spec, contract };
}

/** One of the commands of a batch, with the input that its binding takes. */
export const batchPart = <I>(key: string, binding: CommandBinding<I>, input: I): BatchPart => ({
  key,
  binding: binding as CommandBinding,
  input,
});

/** What a call reaches: one command, or many. */
export type WiredBinding = CommandBinding | CommandBatch;

const isBatch = (binding: WiredBinding): binding is CommandBatch => 'parts' in binding;

const isReusedKey = (outcome: CommandOutcome) =>
  !outcome.ok && 'rejection' in outcome && outcome.rejection.rejected === 'idempotency_key_reused';

/** Runs what a call reaches. A batch answers with the position of the last of its effects. */
export function runWired(
  runner: CommandRunner,
  binding: WiredBinding,
  input: unknown,
  context: CommandContext,
): Promise<CommandOutcome> {
  return isBatch(binding) ? runBatch(runner, binding, input, context) : runner.run(binding, input, context);
}

async function runBatch(
  runner: CommandRunner,
  batch: CommandBatch,
  input: unknown,
  context: CommandContext,
): Promise<CommandOutcome> {
  const { idempotencyKey } = context;
  const parts = batch.parts(input);
  const outcomes = await Promise.all(
    parts.map((part) =>
      runner.run(part.binding, part.input, {
        ...context,
        ...(idempotencyKey !== undefined && { idempotencyKey: `${idempotencyKey}/${part.key}` }),
      }),
    ),
  );
  const reused = outcomes.find(isReusedKey);
  if (reused) return reused;
  const data = batch.answer(
    input,
    parts.map(({ key }, at) => ({ key, done: outcomes[at]?.ok === true })),
  );
  return isRejection(data) ? { ok: false, rejection: data } : { ok: true, data, position: lastOf(outcomes) };
}

const lastOf = (outcomes: readonly CommandOutcome[]): Position =>
  Math.max(0, ...outcomes.map((outcome) => (outcome.ok ? outcome.position : 0)));
