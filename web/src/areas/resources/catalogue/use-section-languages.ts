import { resourceQueries } from '@portal/contracts/areas/resources';
import type { Language } from '@portal/contracts/kernel';
import { languageNames } from '@portal/contracts/kernel';
import { useCallTotals } from '#app/client/use-call-totals';
import { useLanguage } from '#app/i18n/LanguageProvider';
import { useMarket } from '#app/market';
import type { FilterOption } from '#ui/list/FilterChips';
import { languageIn } from '../search/search-language';

/** The languages of a section's pieces: which is shown, and how many there are in each. */
export interface SectionLanguages {
  /** `undefined` for all of them. */
  readonly lang: Language | undefined;
  /** None where all of them are in the language in use. */
  readonly options: readonly FilterOption[];
  /** How many there are in other languages than the one in use. */
  readonly elsewhere: number;
}

/** Pieces are shown in the language in use (R-CAT-10), and what there is in the others is told and led to. */
export function useSectionLanguages(id: number, chosen?: string, isAsked = true): SectionLanguages {
  const { languages } = useMarket();
  const { language } = useLanguage();
  const asked = isAsked && languages.length > 1 ? languages.map((lang) => ({ id, lang, size: 1 })) : [];
  const totals = useCallTotals(resourceQueries.ListResourcesOfSection, asked);
  const counted = asked.map(({ lang }, at) => ({
    value: lang,
    label: languageNames[lang],
    count: totals[at] ?? 0,
  }));
  const elsewhere = counted
    .filter(({ value }) => value !== language)
    .reduce((sum, { count }) => sum + count, 0);
  const found = counted.filter(({ value, count }) => count > 0 || value === language);
  return { lang: languageIn(chosen, language), options: elsewhere > 0 ? found : [], elsewhere };
}
