import SettingsOutlined from '@mui/icons-material/SettingsOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { notificationsQueries, type Notice } from '@portal/contracts/areas/notifications';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { styled } from '@mui/material/styles';
import { withoutMarks } from '@portal/contracts/areas/chat';
import { useCallList } from '#core/client/use-call-query';
import { useLanguage } from '#core/i18n/LanguageProvider';
import { useText } from '#core/i18n/use-text';
import { BarPanel } from '#ui/BarPanel';
import { EmptyState } from '#ui/states/EmptyState';
import { Loaded } from '#ui/states/Loaded';
import { SkeletonRows } from '#ui/states/Skeletons';
import { useDates } from '#core/i18n/dates';
import { useMarket } from '#core/market';
import { noteAddress, orderAddress } from '#ui/order-status/order-address';
import { OrderStatusChip } from '#ui/order-status/OrderStatusChip';
import { placeLabel } from '#core/restaurant-label';
import { useSession } from '#core/session/session-state';
import { radii } from '#core/theme/tokens';
import { VisuallyHidden } from '#ui/VisuallyHidden';
import { DayAndAge } from '#ui/DayAndAge';
import { TwoLines } from '#ui/table/TwoLines';
import { unbroken } from '#ui/unbroken';
import { bellTexts } from './texts/early';
import { useSeen } from './use-seen';

const Row = styled('li')(({ theme }) => ({
  padding: theme.spacing(1.5, 2),
  borderColor: theme.vars.palette.divider,
  borderStyle: 'solid',
  borderWidth: 0,
  borderTopWidth: 1,
  // What is new has an edge in colour, and says so to screen readers.
  '&[data-unread="true"]': {
    borderInlineStartWidth: 4,
    borderInlineStartColor: theme.vars.palette.primary.main,
  },
}));

const PieceLink = styled(Link)(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1.5),
  minHeight: 44,
  padding: theme.spacing(0.5, 0),
  color: 'inherit',
  textDecoration: 'none',
  '&:hover span': { textDecoration: 'underline' },
  '& img, & i': {
    flex: 'none',
    width: 36,
    height: 36,
    objectFit: 'cover',
    borderRadius: radii.control,
    backgroundColor: theme.vars.palette.background.sunken,
  },
  '& span': { minWidth: 0, overflowWrap: 'anywhere' },
}));

/** What somebody wrote. */
const Excerpt = styled('span')(({ theme }) => ({
  display: 'block',
  marginTop: theme.spacing(0.5),
  paddingInlineStart: theme.spacing(1),
  borderInlineStart: `medium solid ${theme.vars.palette.accent}`,
  ...theme.typography.body2,
  color: theme.vars.palette.text.secondary,
}));

interface NoticeProps {
  notice: Notice;
  /** Something was chosen: the list has done its work. */
  onOpen: () => void;
}

function NewPieces({ notice: { kind, count, pieces }, onOpen }: NoticeProps) {
  const text = useText(bellTexts);
  const left = count - pieces.length;
  return (
    <>
      <Typography variant="subtitle2" component="div">
        {kind === 'replaced' ? text('replaced') : text('newPieces', { count })}
      </Typography>
      {pieces.map(({ id, name, link, thumb }) => (
        <PieceLink key={id} to={link} onClick={onOpen}>
          {thumb === '' ? (
            <i />
          ) : (
            <img src={`${thumb}&width=320`} alt="" loading="lazy" width={36} height={36} />
          )}
          <span>{name}</span>
        </PieceLink>
      ))}
      {left > 0 && (
        <Typography variant="body2" color="textSecondary">
          {text('more', { count: left })}
        </Typography>
      )}
    </>
  );
}

/** The restaurant that it is about, for those who work for several. */
function Place({ place }: { place: string }) {
  const { restaurants } = useSession();
  if (restaurants.length < 2) return null;
  return (
    <Typography variant="body2" component="span" color="textSecondary" sx={{ display: 'block' }}>
      {place}
    </Typography>
  );
}

function OrderMoved({ order, onOpen }: { order: NonNullable<Notice['order']>; onOpen: () => void }) {
  const text = useText(bellTexts);
  const { orderNumberPrefix } = useMarket();
  const { user } = useSession();
  return (
    <>
      <PieceLink to={orderAddress(order.id, user.type)} onClick={onOpen}>
        <span>
          <Typography variant="subtitle2" component="strong" sx={{ display: 'block' }}>
            {text('order', { number: `${orderNumberPrefix}${order.number}` })}
          </Typography>
          {unbroken(order.name)}
          {order.restaurant_name !== '' && <Place place={placeLabel(order)} />}
        </span>
      </PieceLink>
      <OrderStatusChip status={order.status} />
    </>
  );
}

