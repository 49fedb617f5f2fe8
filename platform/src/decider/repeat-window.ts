import type { EventStore } from '../stores/event-store/event-store.port';
import type { Addressing, CommandBinding } from './command-binding';
import { commandIdAfter, commandIdInWindow } from './command-identity';
import type { StreamStates } from './stream-states';

interface Sent {
  readonly binding: CommandBinding;
  readonly addressing: Omit<Addressing<unknown>, 'commandId'>;
  readonly digest: string;
  readonly at: string;
  readonly seconds: number;
}

interface Options {
  readonly events: Pick<EventStore, 'readStream'>;
  readonly states: StreamStates;
  readonly begunAt: (commandId: string) => string | undefined;
}

/**
 * Id of a command without a key, from digest and time window (R3); the preceding window counts too.
 * Once its effect is undone, the same command is new.
 */
export function createRepeatWindows({ events, states, begunAt }: Options) {
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
    const since = begunAt(earlier) ?? (await executedAt(sent, earlier));
    const isRepeat = since !== undefined && now - Date.parse(since) < length;
    return isRepeat ? earlier : lastOf(sent, window);
  };
}
