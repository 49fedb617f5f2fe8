import { setMaxListeners } from 'node:events';
import { setPriority } from 'node:os';
import { type Attack, type AttackCount, type AttackTarget, repeat } from './attack';
import {
  commandsOfOnePerson,
  deepBodies,
  guesses,
  hugePictures,
  quadraticDrawings,
  unfinishedBodies,
  unfinishedHeads,
} from './http-attacks';
import { frames, strangersSockets } from './socket-attacks';

export interface AttackJob {
  readonly target: AttackTarget;
  /** A small interlaced PNG of many pixels, base64. */
  readonly picture: string;
  readonly milliseconds: number;
  /** Of this process; it cannot be lowered again. */
  readonly niceness: number;
}

const attacksWith = (picture: Buffer): readonly Attack[] => [
  unfinishedBodies,
  unfinishedHeads,
  strangersSockets,
  frames,
  guesses,
  commandsOfOnePerson,
  deepBodies,
  quadraticDrawings,
  hugePictures(picture),
];

/** In parallel. @returns by name of the attack */
export async function attack(job: AttackJob): Promise<Readonly<Record<string, AttackCount>>> {
  const { target, picture, milliseconds, niceness } = job;
  setPriority(niceness);
  const signal = AbortSignal.timeout(milliseconds);
  // One listener per open connection.
  setMaxListeners(0, signal);
  const attacks = attacksWith(Buffer.from(picture, 'base64'));
  const counts = await Promise.all(
    attacks.map(async (one) => [one.name, await repeat(one, target, signal)] as const),
  );
  return Object.fromEntries(counts);
}
