import { type Moments, weekParts } from '@portal/contracts/areas/diagnostic';
import { useText } from '#core/i18n/use-text';
import { inPercent } from '../figures/in-percent';
import { trendOf } from '../figures/trend';
import { momentsTexts } from '../texts';

/** The sales of every moment that has any. */
const salesOf = (moments: Moments) =>
  weekParts.flatMap((part) =>
    moments.flatMap(({ slot, [part]: { sales } }) => (sales === null ? [] : [{ slot, part, value: sales }])),
  );

/** One sentence on the moments of the day: when sales rise and when they fall. */
export function useMomentsResult(moments: Moments): string {
  const text = useText(momentsTexts);
  const trend = trendOf(salesOf(moments));
  return text(`result.${trend.key}`, {
    ...('best' in trend && {
      best: trend.best.slot,
      bestPart: trend.best.part,
      bestValue: inPercent(trend.best.value),
    }),
    ...('worst' in trend && {
      worst: trend.worst.slot,
      worstPart: trend.worst.part,
      worstValue: inPercent(trend.worst.value),
    }),
  });
}

/** Whether any moment has sales or guest counts. */
export const hasMoments = (moments: Moments) =>
  moments.some(({ week, weekend }) =>
    [week.sales, week.gcs, weekend.sales, weekend.gcs].some((value) => value !== null),
  );
