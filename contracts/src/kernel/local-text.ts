import { type Language, type Market, marketRecords } from './markets';

export type LocalTexts = Partial<Record<Language, string>>;

/** Optional languages (decision 078). */
export const furtherLanguages = ['CAT'] as const satisfies readonly Language[];
type FurtherLanguage = (typeof furtherLanguages)[number];

/** `name_cat` */
export const fieldIn = <F extends string>(field: F, language: FurtherLanguage) =>
  `${field}_${language.toLowerCase()}` as `${F}_${Lowercase<FurtherLanguage>}`;

/** `name`, and `name_cat`. */
type LocalFields<F extends string> = { readonly [K in F]?: string | undefined } & {
  readonly [K in `${F}_${Lowercase<FurtherLanguage>}`]?: string | undefined;
};

/** Left out keeps, blank removes. */
export function translationsOf<F extends string>(
  fields: LocalFields<F>,
  field: F,
  before: LocalTexts = {},
): LocalTexts {
  const sent = fields as Readonly<Record<string, string | undefined>>;
  const texts = furtherLanguages.map((language) => [
    language,
    sent[fieldIn(field, language)] ?? before[language],
  ]);
  return Object.fromEntries(texts.filter(([, text]) => text));
}

/** The required language under the plain name. */
export function localFields<F extends string>(field: F, texts: LocalTexts) {
  const [required = ''] = (Object.keys(texts) as Language[])
    .filter((language) => !furtherLanguages.some((further) => further === language))
    .map((language) => texts[language]);
  const further = furtherLanguages.map((language) => [fieldIn(field, language), texts[language] ?? '']);
  return { [field]: required, ...Object.fromEntries(further) } as {
    readonly [K in F | `${F}_${Lowercase<FurtherLanguage>}`]: string;
  };
}

/** Falls back to the required language. */
export const textIn = (language: Language, text: string, translations: LocalTexts | undefined): string =>
  translations?.[language] ?? text;

/** Required language first. */
export function textsOf(market: Market, text: string, translations: LocalTexts = {}): LocalTexts {
  const { languages, defaultLanguage } = marketRecords[market];
  const texts = languages.map((language) => [
    language,
    language === defaultLanguage ? text : translations[language],
  ]);
  return Object.fromEntries(texts.filter(([, each]) => each !== undefined));
}
