import { hash, randomUUID } from 'node:crypto';
import { v5 as uuidv5 } from 'uuid';
import { canonicalJson } from './canonical-json';

/** Namespace of the portal's command ids. Never change it: repeats of earlier commands would not be recognised. */
const commands = '6f1d3d0a-52f4-5a0e-9c1e-2f6f0b6a7d11';

/** A fresh id, or with a key always the same one for this person, command and key (R2). */
export function commandIdOf(actorId: string, commandName: string, idempotencyKey?: string): string {
  if (idempotencyKey === undefined) return randomUUID();
  return uuidv5(`${actorId} ${commandName} ${idempotencyKey}`, commands);
}

/** SHA-256 in hex over the parsed input: tells a repeat from a reused key. */
export const digestOf = (input: unknown): string => hash('sha256', canonicalJson(input));
