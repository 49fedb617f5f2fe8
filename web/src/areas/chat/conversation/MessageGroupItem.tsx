import LockRounded from '@mui/icons-material/LockRounded';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { inPlaceLabel, messageHtml, senderKind, senderLabels } from '@portal/contracts/areas/chat';
import { Fragment } from 'react';
import { useDates } from '#core/i18n/dates';
import { useLocalised } from '#core/i18n/LanguageProvider';
import { useText } from '#core/i18n/use-text';
import { radii } from '#core/theme/tokens';
import { RichTextPanel } from './RichTextPanel';
import { chatTexts } from '../texts';
import { MessageImageList } from './MessageImageList';
import { MessageStateNotice, type OutgoingActs } from './MessageStateNotice';
import type { Reader, ThreadEntry, Turn } from './thread';

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
    <Box
      component="header"
      sx={{ typography: 'caption', color: 'text.secondary', px: 0.5, overflowWrap: 'anywhere' }}
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
    </Box>
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
