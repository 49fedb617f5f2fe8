import { abolished, ordinary } from './abolished-words.mjs';

/** `TakeInOptions`, `take-in-options.ts` → ` take in options `. @param {string} name */
const partsOf = (name) => {
  const parted = name
    .replace(/(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/g, ' ')
    .replace(/[^a-zA-Z0-9]/g, ' ');
  return ` ${parted.split(' ').filter(Boolean).join(' ').toLowerCase()} `;
};

/** @type {readonly (readonly [word: string, instead: string])[]} the longest first, so that they are named */
const refused = Object.entries(abolished)
  .flatMap(([instead, words]) => words.map((word) => /** @type {const} */ ([word, instead])))
  .sort(([one], [other]) => other.length - one.length);

/**
 * Matches whole parts of camelCase or kebab-case.
 * @param {string} name of a file, folder or export
 * @returns {string | null} the problem
 */
export function nameProblem(name) {
  const parts = ordinary.reduce((rest, { words }) => rest.replace(` ${words} `, ' '), partsOf(name));
  const [word, instead] = refused.find(([candidate]) => parts.includes(` ${candidate} `)) ?? [];
  return word === undefined
    ? null
    : `"${word}" in ${name} is abolished: use the word "${instead}" (docs/glossary.md)`;
}
