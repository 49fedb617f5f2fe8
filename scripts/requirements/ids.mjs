/** `R-WIZ-09`, `AMB-60`; short: R reliability, S security, F fuzzing, T tests, U use, W wire, X attacks. */
const form = String.raw`R-[A-Z]+-\w+|AMB-\d+|[RSFTUWX]\d{1,2}`;

/** @param {string} text @param {string} pattern */
const found = (text, pattern) => [
  ...new Set([...text.matchAll(new RegExp(pattern, 'g'))].map((match) => match[0])),
];

/** In brackets or parentheses. @param {string} title */
export const idsInTitle = (title) => found(title, String.raw`(?<=[[(])(?:${form})(?=[\])])`);

/** @param {string} text */
export const isId = (text) => new RegExp(`^(?:${form})$`).test(text);

/**
 * Long ids anywhere, short ones in brackets or parentheses.
 * @param {string} source
 */
export const idsNamed = (source) =>
  found(source, String.raw`\b(?:R-[A-Z]{3}-\d+|AMB-\d+)\b|(?<=[[(])[RSFTUWX]\d{1,2}(?=[\]),;])`);

/** The heading of an id: `R-WIZ-09` → `WIZ`, `S4` → `S`. @param {string} id */
export const familyOf = (id) => /^R-([A-Z]+)-/.exec(id)?.[1] ?? /^[A-Z]+/.exec(id)?.[0] ?? '';