/** An administrator acted as the reader (W5); there is nowhere to go from it. */
function ActedAs({ name }: { name: string }) {
  const text = useText(bellTexts);
  return (
    <>
      <Typography variant="subtitle2" component="div" sx={{ overflowWrap: 'anywhere' }}>
        {name === '' ? text('actedAsUnnamed') : text('actedAs', { name })}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {text('actedAsText')}
      </Typography>
    </>
  );
}

function PlanFailed({ plan, onOpen }: { plan: NonNullable<Notice['failedPlan']>; onOpen: () => void }) {
  const text = useText(bellTexts);
  const dates = useDates();
  return (
    <PieceLink to="/channels" onClick={onOpen}>
      <span>
        <Typography variant="subtitle2" component="strong" sx={{ display: 'block' }}>
          {text('failedPlan', { day: dates.day(plan.date) })}
        </Typography>
        <Place place={plan.restaurant} />
      </span>
    </PieceLink>
  );
}

/** How a note begins, in two lines at most. */
function NoteExcerpt({ excerpt, mentions }: Pick<NonNullable<Notice['mention']>, 'excerpt' | 'mentions'>) {
  const text = useText(bellTexts);
  const names = new Map(mentions.map(({ id, name }) => [id, name || text('erasedPerson')]));
  if (excerpt === '') return null;
  return (
    <Excerpt>
      <TwoLines>{withoutMarks(excerpt, names)}</TwoLines>
    </Excerpt>
  );
}

/** A note mentions the reader: who wrote it, and about which order. */
function Mentioned({ mention, onOpen }: { mention: NonNullable<Notice['mention']>; onOpen: () => void }) {
  const text = useText(bellTexts);
  const { orderNumberPrefix } = useMarket();
  const { user } = useSession();
  const { order_id: orderId, note_id: noteId, number, restaurant_name: restaurant, by } = mention;
  return (
    <PieceLink to={noteAddress(orderId, noteId, user.type)} onClick={onOpen}>
      <span>
        <Typography variant="subtitle2" component="strong" sx={{ display: 'block' }}>
          {by === '' ? text('mentionedUnnamed') : text('mentioned', { name: by })}
        </Typography>
        {text('order', { number: `${orderNumberPrefix}${number}` })} · {restaurant}
        <NoteExcerpt {...mention} />
      </span>
    </PieceLink>
  );
}

function NoticeBody({ notice, onOpen }: NoticeProps) {
  if (notice.mention) return <Mentioned mention={notice.mention} onOpen={onOpen} />;
  if (notice.acted_by !== null) return <ActedAs name={notice.acted_by} />;
  if (notice.failedPlan) return <PlanFailed plan={notice.failedPlan} onOpen={onOpen} />;
  if (notice.order) return <OrderMoved order={notice.order} onOpen={onOpen} />;
  return <NewPieces notice={notice} onOpen={onOpen} />;
}

/** One notice: what happened, when, and the way there. */
function NoticeItem({ notice, onOpen }: NoticeProps) {
  const text = useText(bellTexts);
  return (
    <Row data-unread={notice.unread}>
      {notice.unread && <VisuallyHidden>{text('unread')}</VisuallyHidden>}
      <NoticeBody notice={notice} onOpen={onOpen} />
      <Typography variant="caption" component="div" color="textSecondary" sx={{ pt: 0.5 }}>
        <DayAndAge at={notice.at} />
      </Typography>
    </Row>
  );
}

interface NoticePanelProps {
  anchor: HTMLElement;
  onClose: () => void;
}

function Head({ id, onClose }: { id: string; onClose: () => void }) {
  const text = useText(bellTexts);
  return (
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
  );
}

function Notices({ onClose }: { onClose: () => void }) {
  const text = useText(bellTexts);
  const { language: lang } = useLanguage();
  const notices = useCallList(notificationsQueries.ListNotices, { lang, size: 20 }, { freshFor: 0 });
  useSeen(notices.data?.rows[0]);
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
            <NoticeItem key={notice.id} notice={notice} onOpen={onClose} />
          ))}
        </Box>
      )}
    </Loaded>
  );
}

/** What is behind the bell; opening it makes it seen. */
export function NoticePanel({ anchor, onClose }: NoticePanelProps) {
  const id = useId();
  return (
    <BarPanel anchor={anchor} onClose={onClose} name={{ labelledBy: id }} width={50}>
      <Head id={id} onClose={onClose} />
      <Notices onClose={onClose} />
    </BarPanel>
  );
}
