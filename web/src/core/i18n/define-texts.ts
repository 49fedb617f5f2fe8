import type { Language } from '@portal/contracts/kernel';
import type { MessageFormatElement } from 'react-intl';
import { isIcu } from './is-icu';

/** A short text in every language, for the places that are shown before an area is loaded: menus and titles. */
export type Localised = Readonly<Record<Language, string>>;

/** Texts of one area or part. `Key` are the names that `useText` and `<T>` accept. */
export interface Messages<Key extends string = string> {
  readonly area: string;
  readonly keys: readonly Key[];
  readonly languages: readonly Language[];
}

/** A text as `react-intl` takes it: compiled, or (in tests) an ICU message that it parses itself. */
type Compiled = string | MessageFormatElement[];
type Catalogue = Record<string, Compiled>;

/** One JSON file: ICU messages by key. */
type File = Readonly<Record<string, string>>;
/** The files of a set: in the languages of one market, or of both. */
type Files = Readonly<
  { CAST: File; CAT: File; PT: File } | { CAST: File; CAT: File; PT?: never } | { PT: File; CAST?: never }
>;
type KeyOf<F> = { [L in keyof F]: keyof F[L] }[keyof F] & string;
/** The same keys in every language. */
type Complete<F> = { readonly [L in keyof F]: Readonly<Record<KeyOf<F>, string>> };

type Words<Word extends string> = Readonly<Record<Word, Localised>>;
type PartOf<Key extends string> = Key extends `${infer Part}.${string}` ? Part : never;
/** The keys behind `part.`, and the refusals of the whole set. */
type KeyIn<Key extends string, Part extends string> = Key extends `${Part}.${infer Name}`
  ? Name
  : Extract<Key, `${typeof rejectionPrefix}${string}`>;

interface AreaTexts<Key extends string, Word extends string> extends Messages<Key | Word> {
  /** The texts whose keys begin with `name.`, by the rest of the key. */
  readonly part: <Part extends PartOf<Key>, PartWord extends string = never>(
    name: Part,
    words?: Words<PartWord>,
  ) => Messages<KeyIn<Key, Part> | PartWord>;
}

/** The kind of a compiled message's element that is mere words. */
const literal = 0;
const compileWords = (text: Compiled): Compiled =>
  typeof text === 'string' && !isIcu(text) ? [{ type: literal, value: text }] : text;

const catalogues: Record<Language, Catalogue> = { CAST: {}, CAT: {}, PT: {} };

function register(language: Language, area: string, texts: Iterable<readonly [string, Compiled]>) {
  for (const [key, text] of texts) catalogues[language][messageId(area, key)] = compileWords(text);
}

/**
 * Binds the JSON files of an area: `defineTexts('orders', { CAST: es, CAT: ca, PT: pt })`. A key that one language lacks
 * does not compile. Keys `rejection.{code}` explain a refusal and are found by code, whatever area shows it.
 * Texts arrive with the chunk that uses them; binding them makes them known to `react-intl`.
 *
 * @param words texts that other areas share, by the keys of this one: `{ place: words.restaurant }`
 */
export function defineTexts<F extends Files, Word extends string = never>(
  area: string,
  files: F & Complete<F>,
  words?: Words<Word>,
): AreaTexts<KeyOf<F>, Word> {
  const written = Object.entries(files as Readonly<Record<Language, File>>) as [Language, File][];
  const languages = written.map(([language]) => language);
  const keys = Object.keys(written[0]?.[1] ?? {});
  for (const [language, texts] of written) register(language, area, Object.entries(texts));

  const bind = (name: string, own: readonly string[], shared: Words<string> = {}): Messages<never> => {
    const entries = Object.entries(shared);
    for (const language of languages)
      register(
        language,
        name,
        entries.map(([key, word]) => [key, word[language]]),
      );
    return { area: name, keys: [...own, ...Object.keys(shared)] as never[], languages };
  };
  const part = (name: string, shared?: Words<string>) => {
    const own = keys.filter((key) => key.startsWith(`${name}.`)).map((key) => key.slice(name.length + 1));
    return bind(`${area}.${name}`, own, shared);
  };
  return { ...bind(area, keys, words), part };
}

/** Texts of files as words, each in all languages. */
export function localised<Key extends string>(
  files: Readonly<Record<Language, Readonly<Record<Key, string>>>>,
): Readonly<Record<Key, Localised>> {
  const words = Object.keys(files.PT).map((key) => {
    const name = key as Key;
    return [name, { CAST: files.CAST[name], CAT: files.CAT[name], PT: files.PT[name] }];
  });
  return Object.fromEntries(words) as Record<Key, Localised>;
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
