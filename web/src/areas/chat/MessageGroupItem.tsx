import type { SvgIconComponent } from '@mui/icons-material';
import DoneAllRounded from '@mui/icons-material/DoneAllRounded';
import DoneRounded from '@mui/icons-material/DoneRounded';
import ErrorRounded from '@mui/icons-material/ErrorRounded';
import ImageRounded from '@mui/icons-material/ImageRounded';
import LockRounded from '@mui/icons-material/LockRounded';
import ScheduleRounded from '@mui/icons-material/ScheduleRounded';
import { Box, Button, ButtonBase, Typography } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import {
  chatDownloads,
  inPlaceLabel,
  messageHtml,
  senderKind,
  senderLabels,
} from '@portal/contracts/areas/chat';
import { Fragment, Suspense, useState } from 'react';
import { fillPath } from '#core/client/wire';
import { apiBase } from '#core/client/call-client';
import { useErrorText } from '#core/client/use-error-text';
import { useDates } from '#core/i18n/dates';
import { useLocalised } from '#core/i18n/LanguageProvider';
import { useText } from '#core/i18n/use-text';
import { lazyOverlay } from '#ui/part/lazy-part';
import { useIsOnline } from '#core/client/network';
import { useToast } from '#ui/toast/toast-context';
import { RichTextPanel } from './RichTextPanel';
import type { MessageGroup, Reader, ThreadEntry } from './conversation';
import type { OrderOutbox, OutgoingMessage } from './outbox';
import { chatTexts } from './texts';

const Lightbox = lazyOverlay(() => import('#ui/pictures/Lightbox').then((module) => module.Lightbox));

