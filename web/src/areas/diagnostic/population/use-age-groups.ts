import type { Populations } from '@portal/contracts/areas/diagnostic';
import { ageBands, ageGroups } from '@portal/contracts/areas/diagnostic';
import { useText } from '#app/i18n/use-text';
import { inPercent } from '../figures/in-percent';
import { standingOf } from '../figures/standing';
import { populationMessages } from './population.messages';

/** The seven age groups with their share around the restaurant and in the province (R-DIA-10, R-DIA-11). */
export function useAgeGroups({ restaurant, province }: Populations) {
  const text = useText(populationMessages);
  return ageGroups.map((group) => {
    const { from, to } = ageBands[group];
    return {
      group,
      name: to === null ? text('lastBand', { over: from - 1 }) : text('band', { from, to }),
      own: restaurant?.percent?.[group] ?? null,
      other: province?.percent?.[group] ?? null,
    };
  });
}

/** Percentage points below which two shares are alike. */
const noise = 0.5;

/** One sentence on the population: which ages stand out beside the province. */
export function usePopulationResult(populations: Populations): string {
  const text = useText(populationMessages);
  const standing = standingOf(useAgeGroups(populations), noise);
  return text(`result.${standing.key}`, {
    ...('best' in standing && {
      best: standing.best.name,
      bestOwn: inPercent(standing.best.own),
      bestOther: inPercent(standing.best.other),
    }),
    ...('worst' in standing && {
      worst: standing.worst.name,
      worstOwn: inPercent(standing.worst.own),
      worstOther: inPercent(standing.worst.other),
    }),
  });
}
