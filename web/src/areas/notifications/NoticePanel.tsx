import DownloadDoneRounded from '@mui/icons-material/DownloadDoneRounded';
import FactCheckOutlined from '@mui/icons-material/FactCheckOutlined';
import HourglassBottomRounded from '@mui/icons-material/HourglassBottomRounded';
import NotificationsActiveOutlined from '@mui/icons-material/NotificationsActiveOutlined';
import AssignmentReturnRounded from '@mui/icons-material/AssignmentReturnRounded';
import PauseCircleOutlineRounded from '@mui/icons-material/PauseCircleOutlineRounded';
import RateReviewOutlined from '@mui/icons-material/RateReviewOutlined';
import ThumbUpOutlined from '@mui/icons-material/ThumbUpOutlined';
import RequestQuoteOutlined from '@mui/icons-material/RequestQuoteOutlined';
import SettingsOutlined from '@mui/icons-material/SettingsOutlined';
import ShoppingBagOutlined from '@mui/icons-material/ShoppingBagOutlined';
import SyncRounded from '@mui/icons-material/SyncRounded';
import SupportAgentRounded from '@mui/icons-material/SupportAgentRounded';
import { Box, IconButton, Stack, Typography } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import { withoutMarks } from '@portal/contracts/areas/chat';
import { MopStatus } from '@portal/contracts/areas/mop';
import {
  type Notice,
  notificationsCommands,
  notificationsQueries,
} from '@portal/contracts/areas/notifications';
import { isAdministrator } from '@portal/contracts/kernel';
import { type ReactNode, useEffect, useEffectEvent, useId } from 'react';
import { Link } from 'react-router-dom';
import { useCallCommand } from '#core/client/use-call-command';
import { useCallList } from '#core/client/use-call-query';
import { useDates } from '#core/i18n/dates';
import { useLanguage } from '#core/i18n/LanguageProvider';
import { useText } from '#core/i18n/use-text';
import { placeLabel } from '#core/restaurant-label';
import { useSession } from '#core/session/session-state';
import { useMay } from '#core/session/use-may';
import { BarPanel } from '#ui/BarPanel';
import { DayAndAge } from '#ui/DayAndAge';
import { VisuallyHidden } from '#ui/VisuallyHidden';
import { OrderStatusChip } from '#ui/order-status/OrderStatusChip';
import { noteAddress, orderAddress } from '#ui/order-status/order-address';
import { useOrderNumber } from '#ui/order-status/use-order-number';
import { WhySlot } from '#ui/slots/Slots';
import { EmptyState } from '#ui/states/EmptyState';
import { Loaded } from '#ui/states/Loaded';
import { SkeletonRows } from '#ui/states/Skeletons';
import { TwoLines } from '#ui/table/TwoLines';
import { unbroken } from '#ui/unbroken';
import { bellTexts } from './texts/early';

interface ClosingProps {
  onOpen: () => void;
}

interface NoticeLinkProps extends ClosingProps {
  to: string;
  children: ReactNode;
}

const NoticeLink = ({ to, onOpen, children }: NoticeLinkProps) => (
  <Box
    component={Link}
    to={to}
    onClick={onOpen}
    sx={{
      display: 'flex',
      alignItems: 'center',
      gap: 1.5,
      minHeight: 44,
      py: 0.5,
      color: 'inherit',
      textDecoration: 'none',
      '&:hover span': { textDecoration: 'underline' },
      '& img, & i': {
        flex: 'none',
        width: 36,
        height: 36,
        objectFit: 'cover',
        borderRadius: 1,
        bgcolor: 'background.sunken',
      },
      '& span': { minWidth: 0, overflowWrap: 'anywhere' },
    }}
  >
    {children}
  </Box>
);

const NoticeTitle = ({ children }: { children: string }) => (
  <Typography variant="subtitle2" component="strong" sx={{ display: 'block', overflowWrap: 'anywhere' }}>
    {children}
  </Typography>
);

function NewPieces({ notice: { kind, count, pieces, until }, onOpen }: { notice: Notice } & ClosingProps) {
  const text = useText(bellTexts);
  const dates = useDates();
  const more = count - pieces.length;
  const title = kind === 'replaced' ? text('replaced') : text('newPieces', { count });
  return (
    <>
      <NoticeTitle>{until === undefined ? title : text('pieceEnds', { day: dates.day(until) })}</NoticeTitle>
      {pieces.map(({ id, name, link, thumb }) => (
        <NoticeLink key={id} to={until === undefined ? link : `/admin/resources/${id}`} onOpen={onOpen}>
          {thumb === '' ? (
            <i />
          ) : (
            <img src={`${thumb}&width=320`} alt="" loading="lazy" width={36} height={36} />
          )}
          <span>{name}</span>
        </NoticeLink>
      ))}
      {more > 0 && (
        <Typography variant="body2" color="textSecondary">
          {text('more', { count: more })}
        </Typography>
      )}
    </>
  );
}

