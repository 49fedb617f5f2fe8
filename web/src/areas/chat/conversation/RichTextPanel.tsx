import { styled } from '@mui/material/styles';
import DOMPurify from 'dompurify';
import { useMemo } from 'react';
import { radii } from '#core/theme/tokens';
import { type ShownMentions, withMentions } from '../mentions/shown-mentions';

/** What a text may be made of: the list by which the server cleaned it already (S11). */
export interface RichTextRules {
  readonly tags: readonly string[];
  readonly linkSchemes: readonly string[];
}

const Words = styled('div')(({ theme }) => ({
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
    borderRadius: radii.control,
    fontWeight: 650,
    backgroundColor: `color-mix(in srgb, ${theme.vars.palette.text.primary} 10%, transparent)`,
    boxDecorationBreak: 'clone',
  },
  '& .mention[data-me]': {
    color: theme.vars.palette.background.paper,
    backgroundColor: theme.vars.palette.text.primary,
  },
}));

const purifier = DOMPurify(window);
/** Whoever opens a link out of a text learns nothing of where it stood, and gets no handle of this window. */
purifier.addHook('afterSanitizeAttributes', (element) => {
  if (element.tagName !== 'A') return;
  element.setAttribute('target', '_blank');
  element.setAttribute('rel', 'noopener noreferrer nofollow');
});

/** HTML of others with everything taken out that the rules do not name; its words stay. */
export function cleanHtml(html: string, { tags, linkSchemes }: RichTextRules): string {
  return purifier.sanitize(html, {
    ALLOWED_TAGS: [...tags],
    ALLOWED_ATTR: ['href'],
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    ALLOWED_URI_REGEXP: new RegExp(`^(?:${linkSchemes.join('|')}):`, 'i'),
  });
}

interface RichTextPanelProps {
  html: string;
  rules: RichTextRules;
  mentions?: ShownMentions;
}

/** Shows HTML that somebody else wrote, cleaned once more here (AMB-26). Brings its sanitiser along: load it lazily. */
export function RichTextPanel({ html, rules, mentions }: RichTextPanelProps) {
  const clean = useMemo(() => cleanHtml(html, rules), [html, rules]);
  const shown = mentions === undefined ? clean : withMentions(clean, mentions);
  return <Words dangerouslySetInnerHTML={{ __html: shown }} />;
}
