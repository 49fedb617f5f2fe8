import { isStructurallySame, parse } from '@formatjs/icu-messageformat-parser';
import { terms } from './text-terms.mjs';

/** @typedef {import('./texts.mjs').Text} Text */

/** @type {readonly { language: string, word: string, use: string, found: RegExp }[]} */
const refused = Object.values(terms).flatMap((byLanguage) =>
  Object.entries(byLanguage).flatMap(([language, { use, not }]) =>
    not.map((word) => ({
      language,
      word,
      use,
      found: new RegExp(String.raw`(?<!\p{L})${word}(?!\p{L})`, 'iu'),
    })),
  ),
);

/** @param {Text} text @returns {string | null} */
export function termProblem({ language, text }) {
  const wrong = refused.find((term) => term.language === language && term.found.test(text));
  return wrong ? `"${wrong.word}": the term is "${wrong.use}"` : null;
}

/** Sizes (`× 300 px`) and rates (`eventos/s`) need no singular. */
const numberAndNoun = /(?<!× )\{\w+(?:, number)?\} \p{L}{3,}s(?![\p{L}/])/u;

/** A number next to a noun without singular form. @param {Text} text @returns {string | null} */
export function pluralProblem({ text }) {
  const [found] = numberAndNoun.exec(text) ?? [];
  return found ? `"${found}" has one form for every number: write {…, plural, one {…} other {…}}` : null;
}

/** A fragment of a sentence. @param {Text} text @returns {string | null} */
export const partProblem = ({ text }) =>
  text !== text.trim() ? `"${text}" begins or ends with a space: a message is a whole sentence` : null;

/** A straight apostrophe, or a bare gerund in Catalan. @param {Text} text @returns {string | null} */
export function styleProblem({ language, text }) {
  if (/\p{L}'\p{L}/u.test(text)) return `"${text}": the apostrophe is ’`;
  const isBare = language === 'CAT' && /^\p{L}+nt(?: [^.]*)?…$/u.test(text);
  return isBare ? `"${text}": what is under way is said with “S’està …”` : null;
}

/**
 * Differences in placeholders, tags or choices.
 * @param {string} text
 * @param {string} other
 * @returns {string | null}
 */
export function structureProblem(text, other) {
  try {
    const { success, error } = isStructurallySame(parse(text), parse(other));
    return success ? null : (error?.message ?? `"${other}" has other placeholders than "${text}"`);
  } catch {
    return `"${other}" is no ICU message`;
  }
}

/** Examples, clock times and dates; numbers that no rule of ours sets. */
const freeNumbers = [
  /«[^«»]*»/gu,
  /(?:por ejemplo|per exemple|por exemplo|p\. e[jx]\.),? \S+/giu,
  /\b\d{1,2}:\d\d\b/gu,
  // A day.
  /\b24 (?:h\b|hor[ae]s)/gu,
  // A month in an address.
  /\b\d\d?\/\d{4}\b/gu,
  // All of something.
  /\b100\s%/gu,
  // Codes of authenticator apps (RFC 6238).
  /\b6 (?:cifras|xifres|algarismos)\b/gu,
];

const limitInWords =
  /(?:hasta|máximo,?|al menos|más de|fins a|màxim,?|almenys|mínim,?|més de|até|mais de|pelo menos) (?:dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|dues|quatre|cinc|sis|set|vuit|nou|deu|dois|duas|três|quatro|sete|oito|nove|dez)(?!\p{L})/iu;

/** A number of a rule, from 2: the text must take it as a value. @param {Text} text @returns {string | null} */
export function numberProblem({ file, key, text }) {
  if (/Placeholder$/.test(key) || /\.examples\.ts$/.test(file) || !/\p{L}/u.test(text)) return null;
  const rest = freeNumbers.reduce((left, free) => left.replace(free, ''), text);
  const [found] = /(?<![\p{L}\d=])(?!0*[01](?!\d))\d+/u.exec(rest) ?? limitInWords.exec(rest) ?? [];
  return found ? `"${found}" may be a rule's number: pass it as a value, as in {max}` : null;
}
