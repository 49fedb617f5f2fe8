/** Priorities of a restaurant in a year (R-MKT-05, R-CON-16). */
export const priorityRanks = [1, 2, 3] as const;
export type PriorityRank = (typeof priorityRanks)[number];

/** Strategies of a restaurant in a year, two for each priority (R-MKT-10, R-CON-16). */
export const strategySlots = [1, 2, 3, 4, 5, 6] as const;
export type StrategySlot = (typeof strategySlots)[number];

/** Which of the two strategies of a priority. */
export const strategyPlaces = [1, 2] as const;
export type StrategyPlace = (typeof strategyPlaces)[number];

const letters = ['A', 'B', 'C', 'D', 'E', 'F'] as const;
export type StrategyLetter = (typeof letters)[number];

/** A to F for the slots 1 to 6 (R-MKT-12). */
export const letterOf = (slot: StrategySlot): StrategyLetter => letters[slot - 1] as StrategyLetter;

/** The slot of a priority's first or second strategy: 3 for the first of priority 2. */
export const slotOf = (rank: PriorityRank, place: StrategyPlace): StrategySlot =>
  ((rank - 1) * strategyPlaces.length + place) as StrategySlot;

/** The priority that a slot belongs to. */
export const rankOfSlot = (slot: StrategySlot): PriorityRank =>
  Math.ceil(slot / strategyPlaces.length) as PriorityRank;
/** Whether a slot is the first or the second of its priority. */
export const placeOfSlot = (slot: StrategySlot): StrategyPlace =>
  (((slot - 1) % strategyPlaces.length) + 1) as StrategyPlace;

/** The first free slot, the lowest (AMB-43); `null` when all three are taken, which is an alert (R-MKT-07). */
export const freeRank = (taken: readonly number[]): PriorityRank | null =>
  priorityRanks.find((rank) => !taken.includes(rank)) ?? null;

/**
 * Whether priorities that are new in a table stand in the slots that were to be filled next: the lowest that those which
 * stay leave free.
 * @param kept ranks of those that stay, as they are now
 * @param added ranks of those that are new
 */
export function fillsInOrder(kept: readonly number[], added: readonly number[]): boolean {
  const free = priorityRanks.filter((rank) => !kept.includes(rank));
  const wanted = [...added].sort((a, b) => a - b);
  return wanted.every((rank, index) => rank === free[index]);
}
