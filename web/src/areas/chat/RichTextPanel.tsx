import { Box } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import { mentionMarks } from '@portal/contracts/areas/chat';
import DOMPurify from 'dompurify';
import { useMemo } from 'react';

interface Mentions {
  readonly names: ReadonlyMap<number, string>;
  readonly readerId: number;
}

function mentionElement(id: number, { names, readerId }: Mentions): HTMLElement {
  const element = document.createElement('span');
  element.className = 'mention';
  element.textContent = `@${names.get(id) ?? ''}`;
  if (id === readerId) element.dataset['me'] = 'true';
  return element;
}

function replaceMarks(node: Text, mentions: Mentions): void {
  const parts = node.data.split(mentionMarks);
  if (parts.length === 1) return;
  const shown = parts.flatMap((part, at) => {
    if (at % 2 === 0) return part === '' ? [] : [part];
    return [mentions.names.has(Number(part)) ? mentionElement(Number(part), mentions) : `@[${part}]`];
  });
  node.replaceWith(...shown);
}

/** Names are inserted as text into clean HTML. */
export function withMentions(html: string, mentions: Mentions): string {
  if (mentions.names.size === 0) return html;
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const walker = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  texts.forEach((node) => replaceMarks(node, mentions));
  return body.innerHTML;
}

/** S11. */
interface RichTextRules {
  readonly tags: readonly string[];
  readonly linkSchemes: readonly string[];
}

const purifier = DOMPurify(window);

/** Links get no referrer and no handle of this window. */
purifier.addHook('afterSanitizeAttributes', (element) => {
  if (element.tagName !== 'A') return;
  element.setAttribute('target', '_blank');
  element.setAttribute('rel', 'noopener noreferrer nofollow');
});

/** Removes all markup that the rules do not allow; its words stay. */
export function cleanHtml(html: string, { tags, linkSchemes }: RichTextRules): string {
  return purifier.sanitize(html, {
    ALLOWED_TAGS: [...tags],
    ALLOWED_ATTR: ['href'],
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    ALLOWED_URI_REGEXP: new RegExp(`^(?:${linkSchemes.join('|')}):`, 'i'),
  });
}

const richText = (theme: Theme) =>
  ({
    overflowWrap: 'anywhere',
    '& p, & ul, & ol': { margin: 0 },
    '& p + p, & p + ul, & p + ol, & ul + p, & ol + p': { marginTop: '0.5em' },
    '& ul, & ol': { paddingInlineStart: '1.4em' },
    '& a': {
      color: 'inherit',
      fontWeight: 600,
      textDecoration: 'underline',
      textUnderlineOffset: '0.2em',
      textDecorationColor: theme.vars.palette.primary.main,
    },
    '& .mention': {
      padding: '0.05em 0.3em',
      borderRadius: 1,
      fontWeight: 650,
      backgroundColor: `color-mix(in srgb, ${theme.vars.palette.text.primary} 10%, transparent)`,
      boxDecorationBreak: 'clone',
    },
    '& .mention[data-me]': { color: 'background.paper', backgroundColor: 'text.primary' },
  }) as const;

interface RichTextPanelProps {
  html: string;
  rules: RichTextRules;
  mentions: Mentions;
}

/** HTML of other people, cleaned again in the browser (AMB-26). */
export function RichTextPanel({ html, rules, mentions }: RichTextPanelProps) {
  const clean = useMemo(() => cleanHtml(html, rules), [html, rules]);
  return <Box sx={richText} dangerouslySetInnerHTML={{ __html: withMentions(clean, mentions) }} />;
}
