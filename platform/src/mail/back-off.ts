const second = 1_000;
const minute = 60 * second;

const firstPause = 10 * second;
const maxPause = 15 * minute;
export const timeoutWithMailMs = 24 * 60 * minute;

const firstProbe = 5 * second;
const maxProbe = 20 * second;

/** A fifth of jitter. @param chance in [0, 1) */
const jittered = (milliseconds: number, chance: number) => milliseconds * (0.8 + 0.4 * chance);

/** 10 s, doubled up to 15 min (R12). @param attempts failed ones, from 1 */
export const pauseAfter = (attempts: number, chance: number): number =>
  jittered(Math.min(firstPause * 2 ** (attempts - 1), maxPause), chance);

/** Milliseconds between attempts in an outage, at most a minute. */
export const probePause = (failures: number, chance: number): number =>
  jittered(Math.min(firstProbe * 2 ** (failures - 1), maxProbe), chance);
