import { productMixLabels, type ProductMixLine } from '@portal/contracts/areas/diagnostic';
import { useLocalised } from '#core/i18n/LanguageProvider';
import { useText } from '#core/i18n/use-text';
import { inPercent } from '../figures/in-percent';
import { trendOf } from '../figures/trend';
import { mixTexts } from '../texts';

/** One sentence on the product mix: what rises most and what falls most. */
export function useMixResult(lines: readonly ProductMixLine[]): string {
  const text = useText(mixTexts);
  const localised = useLocalised();
  const trend = trendOf(
    lines.flatMap(({ type, description, value }) => (value === null ? [] : [{ type, description, value }])),
  );
  return text(`result.${trend.key}`, {
    ...('best' in trend && {
      best: trend.best.description,
      bestType: localised(productMixLabels[trend.best.type]),
      bestValue: inPercent(trend.best.value),
    }),
    ...('worst' in trend && {
      worst: trend.worst.description,
      worstType: localised(productMixLabels[trend.worst.type]),
      // The sentence says already that it falls.
      worstValue: inPercent(Math.abs(trend.worst.value)),
    }),
  });
}
