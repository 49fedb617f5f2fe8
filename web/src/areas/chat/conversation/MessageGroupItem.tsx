import LockRounded from '@mui/icons-material/LockRounded';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import {
  inPlaceLabel,
  messageHtml,
  senderKind,
  senderLabels,
  mentionMarks,
  chatDownloads,
} from '@portal/contracts/areas/chat';
import { Fragment, useMemo, Suspense, useState } from 'react';
import DOMPurify from 'dompurify';
import ImageRounded from '@mui/icons-material/ImageRounded';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { useDates } from '#core/i18n/dates';
import { useLocalised } from '#core/i18n/LanguageProvider';
import { useText } from '#core/i18n/use-text';
import { radii } from '#core/theme/tokens';
import { lazyOverlay } from '#ui/part/lazy-part';
import { fillPath } from '#core/client/wire';
import { apiBase } from '#core/client/call-client';
import { chatTexts } from '../texts';
import { MessageStateNotice, type OutgoingActs } from './MessageStateNotice';
import type { Reader, ThreadEntry, Turn } from './thread';

/** Where an image of a conversation is fetched, by its key. */
const messageImageUrl = (orderId: string, key: string) =>
  apiBase + fillPath(chatDownloads.OpenMessageImage.path, { orderId, key });

const Lightbox = lazyOverlay(() => import('#ui/pictures/Lightbox').then((module) => module.Lightbox));

const Grid = styled('ul')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(0.75),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& .frame': {
    display: 'grid',
    placeItems: 'center',
    width: theme.spacing(10.5),
    height: theme.spacing(10.5),
    overflow: 'hidden',
    borderRadius: radii.control,
    border: `thin solid ${theme.vars.palette.divider}`,
    color: theme.vars.palette.text.secondary,
    backgroundColor: theme.vars.palette.background.sunken,
  },
  // Two or three in a row, so that no picture stands alone in the last one.
  maxWidth: theme.spacing(33),
  '&[data-count="4"]': { maxWidth: theme.spacing(21.75) },
  '&[data-count="1"] .frame': { width: theme.spacing(24), height: theme.spacing(18), maxWidth: '100%' },
  '& img': { width: '100%', height: '100%', objectFit: 'cover' },
}));

function Thumb({ url, label, onOpen }: { url: string; label: string; onOpen: () => void }) {
  const text = useText(chatTexts);
  const [isBroken, setBroken] = useState(false);
  if (isBroken) {
    return (
      <span className="frame" role="img" aria-label={text('brokenImage')} title={text('brokenImage')}>
        <ImageRounded aria-hidden />
      </span>
    );
  }
  return (
    <ButtonBase className="frame" aria-label={label} onClick={onOpen}>
      <img src={url} alt="" loading="lazy" decoding="async" onError={() => setBroken(true)} />
    </ButtonBase>
  );
}

interface MessageImageListProps {
  orderId: string;
  /** Keys. */
  images: readonly string[];
  /** Not in the conversation yet: there is nothing to fetch. */
  isUnderWay: boolean;
}

/** The images of a message as small pictures; each opens at full size. */
function MessageImageList({ orderId, images, isUnderWay }: MessageImageListProps) {
  const text = useText(chatTexts);
  const [opened, setOpened] = useState<number | null>(null);
  const count = images.length;
  if (count === 0) return null;
  const urls = images.map((key) => messageImageUrl(orderId, key));
  return (
    <>
      <Grid aria-label={text('images')} data-count={count}>
        {urls.map((url, index) => (
          <li key={url}>
            {isUnderWay ? (
              <span className="frame">
                <ImageRounded aria-hidden />
              </span>
            ) : (
              <Thumb
                url={url}
                label={text('openImage', { place: index + 1, count })}
                onOpen={() => setOpened(index)}
              />
            )}
          </li>
        ))}
      </Grid>
      <Suspense>
        {opened !== null && <Lightbox pictures={urls} from={opened} onClose={() => setOpened(null)} />}
      </Suspense>
    </>
  );
}

/** Whom a text mentions: what each is called, and who reads it. */
interface ShownMentions {
  readonly names: ReadonlyMap<number, string>;
  readonly readerId: number;
}

function nameElement(id: number, { names, readerId }: ShownMentions): HTMLElement {
  const element = document.createElement('span');
  element.className = 'mention';
  element.textContent = `@${names.get(id) ?? ''}`;
  if (id === readerId) element.dataset['me'] = 'true';
  return element;
}

function replaceMarks(node: Text, mentions: ShownMentions): void {
  const parts = node.data.split(mentionMarks);
  if (parts.length === 1) return;
  const shown = parts.flatMap((part, at) => {
    if (at % 2 === 0) return part === '' ? [] : [part];
    return [mentions.names.has(Number(part)) ? nameElement(Number(part), mentions) : `@[${part}]`];
  });
  node.replaceWith(...shown);
}

/** Clean HTML with names in place of the marks that are mentions; names are text, whatever is in them. */
export function withMentions(html: string, mentions: ShownMentions): string {
  if (mentions.names.size === 0) return html;
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const walker = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  texts.forEach((node) => replaceMarks(node, mentions));
  return body.innerHTML;
}

