import { type Language, languageFor, type MarketRecord } from '@portal/contracts/kernel';
import { recall, remember, setCookie } from '../remembered';

/** R-PLT-07, R-PLT-17. */
export const languageKey = 'language';

/** BCP 47 tag: what `<html lang>`, `Intl` and screen readers understand. `pt` alone is Brazil's. */
export const languageTag: Readonly<Record<Language, string>> = { CAST: 'es', CAT: 'ca', PT: 'pt-PT' };

/** ISO 639-1 code, without a country. */
export const languageCode = (language: Language): string => languageTag[language].slice(0, 2);

/** How a language calls itself. */
export const languageName: Readonly<Record<Language, string>> = {
  CAST: 'Castellano',
  CAT: 'Català',
  PT: 'Português',
};

/** The language this browser chose, if this market has it, else the market's default (R-PLT-06, R-PLT-07). */
export const rememberedLanguage = (market: MarketRecord) => languageFor(market.market, recall(languageKey));

/** The document is drawn in the language before the storage of this browser can be asked. */
export const setLanguageCookie = (language: Language) => setCookie(languageKey, language);

/** Remembers a language only when the market has it; answers whether it did (R-PLT-07). */
export function rememberLanguage(market: MarketRecord, language: Language): boolean {
  if (!market.languages.includes(language)) return false;
  remember(languageKey, language);
  setLanguageCookie(language);
  return true;
}
