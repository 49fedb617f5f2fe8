import { randomUUID } from 'node:crypto';
import { canonicalJson } from './canonical-json';
import type { BoundContract } from './command-binding';
import type { Actor } from './decider';
import { nameUuid } from './name-uuid';

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
export const commandIdInWindow = (digest: string, window: number): string =>
  nameUuid(`${digest} ${window}`, commands);

/** Id for the same command once its first effect has been undone (R3). */
export const commandIdAfter = (commandId: string): string => nameUuid(`after ${commandId}`, commands);

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
