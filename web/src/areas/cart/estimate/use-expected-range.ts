import { answerTimeQueries, type ExpectedRange, expectedTime, rangeOf } from '@portal/contracts/areas/orders';
import { useCallQuery } from '#core/client/use-call-query';

/** Ninety days look the same an hour later. */
const freshFor = 3_600_000;

/** When an order of these kinds can be expected; `null` while that is not known, and where too few were delivered. */
export function useExpectedRange(kinds: readonly string[]): ExpectedRange | null {
  const times = useCallQuery(answerTimeQueries.ListAnswerTimes, {}, { freshFor });
  const expected = expectedTime(kinds, times.data ?? []);
  return expected && rangeOf(expected);
}
