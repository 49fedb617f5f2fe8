import { type Language, languageFor, type MarketRecord } from '@portal/contracts/kernel';
import { recall, remember, setCookie } from '../remembered';

/** R-PLT-07, R-PLT-17. */
export const languageKey = 'language';

/** BCP 47; `pt` alone would be Brazil's. */
export const languageTag: Readonly<Record<Language, string>> = { CAST: 'es', CAT: 'ca', PT: 'pt-PT' };

/** ISO 639-1. */
export const languageCode = (language: Language): string => languageTag[language].slice(0, 2);

export const languageName: Readonly<Record<Language, string>> = {
  CAST: 'Castellano',
  CAT: 'Català',
  PT: 'Português',
};

/** Else the market's default (R-PLT-06, R-PLT-07). */
export const rememberedLanguage = (market: MarketRecord) => languageFor(market.market, recall(languageKey));

/** Documents are drawn before storage can be read. */
export const setLanguageCookie = (language: Language) => setCookie(languageKey, language);

/** @returns false for a language that the market lacks (R-PLT-07) */
export function rememberLanguage(market: MarketRecord, language: Language): boolean {
  if (!market.languages.includes(language)) return false;
  remember(languageKey, language);
  setLanguageCookie(language);
  return true;
}
