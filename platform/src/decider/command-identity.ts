import { randomUUID } from 'node:crypto';
import { parse as uuidBytes, v5 as uuidv5 } from 'uuid';
import type { BoundContract } from './command-binding';
import { canonicalJson } from './canonical-json';

/** Namespace of the portal's command ids. Never change it: repeats of earlier commands would not be recognised. */
const commands = uuidBytes('6f1d3d0a-52f4-5a0e-9c1e-2f6f0b6a7d11');

/** A fresh id, or with a key always the same one for this person, command and key (R2). */
export function commandIdOf(actorId: string, commandName: string, idempotencyKey?: string): string {
  if (idempotencyKey === undefined) return randomUUID();
  return uuidv5(`${actorId} ${commandName} ${idempotencyKey}`, commands);
}

/** The id of what has this keyed digest, within one window of time (R3). */
export const commandIdInWindow = (digest: string, window: number): string =>
  uuidv5(`${digest} ${window}`, commands);

/** The id of the same command when it is meant anew, because what this one did has been undone (R3). */
export const commandIdAfter = (commandId: string): string => uuidv5(`after ${commandId}`, commands);

/** The parsed input as text, without what the contract marks as secret (S5). */
export function digestibleInput(contract: BoundContract, input: unknown): string {
  const secret = 'secretInputs' in contract ? (contract.secretInputs ?? []) : [];
  if (secret.length === 0 || typeof input !== 'object' || input === null) return canonicalJson(input);
  return canonicalJson(Object.fromEntries(Object.entries(input).filter(([name]) => !secret.includes(name))));
}
