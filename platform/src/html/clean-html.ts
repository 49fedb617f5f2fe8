import sanitizeHtml from 'sanitize-html';
import { lineMarks, withLineBreaks } from './line-breaks';
import { plainTextOf } from './plain-text';

/** Attributes are dropped, but for link addresses. */
export interface AllowedHtml {
  readonly tags: readonly string[];
  /** Without the colon: `https`. */
  readonly linkSchemes: readonly string[];
}

export interface CleanHtml {
  /** Allowed tags, closed; other markup is escaped. */
  readonly html: string;
  readonly text: string;
}

/** Dropped with their content; other refused tags keep their text. */
const droppedTags = [
  ...['script', 'style', 'textarea', 'option', 'xmp', 'noscript', 'noembed', 'noframes', 'iframe'],
  ...['plaintext', 'title', 'template', 'svg', 'math', 'object', 'applet', 'audio', 'video', 'canvas'],
  ...['select', 'datalist', 'head'],
];

/** Deeper nesting is flattened, for other parsers' limits. */
const maxDepth = 20;

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

const unlinked = { tagName: 'span', attribs: {} };

/**
 * Removes blanks and control characters before the scheme is checked, as browsers do.
 * `null` for other schemes, relative addresses, and user names (spoofing).
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
  nonTextTags: droppedTags,
  nestingLimit: maxDepth,
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

/** Browsers handle NUL differently. */
const withoutNul = (dirty: string) => dirty.replaceAll('\0', '');

const linesOfText = (dirty: string) =>
  /<[a-z/!?]/i.test(dirty) ? dirty : dirty.replaceAll(/\r\n?|\n/g, '<br>');

/** Sanitises HTML (S11). Links open in a new tab without referrer; refused blocks leave line breaks. */
export function cleanHtml(dirty: string, allowed: AllowedHtml): CleanHtml {
  const marked = sanitizeHtml(linesOfText(withoutNul(dirty)), optionsFor(allowed));
  const html = withLineBreaks(marked).trim();
  return { html, text: plainTextOf(html) };
}
