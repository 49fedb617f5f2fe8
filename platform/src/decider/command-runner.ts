import type { Market } from '@portal/contracts';
import type { EventCodec } from '../codec/event-codec.port';
import type { EventStore } from '../stores/event-store/event-store.port';
import type { CommandBinding } from './command-binding';
import { CommandExecution } from './command-execution';
import { commandIdOf, digestOf } from './command-identity';
import { CommandLedger } from './command-ledger';
import type { CommandContext, CommandOutcome } from './command-outcome';
import { StreamStates } from './stream-states';
import { StreamTurns } from './stream-turns';

export type { CommandContext, CommandOutcome } from './command-outcome';

export interface CommandRunner {
  /** @throws EventStoreUnavailable; nothing was half done. */
  run<I, O>(binding: CommandBinding<I, O>, input: I, context: CommandContext): Promise<CommandOutcome<O>>;
}

export interface CommandRunnerOptions {
  readonly events: EventStore;
  readonly codec: EventCodec;
  readonly market: Market;
  readonly now: () => Date;
  /** How often a decision is made anew after somebody else appended first. */
  readonly maxRetries?: number;
  /** Idempotency keys remembered in memory, for 24 hours at most. */
  readonly ledgerCapacity?: number;
}

/**
 * Runs commands: load, decide, append, answer. Repeats under an idempotency key have one effect and the same answer,
 * across restarts too, because every event names its command (R2). Give it inputs that the contract has parsed.
 */
export function createCommandRunner(options: CommandRunnerOptions): CommandRunner {
  const { events, codec, market, now, maxRetries = 5, ledgerCapacity = 50_000 } = options;
  const desk = { events, codec, market, maxRetries, states: new StreamStates(events, codec) };
  const ledger = new CommandLedger(ledgerCapacity);
  const turns = new StreamTurns();

  async function run(
    binding: CommandBinding,
    input: unknown,
    context: CommandContext,
  ): Promise<CommandOutcome> {
    const { actor, idempotencyKey } = context;
    const commandId = commandIdOf(actor.id, binding.contract.name, idempotencyKey);
    const digest = digestOf(input);
    const at = context.at ?? now().toISOString();
    const stream = await binding.stream({ input, actor, market, commandId });
    const execution = new CommandExecution(desk, { binding, input, context, commandId, digest, at, stream });
    const execute = () => turns.take(stream, () => execution.run());
    return idempotencyKey === undefined ? execute() : ledger.once(commandId, digest, execute);
  }

  return { run: run as CommandRunner['run'] };
}