function Place({ place }: { place: string }) {
  const { restaurants, user } = useSession();
  if (restaurants.length < 2 && !isAdministrator(user.type)) return null;
  return (
    <Typography variant="body2" component="span" color="textSecondary" sx={{ display: 'block' }}>
      {place}
    </Typography>
  );
}

const orderNews = {
  placed: ShoppingBagOutlined,
  changes: RateReviewOutlined,
  approved: ThumbUpOutlined,
  quote: RequestQuoteOutlined,
  quoteEnds: HourglassBottomRounded,
  proof: FactCheckOutlined,
  finished: DownloadDoneRounded,
  reminder: NotificationsActiveOutlined,
  taken: SupportAgentRounded,
} as const;
type OrderNewsKind = keyof typeof orderNews;
const isOrderNews = (kind: string): kind is OrderNewsKind => kind in orderNews;

/** Under the words, past the icon and its gap. */
const besideIcon = { pl: ({ spacing }: Theme) => `calc(1.25rem + ${spacing(1.5)})` };

interface OrderNoticeProps extends ClosingProps {
  kind: Notice['kind'];
  order: NonNullable<Notice['order']>;
}

function OrderNotice({ kind, order, onOpen }: OrderNoticeProps) {
  const text = useText(bellTexts);
  const number = useOrderNumber()(order);
  const { user } = useSession();
  const Icon = isOrderNews(kind) ? orderNews[kind] : SyncRounded;
  return (
    <>
      <NoticeLink to={orderAddress(order.id, user.type)} onOpen={onOpen}>
        <Icon aria-hidden sx={{ flex: 'none', color: 'text.secondary' }} />
        <span>
          <NoticeTitle>{text('order', { number })}</NoticeTitle>
          {isOrderNews(kind) && <Box component="div">{text(`news.${kind}`)}</Box>}
          {unbroken(order.name)}
          {order.restaurant_name !== '' && <Place place={placeLabel(order)} />}
        </span>
      </NoticeLink>
      {kind === 'status' && (
        <Box sx={besideIcon}>
          <OrderStatusChip status={order.status} />
        </Box>
      )}
    </>
  );
}

function PauseDecided({ pause, onOpen }: { pause: NonNullable<Notice['pause']> } & ClosingProps) {
  const text = useText(bellTexts);
  return (
    <NoticeLink to="/pauses" onOpen={onOpen}>
      <PauseCircleOutlineRounded aria-hidden sx={{ flex: 'none', color: 'text.secondary' }} />
      <span>
        <NoticeTitle>
          {text(pause.status === MopStatus.Confirmed ? 'pause.confirmed' : 'pause.cancelled')}
        </NoticeTitle>
        <Place place={pause.restaurant} />
      </span>
    </NoticeLink>
  );
}

function RecallNews({ notice, onOpen }: { notice: Notice } & ClosingProps) {
  const text = useText(bellTexts);
  const dates = useDates();
  const { recall, until, pieces, kind } = notice;
  if (!recall) return null;
  const isDone = kind === 'recallDone';
  const name = pieces[0]?.name ?? '';
  const values = { name, day: until === undefined ? '' : dates.day(until) };
  const asked = recall.reminded ? 'recallReminder' : 'recall';
  return (
    <NoticeLink to={isDone ? `/admin/recalls/${recall.id}` : '/recalls'} onOpen={onOpen}>
      <AssignmentReturnRounded aria-hidden sx={{ flex: 'none', color: 'text.secondary' }} />
      <span>
        <NoticeTitle>{text(isDone ? 'recallDone' : asked, values)}</NoticeTitle>
        {!isDone && <Place place={recall.restaurant} />}
      </span>
    </NoticeLink>
  );
}

/** An administrator acted as the reader (W5). */
function ActedAs({ name }: { name: string }) {
  const text = useText(bellTexts);
  return (
    <>
      <NoticeTitle>{name === '' ? text('actedAsUnnamed') : text('actedAs', { name })}</NoticeTitle>
      <Typography variant="body2" color="textSecondary">
        {text('actedAsText')}
      </Typography>
    </>
  );
}

function PlanFailed({ plan, onOpen }: { plan: NonNullable<Notice['failedPlan']> } & ClosingProps) {
  const text = useText(bellTexts);
  const dates = useDates();
  return (
    <NoticeLink to="/channels" onOpen={onOpen}>
      <span>
        <NoticeTitle>{text('failedPlan', { day: dates.day(plan.date) })}</NoticeTitle>
        <Place place={plan.restaurant} />
      </span>
    </NoticeLink>
  );
}

