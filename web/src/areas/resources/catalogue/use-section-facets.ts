import { resourceSearchQueries, type SectionFacets } from '@portal/contracts/areas/resources';
import { type Language, languageNames } from '@portal/contracts/kernel';
import { useCallQuery } from '#core/client/use-call-query';
import { useLanguage } from '#core/i18n/LanguageProvider';
import { useMarket } from '#core/market';
import type { FilterOption } from '#ui/list/FilterChips';
import { languageIn } from '../search/search-language';
import { useFormatNames } from '../use-format-names';

/** What a section's pieces can be narrowed by, and which language is shown. */
interface SectionFilters {
  /** `undefined` for all of them. */
  readonly lang: Language | undefined;
  /** None where all of them are in the language in use. */
  readonly languages: readonly FilterOption[];
  /** How many there are in other languages than the one in use. */
  readonly elsewhere: number;
  readonly formats: readonly FilterOption[];
}

const none: SectionFacets = { formats: [], languages: [] };

/**
 * Pieces are shown in the language in use (R-CAT-10), and what there is in the others is told and led to.
 * @param chosen the language that the address asks for
 */
export function useSectionFacets(id: number, chosen?: string, isAsked = true): SectionFilters {
  const market = useMarket();
  const { language } = useLanguage();
  const formatOf = useFormatNames();
  const lang = languageIn(chosen, language);
  const options = { enabled: isAsked, keepPrevious: true };
  const { data = none } = useCallQuery(resourceSearchQueries.GetSectionFacets, { id, lang }, options);
  const languages = market.languages
    .map((value) => ({ value, count: data.languages.find((each) => each.id === value)?.count ?? 0 }))
    .filter(({ value, count }) => count > 0 || value === language)
    .map((each) => ({ ...each, label: languageNames[each.value] }));
  const others = languages.filter(({ value }) => value !== language);
  return {
    lang,
    languages: others.length > 0 ? languages : [],
    elsewhere: others.reduce((sum, { count }) => sum + count, 0),
    formats: data.formats.map((format) => ({
      value: String(format.id),
      label: formatOf(format),
      count: format.count,
    })),
  };
}
