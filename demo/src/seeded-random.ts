/** The same seed gives the same sequence on every machine. */
export interface SeededRandom {
  /** In [0, 1). */
  next(): number;
  /** An integer from `low` to `high`, inclusive. */
  between(low: number, high: number): number;
  /** True with the given probability. */
  chance(probability: number): boolean;
  /** @throws if empty */
  pick<T>(choices: readonly T[]): T;
  /** @throws if empty */
  weighted<T>(choices: readonly (readonly [choice: T, weight: number])[]): T;
  /** A shuffled copy. */
  shuffled<T>(choices: readonly T[]): T[];
  /** An independent sequence: draws here do not change others. */
  fork(name: string): SeededRandom;
}

/** FNV-1a, 32 bit. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  }
  return hash >>> 0;
}

/** mulberry32 over the hash of the seed; not for secrets. */
export function seededRandom(seed: string): SeededRandom {
  let state = hashOf(seed);
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const between = (low: number, high: number): number => low + Math.floor(next() * (high - low + 1));
  return {
    next,
    between,
    chance: (probability) => next() < probability,
    pick: (choices) => chosen(choices, between(0, choices.length - 1)),
    weighted: (choices) => weightedChoice(choices, next()),
    shuffled: (choices) => shuffle(choices, next),
    fork: (name) => seededRandom(`${seed}/${name}`),
  };
}

function chosen<T>(choices: readonly T[], at: number): T {
  if (choices.length === 0) throw new Error('nothing to choose from');
  return choices[at] as T;
}

function weightedChoice<T>(choices: readonly (readonly [T, number])[], chance: number): T {
  let left = chance * choices.reduce((sum, [, weight]) => sum + weight, 0);
  const at = choices.findIndex(([, weight]) => (left -= weight) < 0);
  return chosen(choices, at === -1 ? choices.length - 1 : at)[0];
}

function shuffle<T>(choices: readonly T[], next: () => number): T[] {
  return choices
    .map((choice) => ({ choice, rank: next() }))
    .sort((one, other) => one.rank - other.rank)
    .map(({ choice }) => choice);
}