function Mentioned({ mention, onOpen }: { mention: NonNullable<Notice['mention']> } & ClosingProps) {
  const text = useText(bellTexts);
  const number = useOrderNumber()(mention);
  const { user } = useSession();
  const { order_id: orderId, note_id: noteId, restaurant_name: restaurant, by } = mention;
  const names = new Map(mention.mentions.map(({ id, name }) => [id, name || text('erasedPerson')]));
  return (
    <NoticeLink to={noteAddress(orderId, noteId, user.type)} onOpen={onOpen}>
      <span>
        <NoticeTitle>{by === '' ? text('mentionedUnnamed') : text('mentioned', { name: by })}</NoticeTitle>
        {text('order', { number })} · {restaurant}
        {mention.excerpt !== '' && (
          <Typography
            variant="body2"
            component="span"
            color="textSecondary"
            sx={{ display: 'block', mt: 0.5, pl: 1, borderLeft: 'medium solid', borderColor: 'accent' }}
          >
            <TwoLines>{withoutMarks(mention.excerpt, names)}</TwoLines>
          </Typography>
        )}
      </span>
    </NoticeLink>
  );
}

function NoticeBody({ notice, onOpen }: { notice: Notice } & ClosingProps) {
  if (notice.mention) return <Mentioned mention={notice.mention} onOpen={onOpen} />;
  if (notice.acted_by !== null) return <ActedAs name={notice.acted_by} />;
  if (notice.failedPlan) return <PlanFailed plan={notice.failedPlan} onOpen={onOpen} />;
  if (notice.pause) return <PauseDecided pause={notice.pause} onOpen={onOpen} />;
  if (notice.recall) return <RecallNews notice={notice} onOpen={onOpen} />;
  if (notice.order) return <OrderNotice kind={notice.kind} order={notice.order} onOpen={onOpen} />;
  return <NewPieces notice={notice} onOpen={onOpen} />;
}

const unreadEdge = { borderLeft: 4, borderLeftColor: 'primary.main' };

function NoticeRow({ notice, onOpen }: { notice: Notice } & ClosingProps) {
  const text = useText(bellTexts);
  const dates = useDates();
  const hasIcon = notice.mention === undefined && Boolean(notice.order ?? notice.pause ?? notice.recall);
  return (
    <Box
      component="li"
      data-unread={notice.unread}
      sx={{ px: 2, py: 1.5, borderTop: 1, borderTopColor: 'divider', ...(notice.unread && unreadEdge) }}
    >
      {notice.unread && <VisuallyHidden>{text('unread')}</VisuallyHidden>}
      <NoticeBody notice={notice} onOpen={onOpen} />
      <Typography
        variant="caption"
        component="div"
        color="textSecondary"
        sx={{ pt: 0.5, ...(hasIcon && besideIcon) }}
      >
        <DayAndAge at={notice.at} />
        <WhySlot position={notice.position} of={dates.time(notice.at)} />
      </Typography>
    </Box>
  );
}

/** The open list keeps its marks. */
function useMarkAsRead(newest: Notice | undefined): void {
  const { CountUnreadNotices } = notificationsQueries;
  const { send } = useCallCommand(notificationsCommands.ReadNotices, {
    refresh: [CountUnreadNotices],
    optimistic: (cache) => cache.patch(CountUnreadNotices, () => ({ unread: 0 })),
  });
  // Not while acting as someone else (AMB-77).
  const mayRead = useMay()(notificationsCommands.ReadNotices);
  const upTo = mayRead && newest?.unread === true ? newest.at : null;
  // After a failure, they are unread the next time.
  const markAsRead = useEffectEvent((up_to: string) => void send({ up_to }).catch(() => undefined));
  useEffect(() => {
    if (upTo !== null) markAsRead(upTo);
  }, [upTo]);
}

function NoticeRows({ onOpen }: ClosingProps) {
  const text = useText(bellTexts);
  const { language: lang } = useLanguage();
  const notices = useCallList(notificationsQueries.ListNotices, { lang, size: 20 }, { freshFor: 0 });
  useMarkAsRead(notices.data?.rows[0]);
  const nothing = <EmptyState level="h3" title={text('empty')} text={text('emptyText')} />;
  return (
    <Loaded
      query={notices}
      skeleton={<SkeletonRows />}
      empty={{ when: ({ rows }) => rows.length === 0, show: nothing }}
    >
      {({ rows }) => (
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {rows.map((notice) => (
            <NoticeRow key={notice.id} notice={notice} onOpen={onOpen} />
          ))}
        </Box>
      )}
    </Loaded>
  );
}

interface NoticePanelProps {
  anchor: HTMLElement;
  onClose: () => void;
}

export function NoticePanel({ anchor, onClose }: NoticePanelProps) {
  const text = useText(bellTexts);
  const id = useId();
  return (
    <BarPanel anchor={anchor} onClose={onClose} name={{ labelledBy: id }} width={50}>
      <Stack
        direction="row"
        sx={{ alignItems: 'center', justifyContent: 'space-between', pl: 2, pr: 1, py: 0.5 }}
      >
        <Typography variant="subtitle1" component="h2" id={id}>
          {text('title')}
        </Typography>
        <IconButton component={Link} to="/notifications" aria-label={text('settings')} onClick={onClose}>
          <SettingsOutlined fontSize="small" />
        </IconButton>
      </Stack>
      <NoticeRows onOpen={onClose} />
    </BarPanel>
  );
}
