import sanitizeHtml from 'sanitize-html';
import { plainTextOf } from './plain-text';

/** What HTML may be made of. Of attributes only the address of a link is kept. */
export interface AllowedHtml {
  readonly tags: readonly string[];
  /** Without the colon: `https`. */
  readonly linkSchemes: readonly string[];
}

export interface CleanHtml {
  /** Allowed tags only, all of them closed; every other character of markup is escaped. */
  readonly html: string;
  /** The same as plain text; empty when there is nothing to read. */
  readonly text: string;
}

/** Content of these tags is dropped; of other refused tags the text stays. */
const withTheirContent = [
  ...['script', 'style', 'textarea', 'option', 'xmp', 'noscript', 'noembed', 'noframes', 'iframe'],
  ...['plaintext', 'title', 'template', 'svg', 'math', 'object', 'applet', 'audio', 'video', 'canvas'],
  ...['select', 'datalist', 'head'],
];

/** Deeper nesting than a person writes is flattened, so that no reader's parser meets its own limit. */
const deepest = 20;

/** A refused tag of which the text stays. */
const unlinked = { tagName: 'span', attribs: {} };

/**
 * The address as the URL standard reads it, which is how a browser will read it: blanks and control characters inside a
 * scheme are gone before the scheme is looked at. `null` for another scheme, a relative address, or one that names a
 * user before the host to look like somewhere else.
 */
function addressOf(href: string | undefined, { linkSchemes }: AllowedHtml): string | null {
  if (href === undefined || !URL.canParse(href)) return null;
  const url = new URL(href);
  const allowed = linkSchemes.includes(url.protocol.slice(0, -1));
  return allowed && url.username === '' && url.password === '' ? url.href : null;
}

const optionsFor = (allowed: AllowedHtml): sanitizeHtml.IOptions => ({
  allowedTags: [...allowed.tags],
  allowedAttributes: { a: ['href', 'rel', 'target'] },
  allowedSchemes: [...allowed.linkSchemes],
  allowProtocolRelative: false,
  nonTextTags: withTheirContent,
  nestingLimit: deepest,
  transformTags: {
    a: (_tag, { href }) => {
      const address = addressOf(href, allowed);
      if (address === null) return unlinked;
      const attribs = { href: address, rel: 'noopener noreferrer nofollow', target: '_blank' };
      return { tagName: 'a', attribs };
    },
  },
});

/** Browsers do not agree on what becomes of it. */
const withoutNul = (dirty: string) => dirty.replaceAll('\0', '');

/** A message without markup is plain text; its line breaks stay. */
const withLineBreaks = (dirty: string) =>
  /<[a-z/!?]/i.test(dirty) ? dirty : dirty.replaceAll(/\r\n?|\n/g, '<br>');

/**
 * Keeps permitted HTML (S11): listed tags, links with listed schemes, and text. Links open in a new tab without a
 * referrer.
 */
export function cleanHtml(dirty: string, allowed: AllowedHtml): CleanHtml {
  const html = sanitizeHtml(withLineBreaks(withoutNul(dirty)), optionsFor(allowed)).trim();
  return { html, text: plainTextOf(html) };
}
