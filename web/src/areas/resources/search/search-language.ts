import { type Language, languages } from '@portal/contracts/kernel';

/** In the address: whatever the language. Without anything there, it is the language in use (R-CAT-10). */
export const allLanguages = 'all';

/** The language that the address asks for; `undefined` for all. @param inUse is meant where it says nothing */
export function languageIn(value: string | undefined, inUse: Language): Language | undefined {
  if (value === allLanguages) return undefined;
  return languages.find((language) => language === value) ?? inUse;
}
