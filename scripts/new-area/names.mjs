/** @param {string} kebab */
export const capitals = (kebab) => kebab.replace(/(?:^|-)([a-z])/g, (_, letter) => letter.toUpperCase());
/** @param {string} kebab */
const camel = (kebab) => kebab.replace(/-([a-z])/g, (_, letter) => letter.toUpperCase());

/**
 * In the spelling of `note` or `notes` at that place.
 * @param {string} name kebab-case
 * @param {string} text
 * @param {number} from
 * @param {number} to
 */
function spelt(name, text, from, to) {
  const before = text[from - 1] ?? '';
  const after = text[to] ?? '';
  if (after === '_') return name.replaceAll('-', '_');
  if (before === '-' || after === '-') return name;
  if (/[A-Z]/.test(after)) return camel(name);
  if (/(?:['/`]|[^.]\.)$/.test(text.slice(Math.max(0, from - 2), from))) return name;
  return isProse(text, from) ? name.replaceAll('-', ' ') : camel(name);
}

/**
 * All spellings: `NoteAdded`, `noteId`, `note_not_found`, `'note/add'`, `a note`.
 * @param {string} text
 * @param {{ area: string, noun: string }} names kebab-case, e.g. `price-lists`, `price-list`
 */
export function renamed(text, { area, noun }) {
  const article = /^[aeiou]/.test(noun) ? 'an' : 'a';
  return text
    .replace(/\b(A|a) note\b/g, (_, first) => `${first}${article.slice(1)} note`)
    .replace(
      /(N|(?<![A-Za-z])n)ote(s?)(?![a-z])/g,
      (found, first, plural, /** @type {number} */ at, whole) => {
        const name = plural ? area : noun;
        if (first === 'n') return spelt(name, whole, at, at + found.length);
        return plural && isLabel(whole, at, at + found.length) ? inWords(name) : capitals(name);
      },
    );
}

/** `'Notes'` alone. @param {string} text @param {number} from @param {number} to */
const isLabel = (text, from, to) => /['"]/.test(text[from - 1] ?? '') && text[from - 1] === text[to];

/** `price-lists` → `Price lists`. @param {string} name */
const inWords = (name) => `${name.charAt(0).toUpperCase()}${name.slice(1).replaceAll('-', ' ')}`;

/** A comment, summary or title. @param {string} text @param {number} at */
function isProse(text, at) {
  const line = text.slice(text.lastIndexOf('\n', at) + 1, at);
  return /\/\*\*|^\s*\*|summary:|(?:describe|it)\('/.test(line);
}
