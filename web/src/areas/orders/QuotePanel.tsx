import type { SvgIconComponent } from '@mui/icons-material';
import CheckCircleRounded from '@mui/icons-material/CheckCircleRounded';
import EditNoteRounded from '@mui/icons-material/EditNoteRounded';
import EventBusyRounded from '@mui/icons-material/EventBusyRounded';
import HelpOutlineRounded from '@mui/icons-material/HelpOutlineRounded';
import HistoryRounded from '@mui/icons-material/HistoryRounded';
import HourglassTopRounded from '@mui/icons-material/HourglassTopRounded';
import ThumbDownOutlined from '@mui/icons-material/ThumbDownOutlined';
import { Box, Button, Divider, Stack, Typography } from '@mui/material';
import {
  type OrderDetail,
  type OrderWork,
  orderWorkQueries,
  type Quote,
  quoteCommands,
  settledStatuses,
  type Turn,
} from '@portal/contracts/areas/orders';
import { Suspense, useState } from 'react';
import { useCallCache } from '#core/client/call-cache';
import { isCallError } from '#core/client/call-error';
import { useCallQuery } from '#core/client/use-call-query';
import { useDates } from '#core/i18n/dates';
import { useText } from '#core/i18n/use-text';
import { useMay } from '#core/session/use-may';
import { useSession } from '#core/session/session-state';
import { FoldPanel } from '#ui/FoldPanel';
import { Highlight } from '#ui/Highlight';
import { Panel } from '#ui/Panel';
import { StatusChip, type StatusTone, statusTones } from '#ui/StatusChip';
import { VisuallyHidden } from '#ui/VisuallyHidden';
import { lazyPart } from '#ui/part/lazy-part';
import { ErrorNote } from '#ui/states/ErrorNote';
import { LoadedPart } from '#ui/states/Loaded';
import { SkeletonRows } from '#ui/states/Skeletons';
import { useToday } from '#ui/use-now';
import { QuoteActions } from './QuoteActions';
import { QuoteTable } from './QuoteTable';
import { isOpen, isQuotePromised, quoteDrafts, quoteStale, stateOn } from './quote';
import { quoteTexts } from './texts/quote';

const QuoteForm = lazyPart(() => import('./QuoteForm').then((module) => module.QuoteForm));

const looks: Readonly<
  Record<Quote['state'], { readonly icon: SvgIconComponent; readonly tone: StatusTone }>
> = {
  waiting: { icon: HourglassTopRounded, tone: statusTones.waiting },
  asked: { icon: HelpOutlineRounded, tone: statusTones.underway },
  accepted: { icon: CheckCircleRounded, tone: statusTones.done },
  refused: { icon: ThumbDownOutlined, tone: statusTones.over },
  expired: { icon: EventBusyRounded, tone: statusTones.over },
  superseded: { icon: HistoryRounded, tone: statusTones.over },
};

/** `10:30 20/11/2026` on one line. */
const whole = (time: string) => time.replace(' ', '\u00a0').replaceAll('/', '/\u2060');

interface OfQuote {
  quote: Quote;
  side: Turn;
}

/** Milliseconds. */
const dayLength = 86_400_000;

function QuoteHead({ quote, side }: OfQuote) {
  const text = useText(quoteTexts);
  const dates = useDates();
  const today = useToday();
  const { version, valid_until: last, sent, decided } = quote;
  const state = stateOn(quote, today);
  const who = useWho();
  const name = text(`state.${state}`, { side });
  const isInPageHead = side === 'restaurant' && state === 'waiting';
  const days = Math.round((Date.parse(last) - Date.parse(today)) / dayLength);
  const ended =
    state === 'accepted' || state === 'refused'
      ? decided && text(`decided.${state}`, { who: who(decided), when: whole(dates.time(decided.at)) })
      : text('decided.expired', { day: dates.day(last) });
  return (
    <Stack
      direction="row"
      useFlexGap
      sx={{ flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 0.5 }}
    >
      {!isInPageHead && (
        <Highlight of={`${version} ${state}`}>
          <StatusChip {...looks[state]} label={name} />
        </Highlight>
      )}
      <VisuallyHidden role="status">{text('now', { version, state: name })}</VisuallyHidden>
      <Box sx={{ fontWeight: 600 }}>
        {isOpen(state) && `${text('validUntil', { day: dates.day(last) })} · ${text('left', { days })}`}
        {!isOpen(state) && state !== 'superseded' && ended}
      </Box>
      <Typography variant="body2" component="div" color="textSecondary" sx={{ width: '100%' }}>
        {text('sentBy', { who: who(sent), when: whole(dates.time(sent.at)) })}
      </Typography>
    </Stack>
  );
}

function useWho() {
  const text = useText(quoteTexts);
  return ({ name, side }: Pick<Quote['sent'], 'name' | 'side'>) => {
    if (name === '') return text('erasedPerson');
    return side === 'agency' ? text('agency', { name }) : name;
  };
}

interface SaidProps {
  said: Quote['talk'][number];
}

function Said({ said }: SaidProps) {
  const dates = useDates();
  const who = useWho();
  return (
    <Box
      component="li"
      sx={{ pl: 1.5, borderLeft: 3, borderColor: said.side === 'agency' ? 'divider' : 'accent' }}
    >
      <Typography variant="caption" component="div" color="textSecondary">
        {who(said)} · {whole(dates.time(said.at))}
      </Typography>
      <Box sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{said.text}</Box>
    </Box>
  );
}

