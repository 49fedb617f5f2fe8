import type { Language } from '@portal/contracts/kernel';
import type { MessageFormatElement } from 'react-intl';

/** Only these are compiled. */
export const isIcu = (text: string): boolean => /[{<]|''/.test(text);

/** For menus and titles before their area loads. */
export type Localised = Readonly<Record<Language, string>>;

/** Accepted by `useText` and `<T>`. */
export interface Messages<Key extends string = string> {
  readonly area: string;
  readonly keys: readonly Key[];
  readonly languages: readonly Language[];
}

/** Compiled, or an ICU message in tests. */
type Compiled = string | MessageFormatElement[];
type Catalogue = Record<string, Compiled>;

type File = Readonly<Record<string, string>>;
type Files = Readonly<
  { CAST: File; CAT: File; PT: File } | { CAST: File; CAT: File; PT?: never } | { PT: File; CAST?: never }
>;
type KeyOf<F> = { [L in keyof F]: keyof F[L] }[keyof F] & string;
type Complete<F> = { readonly [L in keyof F]: Readonly<Record<KeyOf<F>, string>> };

type Words<Word extends string> = Readonly<Record<Word, Localised>>;
type PartOf<Key extends string> = Key extends `${infer Part}.${string}` ? Part : never;
type KeyIn<Key extends string, Part extends string> = Key extends `${Part}.${infer Name}`
  ? Name
  : Extract<Key, `${typeof rejectionPrefix}${string}`>;

interface AreaTexts<Key extends string, Word extends string> extends Messages<Key | Word> {
  readonly part: <Part extends PartOf<Key>, PartWord extends string = never>(
    name: Part,
    words?: Words<PartWord>,
  ) => Messages<KeyIn<Key, Part> | PartWord>;
}

const literal = 0;
const compileWords = (text: Compiled): Compiled =>
  typeof text === 'string' && !isIcu(text) ? [{ type: literal, value: text }] : text;

const catalogues: Record<Language, Catalogue> = { CAST: {}, CAT: {}, PT: {} };

function register(language: Language, area: string, texts: Iterable<readonly [string, Compiled]>) {
  for (const [key, text] of texts) catalogues[language][messageId(area, key)] = compileWords(text);
}

/**
 * `defineTexts('orders', { CAST: es, CAT: ca, PT: pt })`. Rejections are found by code, from every area.
 * @param words shared texts by own keys: `{ place: words.restaurant }`
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

export function localised<Key extends string>(
  files: Readonly<Record<Language, Readonly<Record<Key, string>>>>,
): Readonly<Record<Key, Localised>> {
  const words = Object.keys(files.PT).map((key) => {
    const name = key as Key;
    return [name, { CAST: files.CAST[name], CAT: files.CAT[name], PT: files.PT[name] }];
  });
  return Object.fromEntries(words) as Record<Key, Localised>;
}

/** Codes are unique over all areas. */
const rejectionPrefix = 'rejection.';

export const messageId = (area: string, key: string) =>
  key.startsWith(rejectionPrefix) ? key : `${area}.${key}`;

/** `react-intl` types know only compiled catalogues. */
export const catalogueOf = (language: Language) =>
  catalogues[language] as Readonly<Record<string, MessageFormatElement[]>>;
