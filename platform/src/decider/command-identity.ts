import { randomUUID } from 'node:crypto';
import { reject } from '@portal/contracts';
import type { LRUCache } from 'lru-cache';
import { lruCache } from '../program/lru-cache';
import type { EventStore } from '../stores/event-store/event-store.port';
import { canonicalJson } from './canonical-json';
import type { Addressing, BoundContract, CommandBinding } from './command-binding';
import type { CommandOutcome } from './command-outcome';
import type { Actor } from './decider';
import { nameUuid } from './name-uuid';
import type { StreamStates } from './stream-states';

/** Namespace of command ids. Never change: earlier commands would not be recognised. */
const commands = '6f1d3d0a-52f4-5a0e-9c1e-2f6f0b6a7d11';

type Sender = Pick<Actor, 'id' | 'onBehalfOf'>;

/** Distinct for each person and restaurant that they act for (X18). */
export const senderOf = ({ id, onBehalfOf }: Sender): string =>
  onBehalfOf === undefined ? id : `${id} as ${onBehalfOf}`;

/** A random id; with a key, derived from sender, command and key (R2). */
export function commandIdOf(sender: Sender, commandName: string, idempotencyKey?: string): string {
  if (idempotencyKey === undefined) return randomUUID();
  return nameUuid(`${senderOf(sender)} ${commandName} ${idempotencyKey}`, commands);
}

/** Id from a keyed digest and a time window (R3). */
const commandIdInWindow = (digest: string, window: number): string =>
  nameUuid(`${digest} ${window}`, commands);

/** Id for the same command once its first effect has been undone (R3). */
const commandIdAfter = (commandId: string): string => nameUuid(`after ${commandId}`, commands);

interface ComparedInput {
  readonly open: string;
  readonly secret: string | undefined;
}

/** The parsed input as texts, for digests of repeats (S5). */
export function comparedInput(contract: BoundContract, input: unknown): ComparedInput {
  const isInternal = contract.kind === 'internal';
  const apart = (isInternal ? contract.notCompared : contract.secretInputs) ?? [];
  if (apart.length === 0) return { open: canonicalJson(input), secret: undefined };
  const fields = Object.entries(input as object);
  const secret = canonicalJson(Object.fromEntries(fields.filter(([name]) => apart.includes(name))));
  return {
    open: canonicalJson(Object.fromEntries(fields.filter(([name]) => !apart.includes(name)))),
    secret: isInternal || secret === '{}' ? undefined : secret,
  };
}

interface Started {
  /** Of the input; `undefined` matches every other. */
  readonly digest: string | undefined;
  readonly at: string;
}

interface Arriving extends Started {
  readonly arrived: number;
  /** The answer holds a secret: only repeats that arrived before it share it. */
  readonly isAnsweredOnce: boolean;
}

interface Entry extends Started {
  readonly outcome: Promise<CommandOutcome>;
  answered: number;
}

const dayInMilliseconds = 24 * 60 * 60 * 1000;
export const keyReused: CommandOutcome = { ok: false, rejection: reject('idempotency_key_reused') };
export const alreadyAnswered: CommandOutcome = { ok: false, rejection: reject('already_answered') };

/** Whether both digests are known and unequal. */
export const differs = (one: string | undefined, other: string | undefined): boolean =>
  one !== undefined && other !== undefined && one !== other;

/**
 * Cache of recent outcomes by idempotency key, shared by concurrent and later repeats, unless given once.
 * Finds keys reused for another stream (R2).
 */
export class CommandLedger {
  readonly #entries: LRUCache<string, Entry>;

  constructor(capacity: number) {
    this.#entries = lruCache(capacity, dayInMilliseconds);
  }

  /** Executes at most once per command id. Rejections and failures are forgotten. */
  once(
    commandId: string,
    started: Arriving,
    execute: () => Promise<CommandOutcome>,
  ): Promise<CommandOutcome> {
    const known = this.#entries.get(commandId);
    if (known) return this.#repeat(known, started);
    const { digest, at } = started;
    const entry: Entry = { digest, at, outcome: execute(), answered: Infinity };
    this.#entries.set(commandId, entry);
    const forget = () => this.#entries.delete(commandId);
    entry.outcome.then((result) => {
      entry.answered = performance.now();
      if (!result.ok) forget();
    }, forget);
    return entry.outcome;
  }

  async #repeat(known: Entry, { digest, arrived, isAnsweredOnce }: Arriving): Promise<CommandOutcome> {
    if (differs(known.digest, digest)) return keyReused;
    return isAnsweredOnce && arrived > known.answered ? alreadyAnswered : known.outcome;
  }

  startedAt(commandId: string): string | undefined {
    return this.#entries.get(commandId)?.at;
  }
}

interface Sent {
  readonly binding: CommandBinding;
  readonly addressing: Omit<Addressing<unknown>, 'commandId'>;
  readonly digest: string;
  readonly at: string;
  readonly seconds: number;
}

interface RepeatOptions {
  readonly events: Pick<EventStore, 'readStream'>;
  readonly states: StreamStates;
  readonly startedAt: (commandId: string) => string | undefined;
}

/**
 * Id of a command without a key, from digest and time window (R3); the preceding window counts too.
 * Once its effect is undone, the same command is new.
 */
export function createRepeatWindows({ events, states, startedAt }: RepeatOptions) {
  async function executedAt({ binding, addressing }: Sent, commandId: string): Promise<string | undefined> {
    const stream = await binding.stream({ ...addressing, commandId });
    const { commands } = await states.load(binding.rules, stream);
    if (!commands.has(commandId)) return undefined;
    const appended = await events.readStream(stream);
    return appended.find(({ metadata }) => metadata.commandId === commandId)?.metadata.at;
  }

  async function isUndone({ binding, addressing }: Sent, commandId: string): Promise<boolean> {
    if (!binding.isGone) return false;
    const stream = await binding.stream({ ...addressing, commandId });
    const { commands, state } = await states.load(binding.rules, stream);
    if (!commands.has(commandId)) return false;
    const made = (await states.loadAsOf(binding.rules, stream, commandId)).state;
    return binding.isGone({ ...addressing, commandId, made, state });
  }

  async function lastOf(sent: Sent, window: number): Promise<string> {
    let commandId = commandIdInWindow(sent.digest, window);
    while (await isUndone(sent, commandId)) commandId = commandIdAfter(commandId);
    return commandId;
  }

  return async (sent: Sent): Promise<string> => {
    const now = Date.parse(sent.at);
    const length = sent.seconds * 1000;
    const window = Math.floor(now / length);
    const earlier = await lastOf(sent, window - 1);
    const since = startedAt(earlier) ?? (await executedAt(sent, earlier));
    const isRepeat = since !== undefined && now - Date.parse(since) < length;
    return isRepeat ? earlier : lastOf(sent, window);
  };
}
