import LockRounded from '@mui/icons-material/LockRounded';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { inPlaceLabel, messageHtml, senderKind, senderLabels } from '@portal/contracts/areas/chat';
import { Fragment } from 'react';
import { useDates } from '#app/i18n/dates';
import { useLocalised } from '#app/i18n/LanguageProvider';
import { useText } from '#app/i18n/use-text';
import { radii } from '#app/theme/tokens';
import { RichText } from './RichText';
import { chatMessages } from '../chat.messages';
import { SayingImages } from './SayingImages';
import { SayingState } from './SayingState';
import type { SayingStateProps } from './SayingState';
import type { Reader, Saying, Turn } from './thread';

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
  '&[data-state="sending"]': { opacity: 0.7 },
  '&[data-state="failed"]': { borderColor: `${theme.vars.palette.error.main} !important` },
}));

/** Who speaks, in whose place and since when (R-CHT-02, AMB-62). */
function TurnHead({ saying, reader }: { saying: Saying; reader: Reader }) {
  const text = useText(chatMessages);
  const dates = useDates();
  const localised = useLocalised();
  const kind = senderKind({ user_id: saying.userId, user_type: saying.userType }, reader.id);
  const label = localised(senderLabels[kind]);
  const name = saying.name === '' ? text('erasedPerson') : saying.name;
  const isNote = saying.kind === 'note';
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
      {saying.inPlace && `, ${localised(inPlaceLabel)}`}
      {' · '}
      <time dateTime={saying.at}>{dates.clock(saying.at)}</time>
    </Box>
  );
}

interface TurnBlockProps extends Pick<SayingStateProps, 'retry' | 'discard'> {
  orderId: string;
  turn: Turn;
  reader: Reader;
  marked: ReadonlySet<string>;
}

/** Words of one person, one after the other: one's own on the right, those of others on the left. */
export function TurnBlock({ orderId, turn, reader, marked, ...acts }: TurnBlockProps) {
  const text = useText(chatMessages);
  const [first] = turn.sayings;
  return (
    <Column data-own={first.userId === reader.id} data-kind={first.kind}>
      <TurnHead saying={first} reader={reader} />
      {turn.sayings.map((saying) => (
        <Fragment key={saying.key}>
          <Bubble data-state={saying.outgoing?.state}>
            {saying.html === '' ? (
              <Box sx={{ color: 'text.secondary', fontStyle: 'italic' }}>{text('erasedWords')}</Box>
            ) : (
              <RichText html={saying.html} rules={messageHtml} />
            )}
            <SayingImages
              orderId={orderId}
              images={saying.images}
              isUnderWay={saying.outgoing !== undefined}
            />
          </Bubble>
          <SayingState saying={saying} isMarked={marked.has(saying.key)} {...acts} />
        </Fragment>
      ))}
    </Column>
  );
}
