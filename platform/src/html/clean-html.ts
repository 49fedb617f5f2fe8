import sanitizeHtml from 'sanitize-html';
import { lineMarks, withLineBreaks } from './line-breaks';
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

/** Elements that stand on lines of their own; where one is not allowed, its words stay on a line of their own. */
const blocks = [
  ...['div', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'hr', 'blockquote', 'p', 'ul', 'ol', 'li', 'dl', 'dt', 'dd'],
  ...[
    'table',
    'caption',
    'thead',
    'tbody',
    'tfoot',
    'tr',
    'address',
    'article',
    'aside',
    'section',
    'nav',
    'main',
  ],
  ...[
    'header',
    'footer',
    'figure',
    'figcaption',
    'details',
    'summary',
    'fieldset',
    'legend',
    'form',
    'center',
  ],
];
const marked = { td: lineMarks.cell, th: lineMarks.cell, pre: lineMarks.lines, listing: lineMarks.lines };

const marksFor = ({ tags }: AllowedHtml): Record<string, string> =>
  Object.fromEntries([
    ...blocks.filter((tag) => !tags.includes(tag)).map((tag) => [tag, lineMarks.block]),
    ...Object.entries(marked),
  ]);

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
  allowedTags: [...allowed.tags, ...Object.values(lineMarks)],
  allowedAttributes: { a: ['href', 'rel', 'target'] },
  allowedSchemes: [...allowed.linkSchemes],
  allowProtocolRelative: false,
  nonTextTags: withTheirContent,
  nestingLimit: deepest,
  transformTags: {
    ...marksFor(allowed),
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
const linesOfText = (dirty: string) =>
  /<[a-z/!?]/i.test(dirty) ? dirty : dirty.replaceAll(/\r\n?|\n/g, '<br>');

/**
 * Keeps permitted HTML (S11): listed tags, links with listed schemes, and text. Links open in a new tab without a
 * referrer. Elements that stand on lines of their own leave a line break where they are taken away.
 */
export function cleanHtml(dirty: string, allowed: AllowedHtml): CleanHtml {
  const marked = sanitizeHtml(linesOfText(withoutNul(dirty)), optionsFor(allowed));
  const html = withLineBreaks(marked).trim();
  return { html, text: plainTextOf(html) };
}
