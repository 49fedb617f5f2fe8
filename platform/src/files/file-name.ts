import { cleanLine, joinedEmoji } from '@portal/contracts';

/** Characters that hide a name's extension: control and direction characters, and joiners outside of emoji. */
const hiding = /[\p{Cc}\u061c\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/u;

const longest = 200;
const halfCharacter = /[\ud800-\udbff]$/;

/**
 * A name for display: the last path segment, composed, at most 200 characters with the extension kept.
 * @returns `null` for an empty name, or one with hiding characters
 */
export function plainFileName(given: string): string | null {
  if (hiding.test(given.replace(joinedEmoji, ''))) return null;
  const name = cleanLine(given.split(/[/\\]/).at(-1) ?? '');
  if (/^\.*$/.test(name)) return null;
  if (name.length <= longest) return name;
  const extension = /\.[^.]{1,10}$/.exec(name)?.[0] ?? '';
  // Half a character is none: no header could carry it.
  return cleanLine(name.slice(0, longest - extension.length).replace(halfCharacter, '')) + extension;
}

/** The extension that the end of a plain name gives, in lower case; a JPEG goes by two names. */
export function extensionOf(name: string): string {
  const extension = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
  return extension === 'jpeg' ? 'jpg' : extension;
}
