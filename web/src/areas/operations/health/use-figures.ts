import { useText } from '#core/i18n/use-text';
import { operationsTexts } from '../texts';

/** How lag and rate are written. */
export function useFigures() {
  const text = useText(operationsTexts);
  return {
    /** @param milliseconds shown in seconds with one decimal; less than a tenth is none. */
    lag: (milliseconds: number) =>
      milliseconds < 100 ? text('noLag') : text('seconds', { seconds: Math.round(milliseconds / 100) / 10 }),
    rate: (rate: number) => text('perSecond', { rate: Math.round(rate * 10) / 10 }),
  };
}
