import { cleanLine, joinedEmoji } from '@portal/contracts';

/** Characters hiding the extension: control, direction, joiners outside emoji. */
const hiding = /[\p{Cc}\u061c\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/u;

const maxLength = 200;
const halfSurrogate = /[\ud800-\udbff]$/;

/**
 * Last path segment, composed, at most 200 characters with the extension.
 * @returns `null` if empty or with hiding characters
 */
export function plainFileName(given: string): string | null {
  if (hiding.test(given.replace(joinedEmoji, ''))) return null;
  const name = cleanLine(given.split(/[/\\]/).at(-1) ?? '');
  if (/^\.*$/.test(name)) return null;
  if (name.length <= maxLength) return name;
  const extension = /\.[^.]{1,10}$/.exec(name)?.[0] ?? '';
  // No half surrogate pair: headers cannot carry it.
  return cleanLine(name.slice(0, maxLength - extension.length).replace(halfSurrogate, '')) + extension;
}

/** Lower case; `jpeg` is `jpg`. */
export function extensionOf(name: string): string {
  const extension = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
  return extension === 'jpeg' ? 'jpg' : extension;
}
