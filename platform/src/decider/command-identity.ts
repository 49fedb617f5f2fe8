import { randomUUID } from 'node:crypto';
import { canonicalJson } from './canonical-json';
import type { BoundContract } from './command-binding';
import type { Actor } from './decider';
import { nameUuid } from './name-uuid';

/** Namespace of the portal's command ids. Never change it: repeats of earlier commands would not be recognised. */
const commands = '6f1d3d0a-52f4-5a0e-9c1e-2f6f0b6a7d11';

type Sender = Pick<Actor, 'id' | 'onBehalfOf'>;

/** A person, apart for each person and restaurant that they act as (X18). */
export const senderOf = ({ id, onBehalfOf }: Sender): string =>
  onBehalfOf === undefined ? id : `${id} as ${onBehalfOf}`;

/** A fresh id, or with a key always the same one for this sender, command and key (R2). */
export function commandIdOf(sender: Sender, commandName: string, idempotencyKey?: string): string {
  if (idempotencyKey === undefined) return randomUUID();
  return nameUuid(`${senderOf(sender)} ${commandName} ${idempotencyKey}`, commands);
}

/** The id of what has this keyed digest, within one window of time (R3). */
export const commandIdInWindow = (digest: string, window: number): string =>
  nameUuid(`${digest} ${window}`, commands);

/** The id of the same command when it is meant anew, because what this one did has been undone (R3). */
export const commandIdAfter = (commandId: string): string => nameUuid(`after ${commandId}`, commands);

interface ComparedInput {
  readonly open: string;
  /** What the contract marks as secret; `undefined` where nothing of it was sent. */
  readonly secret: string | undefined;
}

/** The parsed input as texts, for digests that tell a repeat from another command (S5). */
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
