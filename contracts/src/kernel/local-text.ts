import { type Language, type Market, marketRecords } from './markets';

/** Texts by language. */
export type LocalTexts = Partial<Record<Language, string>>;

/** The languages that no market requires: a text may be entered in them beside the required one (decision 078). */
export const furtherLanguages = ['CAT'] as const satisfies readonly Language[];
type FurtherLanguage = (typeof furtherLanguages)[number];

/** The field that carries a text in a further language: `name_cat`. */
export const fieldIn = <F extends string>(field: F, language: FurtherLanguage) =>
  `${field}_${language.toLowerCase()}` as `${F}_${Lowercase<FurtherLanguage>}`;

/** What a form or a stored record holds of a text: `name`, and `name_cat` where it is known. */
type LocalFields<F extends string> = { readonly [K in F]?: string | undefined } & {
  readonly [K in `${F}_${Lowercase<FurtherLanguage>}`]?: string | undefined;
};

/**
 * The texts beside the required one, by language. A field that is left out keeps what was there, a blank one removes it.
 * @param before what was there
 */
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

/** The fields of a text as a form holds them: the required language under the plain name, blanks for what is missing. */
export function localFields<F extends string>(field: F, texts: LocalTexts) {
  const [required = ''] = (Object.keys(texts) as Language[])
    .filter((language) => !furtherLanguages.some((further) => further === language))
    .map((language) => texts[language]);
  const further = furtherLanguages.map((language) => [fieldIn(field, language), texts[language] ?? '']);
  return { [field]: required, ...Object.fromEntries(further) } as {
    readonly [K in F | `${F}_${Lowercase<FurtherLanguage>}`]: string;
  };
}

/** A text in the reader's language, else in the required one. */
export const textIn = (language: Language, text: string, translations: LocalTexts | undefined): string =>
  translations?.[language] ?? text;

/** All texts of something in the languages of a market, the required one first. */
export function textsOf(market: Market, text: string, translations: LocalTexts = {}): LocalTexts {
  const { languages, defaultLanguage } = marketRecords[market];
  const texts = languages.map((language) => [
    language,
    language === defaultLanguage ? text : translations[language],
  ]);
  return Object.fromEntries(texts.filter(([, each]) => each !== undefined));
}
