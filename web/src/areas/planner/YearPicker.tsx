import { currentPlanYear, planYears } from '@portal/contracts/areas/planner';
import { useSearchParams } from 'react-router-dom';
import { useText } from '#core/i18n/use-text';
import { useMarket } from '#core/market';
import { Segmented } from '#ui/Segmented';
import { useNow } from '#ui/use-now';
import { plannerTexts } from './texts';

/** R-MKT-02. */
export function usePlanYear() {
  const { timeZone } = useMarket();
  const [parameters, setParameters] = useSearchParams();
  const now = new Date(useNow()).toISOString();
  const years = planYears(now, timeZone);
  const current = currentPlanYear(now, timeZone);
  const requested = Number(parameters.get('year'));
  return {
    years,
    year: years.includes(requested) ? requested : current,
    setYear: (year: number) =>
      setParameters(year === current ? {} : { year: String(year) }, {
        replace: true,
        preventScrollReset: true,
      }),
  };
}

export function YearPicker({ year, years, setYear }: ReturnType<typeof usePlanYear>) {
  const text = useText(plannerTexts);
  return (
    <Segmented
      label={text('year')}
      hidesLabel
      options={years.map((one) => ({ value: String(one), label: String(one) }))}
      value={String(year)}
      onChange={(chosen) => setYear(Number(chosen))}
    />
  );
}
