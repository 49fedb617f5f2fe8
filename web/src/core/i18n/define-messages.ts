import type { Language, LanguageOf, Market } from '@portal/contracts/kernel';
import type { MessageFormatElement } from 'react-intl';
import { isIcu } from './is-icu';

/** A short text in every language, for the places that are shown before an area is loaded: menus and titles. */
export type Localised = Readonly<Record<Language, string>>;

/** The texts of one area. `Key` are the names that `useText` and `<T>` accept. */
export interface Messages<Key extends string = string> {
  readonly area: string;
  readonly keys: readonly Key[];
  readonly languages: readonly Language[];
}

/** A text as `react-intl` takes it: compiled, or (in tests) an ICU message that it parses itself. */
type Compiled = string | MessageFormatElement[];
type Catalogue = Record<string, Compiled>;

/** The kind of a compiled message's element that is mere words. */
const literal = 0;
const compileWords = (text: Compiled): Compiled =>
  typeof text === 'string' && !isIcu(text) ? [{ type: literal, value: text }] : text;

const catalogues: Record<Language, Catalogue> = { CAST: {}, CAT: {}, PT: {} };

type Texts<Key extends string, L extends Language> = Readonly<Record<L, Readonly<Record<Key, string>>>>;
interface OfMarket<M extends Market> {
  /** The only market that has the area (`feature` of its manifest). */
  readonly market?: M;
}
interface Shared<Word extends string> {
  /** Words that other areas say too, by the keys of this one: `{ place: words.restaurant }`. */
  readonly words?: Readonly<Record<Word, Localised>>;
}

/**
 * Declares the texts of an area in the languages of its market, or of both; a key that one language lacks does not
 * compile. Texts are ICU messages. Keys `rejection.{code}` explain a refusal and are found by code, whatever area shows it.
 *
 * Texts arrive with the chunk that uses them, which is why declaring them also makes them known to `react-intl`:
 * there is no list of texts to load beside the code.
 */
export function defineMessages<Key extends string, M extends Market = Market, Word extends string = never>(
  area: string,
  texts: Texts<Key, LanguageOf<M>> & OfMarket<M> & Shared<Word>,
): Messages<Key | Word> {
  const { market: _market, words = {}, ...byLanguage } = texts;
  const shared = Object.entries<Localised>(words);
  const written = Object.entries(byLanguage) as [Language, Record<Key, string>][];
  for (const [language, own] of written) {
    const said = [
      ...Object.entries<string>(own),
      ...shared.map(([key, word]) => [key, word[language]] as const),
    ];
    for (const [key, text] of said) catalogues[language][messageId(area, key)] = compileWords(text);
  }
  const keys = [written[0]?.[1] ?? {}, words].flatMap(Object.keys) as (Key | Word)[];
  return { area, keys, languages: written.map(([language]) => language) };
}

/** The one place of the explanations of refusals: codes are unique over all areas, so their texts are too. */
const rejectionPrefix = 'rejection.';

/** The id of a message in the catalogue that `react-intl` reads. */
export const messageId = (area: string, key: string) =>
  key.startsWith(rejectionPrefix) ? key : `${area}.${key}`;

/**
 * Everything known so far in one language. It grows as areas are loaded. `react-intl` decides per message whether it is
 * compiled; its types only know catalogues that are so throughout.
 */
export const catalogueOf = (language: Language) =>
  catalogues[language] as Readonly<Record<string, MessageFormatElement[]>>;
