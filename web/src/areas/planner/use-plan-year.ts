import { currentPlanYear, planYears } from '@portal/contracts/areas/planner';
import { useSearchParams } from 'react-router-dom';
import { useMarket } from '#core/market';
import { useNow } from '#ui/use-now';

/** The chosen year, which stands in the address, and those that can be chosen by the market's clock (R-MKT-02). */
export function usePlanYear() {
  const { timeZone } = useMarket();
  const [parameters, setParameters] = useSearchParams();
  const now = new Date(useNow()).toISOString();
  const years = planYears(now, timeZone);
  const current = currentPlanYear(now, timeZone);
  const asked = Number(parameters.get('year'));
  return {
    years,
    year: years.includes(asked) ? asked : current,
    setYear: (year: number) =>
      setParameters(year === current ? {} : { year: String(year) }, {
        replace: true,
        preventScrollReset: true,
      }),
  };
}
