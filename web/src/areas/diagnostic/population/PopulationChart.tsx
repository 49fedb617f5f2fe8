import Box from '@mui/material/Box';
import type { Populations } from '@portal/contracts/areas/diagnostic';
import { useText } from '#core/i18n/use-text';
import { BarComparison } from '#ui/chart/BarComparison';
import type { ChartData } from '#ui/chart/chart-data';
import { inPercent } from '../figures/in-percent';
import { NoFiguresNotice } from '../figures/NoFiguresNotice';
import { populationTexts } from '../texts';
import { useAgeGroups, usePopulationResult } from './use-age-groups';

/** How many people there are, where that is known. */
function useNames({ restaurant, province, province_name: name }: Populations) {
  const text = useText(populationTexts);
  const withCount = (place: string, of: Populations['restaurant']) => {
    const count = of?.habitants ?? null;
    return count === null ? place : `${place} (${text('habitants', { count })})`;
  };
  return {
    own: withCount(text('around'), restaurant),
    other: withCount(text('province', { name }), province),
  };
}

/** Who lives around the restaurant, beside its province: percent of all by age (R-DIA-10, R-DIA-11). */
export function PopulationChart({ populations }: { populations: Populations }) {
  const text = useText(populationTexts);
  const groups = useAgeGroups(populations);
  const summary = usePopulationResult(populations);
  const names = useNames(populations);
  // Where nobody lives there is no share of anything: no bars, and not 0 % either.
  if (groups.every(({ own }) => own === null)) return <NoFiguresNotice />;
  const hasProvince = groups.some(({ other }) => other !== null);
  const data: ChartData = {
    series: [{ key: 'own', name: names.own }, ...(hasProvince ? [{ key: 'other', name: names.other }] : [])],
    points: groups.map(({ group, name, own, other }) => ({ key: group, name, values: { own, other } })),
    write: inPercent,
  };
  return (
    <>
      <BarComparison data={data} summary={summary} table={{ label: text('table'), head: text('age') }} />
      {!hasProvince && (
        <Box sx={{ typography: 'body2', color: 'text.secondary', pt: 1 }}>{text('noProvince')}</Box>
      )}
    </>
  );
}
