import type { Position, Rejection } from '@portal/contracts';
import type { EventCodec } from '../codec/event-codec.port';
import type { CommandRunner } from '../decider/command-runner';
import { systemActor } from '../decider/decider';
import type { Delivery } from '../projection/delivery';
import { deliver } from '../projection/delivery';
import type { ParkedStream } from '../projection/parked-streams';
import { loadParked, parkedAt, parkingBatch } from '../projection/parked-streams';
import { Turns } from '../projection/turns';
import type { EventStore, RecordedEvent, Subscription } from '../stores/event-store/event-store.port';
import { EventStoreUnavailable } from '../stores/event-store/event-store.port';
import type { ViewStore } from '../stores/view-store/view-store.port';
import type { Automation, CommandIntent } from './automation';

export interface AutomationsOptions {
  readonly events: EventStore;
  readonly codec: EventCodec;
  /** Keeps how far each automation has come, and its parked streams. */
  readonly views: ViewStore;
  readonly commands: CommandRunner;
  readonly automations: readonly Automation[];
  readonly now: () => Date;
  /** Told of failed deliveries, which are tried again by themselves. */
  readonly onTrouble?: (error: unknown) => void;
  /** Told when a reaction failed and its stream is parked. */
  readonly onParked?: (parked: ParkedStream) => void;
  /** Told when a command said no: a fact, not a fault. */
  readonly onRefused?: (refused: { automation: string; eventId: string; rejection: Rejection }) => void;
}

export interface RunningAutomations {
  /** @returns whether the stream is free again. */
  retryParked(automation: string, stream: string): Promise<boolean>;
  /** Finishes the batch in hand. */
  stop(): Promise<void>;
}

/** An automation writes down how far it has come at least this often, in positions, also when nothing concerned it. */
const ledgerEvery = 1_000;

/**
 * Follows the log with every automation and sends its commands. A command's id follows from automation and event, so
 * that a kill between sending and writing down neither loses a command nor doubles its effect.
 */
export async function startAutomations(options: AutomationsOptions): Promise<RunningAutomations> {
  const runs = options.automations.map((automation) => new AutomationRun(automation, options));
  for (const run of runs) await run.start();
  return {
    retryParked: async (name, stream) =>
      (await runs.find(({ automation }) => automation.name === name)?.retry(stream)) ?? false,
    stop: async () => void (await Promise.all(runs.map((run) => run.stop()))),
  };
}

/** Raised while the world is not ready for a reaction, so that the batch is delivered again. */
class NotNow extends Error {}

class AutomationRun {
  readonly #options: AutomationsOptions;
  readonly #turns = new Turns();
  #parked = new Map<string, ParkedStream>();
  #position: Position = 0;
  #ledger: Position = 0;
  #subscription: Subscription | null = null;

  constructor(
    readonly automation: Automation,
    options: AutomationsOptions,
  ) {
    this.#options = options;
  }

  async start(): Promise<void> {
    const { events, views, onTrouble } = this.#options;
    const { name } = this.automation;
    this.#parked = (await loadParked(views, [name])).get(name) ?? new Map();
    const after = (await views.checkpoint(name)) || (await this.#firstPosition());
    this.#position = this.#ledger = after;
    const handle = (batch: readonly RecordedEvent[]) => this.#turns.take(() => this.#handle(batch));
    this.#subscription = events.subscribe({ after, handle, onTrouble });
  }

  async stop(): Promise<void> {
    await this.#subscription?.stop();
  }

  retry(stream: string): Promise<boolean> {
    return this.#turns.take(async () => {
      const parked = this.#parked.get(stream);
      if (!parked) return false;
      const waiting = await this.#options.events.readStream(stream, parked.revision);
      const stuck = await this.#reactToAll(waiting.filter(({ position }) => position <= this.#position));
      const [again = null] = stuck.values();
      await this.#options.views.commit(parkingBatch(new Map([[parked.id, again]])));
      if (again) this.#parked.set(stream, again);
      else this.#parked.delete(stream);
      return again === null;
    });
  }

  /** Where an automation begins that has never run. */
  async #firstPosition(): Promise<Position> {
    if (this.automation.startAt === 'beginning') return 0;
    const head = await this.#options.events.head();
    if (head > 0) await this.#writeLedger(head, new Map());
    return head;
  }

  async #handle(batch: readonly RecordedEvent[]): Promise<void> {
    const position = batch.at(-1)?.position ?? this.#position;
    const due = batch.filter(({ type, stream }) => this.automation.on.has(type) && !this.#parked.has(stream));
    const stuck = await this.#reactToAll(due);
    if (due.length > 0 || position - this.#ledger >= ledgerEvery) await this.#writeLedger(position, stuck);
    this.#position = position;
    for (const parked of stuck.values()) {
      this.#parked.set(parked.stream, parked);
      this.#options.onParked?.(parked);
    }
  }

  async #writeLedger(position: Position, stuck: ReadonlyMap<string, ParkedStream>): Promise<void> {
    const entries = new Map([...stuck.values()].map((parked) => [parked.id, parked]));
    const ledger = { projection: this.automation.name, position, writes: [] };
    await this.#options.views.commit([ledger, ...parkingBatch(entries)]);
    this.#ledger = position;
  }

  /** @returns the streams that could not be reacted to; their later events were left alone. */
  async #reactToAll(events: readonly RecordedEvent[]): Promise<Map<string, ParkedStream>> {
    const stuck = new Map<string, ParkedStream>();
    for (const delivery of await deliver(this.#options.codec, events)) {
      const { recorded } = delivery;
      if (stuck.has(recorded.stream)) continue;
      try {
        await this.#react(delivery);
      } catch (reason) {
        if (reason instanceof NotNow || reason instanceof EventStoreUnavailable) throw reason;
        stuck.set(recorded.stream, parkedAt(this.automation.name, recorded, reason, this.#options.now()));
      }
    }
    return stuck;
  }

  async #react(delivery: Delivery): Promise<void> {
    if (delivery.event === null) throw delivery.failure;
    const reaction = this.automation.on.get(delivery.recorded.type)?.(delivery.event) ?? [];
    const intents: readonly CommandIntent[] = 'binding' in reaction ? [reaction] : reaction;
    for (const [index, intent] of intents.entries()) await this.#send(intent, index, delivery.recorded);
  }

  async #send({ binding, input, actor = systemActor }: CommandIntent, index: number, event: RecordedEvent) {
    const { commands, onRefused } = this.#options;
    const { name } = this.automation;
    const outcome = await commands.run(binding, input, {
      actor,
      correlationId: event.metadata.correlationId,
      causationId: event.id,
      idempotencyKey: `${name}:${event.id}:${index}`,
    });
    if (outcome.ok) return;
    if ('conflict' in outcome) throw new NotNow(`${name}: ${outcome.conflict.changedBy} was faster`);
    onRefused?.({ automation: name, eventId: event.id, rejection: outcome.rejection });
  }
}