/** What a text may be made of: the list by which the server cleaned it already (S11). */
interface RichTextRules {
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
function RichTextPanel({ html, rules, mentions }: RichTextPanelProps) {
  const clean = useMemo(() => cleanHtml(html, rules), [html, rules]);
  const shown = mentions === undefined ? clean : withMentions(clean, mentions);
  return <Words dangerouslySetInnerHTML={{ __html: shown }} />;
}

const Column = styled('article')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: theme.spacing(0.5),
  minWidth: 0,
  '&[data-own="true"]': { alignItems: 'flex-end' },
  '&[data-kind="note"]': { alignItems: 'stretch' },
}));

const Bubble = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1),
  maxWidth: 'min(100%, 34rem)',
  minWidth: 0,
  padding: theme.spacing(1, 1.5),
  borderRadius: radii.card,
  border: `thin solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.paper,
  '[data-own="false"] > &:first-of-type': { borderTopLeftRadius: theme.spacing(0.5) },
  '[data-own="true"] > &': {
    borderColor: 'transparent',
    backgroundColor: `color-mix(in srgb, ${theme.vars.palette.primary.main} 13%, ${theme.vars.palette.background.paper})`,
  },
  '[data-kind="note"] > &': {
    maxWidth: '100%',
    borderStyle: 'dashed',
    borderColor: theme.vars.palette.accent,
    backgroundColor: `color-mix(in srgb, ${theme.vars.palette.accent} 15%, ${theme.vars.palette.background.paper})`,
  },
  // Somebody came here from the bell.
  '&[data-asked]': { outline: `medium solid ${theme.vars.palette.primary.main}`, outlineOffset: 2 },
  '&[data-state="sending"]': { opacity: 0.7 },
  '&[data-state="failed"]': { borderColor: `${theme.vars.palette.error.main} !important` },
}));

/** Who speaks, in whose place and since when (R-CHT-02, AMB-62). */
function TurnHead({ entry, reader }: { entry: ThreadEntry; reader: Reader }) {
  const text = useText(chatTexts);
  const dates = useDates();
  const localised = useLocalised();
  const kind = senderKind({ user_id: entry.userId, user_type: entry.userType }, reader.id);
  const label = localised(senderLabels[kind]);
  const name = entry.name === '' ? text('erasedPerson') : entry.name;
  const isNote = entry.kind === 'note';
  return (
    <Typography
      variant="caption"
      component="header"
      color="textSecondary"
      sx={{ px: 0.5, overflowWrap: 'anywhere' }}
    >
      {isNote && (
        <Box
          component="span"
          sx={{ color: 'warning.main', fontWeight: 700, '& svg': { verticalAlign: 'text-bottom' } }}
        >
          <LockRounded aria-hidden fontSize="small" /> {text('note')} · {text('onlyAgency')}
          {' · '}
        </Box>
      )}
      <Box component="span" sx={{ fontWeight: 650, color: 'text.primary' }}>
        {kind === 'me' ? label : name}
      </Box>
      {kind !== 'me' && !isNote && ` · ${label}`}
      {entry.inPlace && `, ${localised(inPlaceLabel)}`}
      {' · '}
      <time dateTime={entry.at}>{dates.clock(entry.at)}</time>
    </Typography>
  );
}

/** What was written, with those whom it mentions as they are called now. */
function EntryWords({ entry: { html, mentions }, readerId }: { entry: ThreadEntry; readerId: number }) {
  const text = useText(chatTexts);
  if (html === '')
    return <Box sx={{ color: 'text.secondary', fontStyle: 'italic' }}>{text('erasedWords')}</Box>;
  const names = new Map(mentions.map(({ id, name }) => [id, name || text('erasedPerson')]));
  return <RichTextPanel html={html} rules={messageHtml} mentions={{ names, readerId }} />;
}

interface MessageGroupItemProps {
  orderId: string;
  turn: Turn;
  reader: Reader;
  marked: ReadonlySet<string>;
  /** Key of the entry that the address asks for. */
  asked: string | null;
  /** What can be done with an entry that has not arrived. */
  actsOf: (entry: ThreadEntry) => OutgoingActs;
}

/** Words of one person, one after the other: one's own on the right, those of others on the left. */
export function MessageGroupItem({ orderId, turn, reader, marked, asked, actsOf }: MessageGroupItemProps) {
  const [first] = turn.entries;
  return (
    <Column data-own={first.userId === reader.id} data-kind={first.kind}>
      <TurnHead entry={first} reader={reader} />
      {turn.entries.map((entry) => (
        <Fragment key={entry.key}>
          <Bubble
            data-state={entry.outgoing?.state}
            data-entry={entry.key}
            data-asked={entry.key === asked || undefined}
            tabIndex={entry.key === asked ? -1 : undefined}
          >
            <EntryWords entry={entry} readerId={reader.id} />
            <MessageImageList
              orderId={orderId}
              images={entry.images}
              isUnderWay={entry.outgoing !== undefined}
            />
          </Bubble>
          <MessageStateNotice entry={entry} isMarked={marked.has(entry.key)} {...actsOf(entry)} />
        </Fragment>
      ))}
    </Column>
  );
}
