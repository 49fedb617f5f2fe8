import type { Benchmark, Diagnostic } from '@portal/contracts/areas/diagnostic';
import { useDates } from '#core/i18n/dates';
import { useLocalised } from '#core/i18n/LanguageProvider';
import { useText } from '#core/i18n/use-text';
import { useToday } from '#ui/use-today';
import { useAlertText } from '../alerts/use-alert-text';
import { swotTexts, workbookTexts } from '../texts';
import { brandSheets } from './brand-sheets';
import { figureSheets } from './figure-sheets';
import { ownSheets } from './own-sheets';
import type { SheetWords } from './sheet-words';

/** The report as sheets of a workbook: everything that is saved, with numbers as numbers. */
export function useWorkbook() {
  const text = useText(workbookTexts);
  const swotText = useText(swotTexts);
  const localised = useLocalised();
  const dates = useDates();
  const today = useToday();
  const alertText = useAlertText();
  return (diagnostic: Diagnostic, benchmark: Benchmark | null) => {
    const words: SheetWords = { text, swotText, localised, alertText, date: dates.day(today) };
    return {
      name: text('file', { site: diagnostic.site, date: today }),
      sheets: [
        ...ownSheets(diagnostic, benchmark, words),
        ...brandSheets(diagnostic, words),
        ...figureSheets(diagnostic, words),
      ],
    };
  };
}
