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
  if (/[A-Z]/.test(after)) return camel(name);
  if (/['/`]/.test(before)) return name;
  return isProse(text, from) ? name.replaceAll('-', ' ') : camel(name);
}

/**
 * All spellings: `NoteAdded`, `noteId`, `note_not_found`, `'note/add'`, `a note`.
 * @param {string} text
 * @param {{ area: string, noun: string }} names kebab-case, e.g. `price-lists`, `price-list`
 */
export const renamed = (text, { area, noun }) =>
  text.replace(/(N|(?<![A-Za-z])n)ote(s?)(?![a-z])/g, (found, first, plural, /** @type {number} */ at) => {
    const name = plural ? area : noun;
    return first === 'N' ? capitals(name) : spelt(name, text, at, at + found.length);
  });

/** A comment, summary or title. @param {string} text @param {number} at */
function isProse(text, at) {
  const line = text.slice(text.lastIndexOf('\n', at) + 1, at);
  return /\/\*\*|^\s*\*|summary:|(?:describe|it)\('/.test(line);
}