/** R-CHT-02, AMB-62. */
function GroupHead({ entry, reader }: { entry: ThreadEntry; reader: Reader }) {
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

function EntryText({ entry: { html, mentions }, readerId }: { entry: ThreadEntry; readerId: number }) {
  const text = useText(chatTexts);
  if (html === '')
    return <Box sx={{ color: 'text.secondary', fontStyle: 'italic' }}>{text('erasedWords')}</Box>;
  const names = new Map(mentions.map(({ id, name }) => [id, name || text('erasedPerson')]));
  return <RichTextPanel html={html} rules={messageHtml} mentions={{ names, readerId }} />;
}

function ImageButton({ url, label, onOpen }: { url: string; label: string; onOpen: () => void }) {
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

/** The last row never has a single picture; one alone is large. */
const imageGrid = (count: number) => (theme: Theme) =>
  ({
    display: 'flex',
    flexWrap: 'wrap',
    gap: 0.75,
    m: 0,
    p: 0,
    listStyle: 'none',
    maxWidth: theme.spacing(count === 4 ? 21.75 : 33),
    '& .frame': {
      display: 'grid',
      placeItems: 'center',
      width: theme.spacing(count === 1 ? 24 : 10.5),
      height: theme.spacing(count === 1 ? 18 : 10.5),
      maxWidth: '100%',
      overflow: 'hidden',
      borderRadius: 1,
      border: 'thin solid',
      borderColor: 'divider',
      color: 'text.secondary',
      bgcolor: 'background.sunken',
    },
    '& img': { width: '100%', height: '100%', objectFit: 'cover' },
  }) as const;

/** Placeholders until the message is sent. */
function MessageImages({ orderId, entry }: { orderId: string; entry: ThreadEntry }) {
  const text = useText(chatTexts);
  const [opened, setOpened] = useState<number | null>(null);
  const count = entry.images.length;
  if (count === 0) return null;
  const urls = entry.images.map(
    (key) => apiBase + fillPath(chatDownloads.OpenMessageImage.path, { orderId, key }),
  );
  return (
    <>
      <Box component="ul" aria-label={text('images')} sx={imageGrid(count)}>
        {urls.map((url, index) => (
          <li key={url}>
            {entry.outgoing === undefined ? (
              <ImageButton
                url={url}
                label={text('openImage', { place: index + 1, count })}
                onOpen={() => setOpened(index)}
              />
            ) : (
              <span className="frame">
                <ImageRounded aria-hidden />
              </span>
            )}
          </li>
        ))}
      </Box>
      <Suspense>
        {opened !== null && <Lightbox pictures={urls} from={opened} onClose={() => setOpened(null)} />}
      </Suspense>
    </>
  );
}

const stateLine = { display: 'flex', alignItems: 'center', justifyContent: 'flex-end', gap: 0.5 } as const;

function StateLine({ icon: Icon, words, tone }: { icon: SvgIconComponent; words: string; tone?: string }) {
  return (
    <Typography variant="caption" component="div" color="textSecondary" sx={stateLine}>
      <Icon aria-hidden fontSize="small" sx={{ color: tone }} />
      {words}
    </Typography>
  );
}

export interface OutgoingActs extends Pick<OrderOutbox, 'retry' | 'discard'> {
  /** Puts it back into the field; absent without the right to write. */
  edit?: ((item: OutgoingMessage) => void) | undefined;
}

interface OutgoingStateProps extends OutgoingActs {
  item: OutgoingMessage;
}

function EditButton({ item, edit }: Pick<OutgoingStateProps, 'item' | 'edit'>) {
  const text = useText(chatTexts);
  if (edit === undefined) return null;
  return (
    <Button size="small" variant="text" onClick={() => edit(item)}>
      {text('edit')}
    </Button>
  );
}

function FailedState({ item, retry, discard, edit }: OutgoingStateProps) {
  const text = useText(chatTexts);
  const toast = useToast();
  const explain = useErrorText();
  return (
    <Typography
      variant="caption"
      component="div"
      color="error"
      role="alert"
      sx={{ ...stateLine, flexWrap: 'wrap' }}
    >
      <Box
        component="span"
        sx={{ flex: '1 1 auto', textAlign: 'end', '& svg': { verticalAlign: 'text-bottom' } }}
      >
        <ErrorRounded aria-hidden fontSize="small" /> <strong>{text('failed')}</strong>{' '}
        {item.error !== undefined && explain(item.error).text}
      </Box>
      <Button size="small" variant="text" onClick={() => toast.done(text('discarded'), discard(item))}>
        {text('discard')}
      </Button>
      <EditButton item={item} edit={edit} />
      <Button size="small" color="primary" onClick={() => retry(item)}>
        {text('retry')}
      </Button>
    </Typography>
  );
}

function SendingState({ item, edit }: Pick<OutgoingStateProps, 'item' | 'edit'>) {
  const text = useText(chatTexts);
  const isOnline = useIsOnline();
  const waits = item.state === 'waiting' && (!isOnline || item.error !== undefined);
  if (!waits) return <StateLine icon={ScheduleRounded} words={text('sending')} />;
  return (
    <Box sx={{ ...stateLine, flexWrap: 'wrap' }}>
      <StateLine icon={ScheduleRounded} words={text('waiting')} />
      <EditButton item={item} edit={edit} />
    </Box>
  );
}

function ReadState({ entry: { kind, at, readAt, readBy } }: { entry: ThreadEntry }) {
  const text = useText(chatTexts);
  const dates = useDates();
  if (kind === 'note') return null;
  if (readAt === null) return <StateLine icon={DoneRounded} words={text('sent')} />;
  const when = dates.day(readAt) === dates.day(at) ? dates.clock(readAt) : dates.time(readAt);
  const words = readBy === '' ? text('read', { when }) : text('readBy', { name: readBy, when });
  return <StateLine icon={DoneAllRounded} words={words} tone="success.main" />;
}

interface EntryStateProps extends OutgoingActs {
  entry: ThreadEntry;
  isMarked: boolean;
}

function EntryState({ entry, isMarked, ...acts }: EntryStateProps) {
  const text = useText(chatTexts);
  const { outgoing } = entry;
  if (outgoing === undefined) return isMarked && <ReadState entry={entry} />;
  if (outgoing.state === 'failed') return <FailedState item={outgoing} {...acts} />;
  if (outgoing.state !== 'sent') return <SendingState item={outgoing} edit={acts.edit} />;
  return <StateLine icon={DoneRounded} words={text(entry.kind === 'note' ? 'kept' : 'sent')} />;
}

const ownBubble = ({ vars: { palette } }: Theme) =>
  ({
    borderColor: 'transparent',
    backgroundColor: `color-mix(in srgb, ${palette.primary.main} 13%, ${palette.background.paper})`,
  }) as const;

const noteBubble = ({ vars: { palette } }: Theme) =>
  ({
    maxWidth: '100%',
    borderStyle: 'dashed',
    borderColor: palette.accent,
    backgroundColor: `color-mix(in srgb, ${palette.accent} 15%, ${palette.background.paper})`,
  }) as const;

const bubbleOf = (entry: ThreadEntry, isOwn: boolean) => (theme: Theme) =>
  ({
    display: 'grid',
    gap: 1,
    maxWidth: 'min(100%, 34rem)',
    minWidth: 0,
    px: 1.5,
    py: 1,
    borderRadius: 1.5,
    border: `thin solid ${theme.vars.palette.divider}`,
    backgroundColor: theme.vars.palette.background.paper,
    ...(isOwn ? ownBubble(theme) : { '&:first-of-type': { borderTopLeftRadius: 4 } }),
    ...(entry.kind === 'note' && noteBubble(theme)),
    ...(entry.outgoing?.state === 'sending' && { opacity: 0.7 }),
    ...(entry.outgoing?.state === 'failed' && { borderColor: theme.vars.palette.error.main }),
    // Opened from a notice.
    '&[data-linked]': { outline: `medium solid ${theme.vars.palette.primary.main}`, outlineOffset: 2 },
  }) as const;

interface MessageGroupItemProps {
  orderId: string;
  group: MessageGroup;
  reader: Reader;
  marked: ReadonlySet<string>;
  /** In the address. */
  linked: string | null;
  actsOf: (entry: ThreadEntry) => OutgoingActs;
}

/** The reader's own at the right. */
export function MessageGroupItem({ orderId, group, reader, marked, linked, actsOf }: MessageGroupItemProps) {
  const [first] = group.entries;
  const isOwn = first.userId === reader.id;
  const side = isOwn ? 'flex-end' : 'flex-start';
  return (
    <Box
      component="article"
      sx={{
        display: 'flex',
        flexDirection: 'column',
        alignItems: first.kind === 'note' ? 'stretch' : side,
        gap: 0.5,
        minWidth: 0,
      }}
    >
      <GroupHead entry={first} reader={reader} />
      {group.entries.map((entry) => (
        <Fragment key={entry.key}>
          <Box
            data-entry={entry.key}
            data-linked={entry.key === linked || undefined}
            tabIndex={entry.key === linked ? -1 : undefined}
            sx={bubbleOf(entry, isOwn)}
          >
            <EntryText entry={entry} readerId={reader.id} />
            <MessageImages orderId={orderId} entry={entry} />
          </Box>
          <EntryState entry={entry} isMarked={marked.has(entry.key)} {...actsOf(entry)} />
        </Fragment>
      ))}
    </Box>
  );
}