function QuoteTalk({ quote: { note, talk, decided } }: { quote: Quote }) {
  const text = useText(quoteTexts);
  const said = decided === null || decided.text === '' ? talk : [...talk, decided];
  return (
    <>
      {note !== '' && (
        <Box>
          <Typography variant="caption" component="div" color="textSecondary">
            {text('noteRead')}
          </Typography>
          <Box sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{note}</Box>
        </Box>
      )}
      {said.length > 0 && (
        <Stack component="ul" aria-label={text('talk')} spacing={1.5} sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {said.map((each, place) => (
            <Said key={place} said={each} />
          ))}
        </Stack>
      )}
    </>
  );
}

interface OfOrder {
  order: OrderDetail;
  side: Turn;
}

const besideTable = {
  display: 'grid',
  columnGap: 5,
  rowGap: 2.5,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '& > :empty': { display: 'none' },
  '&:has(> :last-child:not(:empty))': {
    gridTemplateColumns: { '@md': 'minmax(0, 3fr) minmax(0, 2fr)' },
  },
} as const;

function EarlierQuotes({ quotes, side }: { quotes: readonly Quote[]; side: Turn }) {
  const text = useText(quoteTexts);
  if (quotes.length === 0) return null;
  return (
    <Box data-print="no">
      <FoldPanel label={text('earlier', { count: quotes.length })}>
        <Stack spacing={2.5} divider={<Divider />}>
          {quotes.map((quote) => (
            <Stack key={quote.version} spacing={1.5}>
              <Box sx={{ fontWeight: 600 }}>{text('versionOf', { version: quote.version })}</Box>
              <QuoteHead quote={quote} side={side} />
              <QuoteTable {...quote} />
              <QuoteTalk quote={quote} />
            </Stack>
          ))}
        </Stack>
      </FoldPanel>
    </Box>
  );
}

function SentQuotes({ order, side, work }: OfOrder & { work: OrderWork }) {
  const today = useToday();
  const cache = useCallCache();
  const [problem, setProblem] = useState<unknown>(null);
  const [newest, ...earlier] = work.quotes;
  if (newest === undefined) return null;
  const onProblem = (error: unknown) => {
    setProblem(error);
    // Others refetch by themselves.
    if (isCallError(error) && error.status === 403) void cache.refresh(quoteStale);
  };
  const isActive = isOpen(stateOn(newest, today)) && !settledStatuses.includes(order.status);
  return (
    <Stack spacing={2} sx={{ containerType: 'inline-size' }}>
      <QuoteHead quote={newest} side={side} />
      <Box sx={besideTable}>
        <QuoteTable {...newest} />
        <Stack spacing={2}>
          <QuoteTalk quote={newest} />
          {problem !== null && <ErrorNote error={problem} />}
          {isActive && (
            <QuoteActions
              orderId={order.id}
              quote={newest}
              side={side}
              mayApprove={work.may_approve}
              onProblem={onProblem}
            />
          )}
        </Stack>
      </Box>
      <EarlierQuotes quotes={earlier} side={side} />
    </Stack>
  );
}

interface QuoteWriterProps extends Pick<OfOrder, 'order'> {
  newest: Quote | undefined;
}

/** Also while the newest is loaded: a form that sends stays. */
function QuoteWriter({ order, newest }: QuoteWriterProps) {
  const text = useText(quoteTexts);
  const { user } = useSession();
  const hasDraft = quoteDrafts.read(user.id, order.id) !== null;
  const [isWriting, setWriting] = useState(hasDraft);
  const [hasClosed, setClosed] = useState(false);
  const isNext = order.quote !== null;
  const otherwise = isNext ? 'writeAgain' : 'write';
  if (!isWriting && isNext && newest === undefined) return null;
  return (
    <Box data-print="no" sx={{ '&:not(:first-of-type)': { mt: 2.5 } }}>
      {isWriting ? (
        <Suspense fallback={<SkeletonRows rows={4} />}>
          <QuoteForm
            order={order}
            newest={newest}
            onOpen={() => setWriting(true)}
            onClose={() => {
              setWriting(false);
              setClosed(true);
            }}
          />
        </Suspense>
      ) : (
        <Button
          startIcon={<EditNoteRounded aria-hidden />}
          autoFocus={hasClosed}
          onClick={() => setWriting(true)}
        >
          {text(hasDraft ? 'resume' : otherwise)}
        </Button>
      )}
    </Box>
  );
}

/** Method 2 promises a quote; the agency may send one for any open order. */
function useQuoteParts({ order, side }: OfOrder) {
  const may = useMay();
  const isActive = !settledStatuses.includes(order.status);
  const isSent = order.quote !== null;
  return {
    isSent,
    isWriter: isActive && side === 'agency' && may(quoteCommands.SendQuote),
    isPromised: isActive && side === 'restaurant' && !isSent && isQuotePromised(order),
  };
}

export function QuotePanel({ order, side }: OfOrder) {
  const text = useText(quoteTexts);
  const { isSent, isWriter, isPromised } = useQuoteParts({ order, side });
  const query = useCallQuery(orderWorkQueries.GetOrderWork, { id: order.id }, { enabled: isSent });
  if (![isSent, isWriter, isPromised].includes(true)) return null;
  const newest = query.data?.quotes[0];
  const frame = side === 'agency' ? ({ level: 'h3', foldsAs: 'orders.quote' } as const) : {};
  return (
    <Panel title={text('title')} aside={newest && text('versionOf', { version: newest.version })} {...frame}>
      {isSent && (
        <LoadedPart query={query} skeleton={<SkeletonRows rows={4} />}>
          {(work) => <SentQuotes order={order} side={side} work={work} />}
        </LoadedPart>
      )}
      {isPromised && (
        <Typography variant="body2" color="textSecondary">
          {text('promised')}
        </Typography>
      )}
      {isWriter && <QuoteWriter order={order} newest={newest} />}
    </Panel>
  );
}
