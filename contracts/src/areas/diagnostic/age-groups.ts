import { z } from 'zod';

/** The seven age groups, youngest first (R-DIA-10, R-CON-18). */
export const ageGroups = ['g1', 'g2', 'g3', 'g4', 'g5', 'g6', 'g7'] as const;
export type AgeGroup = (typeof ageGroups)[number];

/** First and last year of each group; the last has no end (R-DIA-11). */
export const ageBands: Readonly<Record<AgeGroup, { readonly from: number; readonly to: number | null }>> = {
  g1: { from: 0, to: 9 },
  g2: { from: 10, to: 19 },
  g3: { from: 20, to: 24 },
  g4: { from: 25, to: 34 },
  g5: { from: 35, to: 49 },
  g6: { from: 50, to: 65 },
  g7: { from: 66, to: null },
};

const inhabitants = z.number().nonnegative();

/** How many people of each group live there. */
export const populationSchema = z.object({
  g1: inhabitants,
  g2: inhabitants,
  g3: inhabitants,
  g4: inhabitants,
  g5: inhabitants,
  g6: inhabitants,
  g7: inhabitants,
});
export type Population = Readonly<z.infer<typeof populationSchema>>;

/** Each group as a percentage of all; `null` where nobody lives (R-DIA-10). */
export function populationShares(population: Population): Population | null {
  const total = ageGroups.reduce((sum, group) => sum + population[group], 0);
  if (total === 0) return null;
  const shares = ageGroups.map((group) => [group, (population[group] * 100) / total]);
  return Object.fromEntries(shares) as Population;
}
