import { ageBands, type AgeGroup, ageGroups, type Populations } from '@portal/contracts/areas/diagnostic';
import { useText } from '#core/i18n/use-text';
import { inPercent } from '../figures/in-percent';
import { standingOf } from '../figures/standing';
import { populationTexts } from '../texts';

/** What a group is called at a bar, and in a sentence. */
function useBandNames() {
  const text = useText(populationTexts);
  return (group: AgeGroup) => {
    const { from, to } = ageBands[group];
    return to === null
      ? { name: text('lastBand', { over: from - 1 }), said: text('lastBandSaid', { over: from - 1 }) }
      : { name: text('band', { from, to }), said: text('bandSaid', { from, to }) };
  };
}

/** The seven age groups with their share around the restaurant and in the province (R-DIA-10, R-DIA-11). */
export function useAgeGroups({ restaurant, province }: Populations) {
  const namesOf = useBandNames();
  const shareIn = (place: Populations['restaurant'], group: AgeGroup) => place?.percent?.[group] ?? null;
  return ageGroups.map((group) => ({
    group,
    ...namesOf(group),
    own: shareIn(restaurant, group),
    other: shareIn(province, group),
  }));
}

/** Percentage points below which two shares are alike. */
const noise = 0.5;

/** One sentence on the population: which ages stand out beside the province. */
export function usePopulationResult(populations: Populations): string {
  const text = useText(populationTexts);
  const standing = standingOf(useAgeGroups(populations), noise);
  return text(`result.${standing.key}`, {
    ...('best' in standing && {
      best: standing.best.said,
      bestOwn: inPercent(standing.best.own),
      bestOther: inPercent(standing.best.other),
    }),
    ...('worst' in standing && {
      worst: standing.worst.said,
      worstOwn: inPercent(standing.worst.own),
      worstOther: inPercent(standing.worst.other),
    }),
  });
}
