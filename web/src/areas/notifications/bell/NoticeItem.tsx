import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { withoutMarks } from '@portal/contracts/areas/chat';
import type { Notice } from '@portal/contracts/areas/notifications';
import { Link } from 'react-router-dom';
import { useDates } from '#core/i18n/dates';
import { useText } from '#core/i18n/use-text';
import { useMarket } from '#core/market';
import { noteAddress, orderAddress } from '#ui/order-status/order-address';
import { OrderStatusChip } from '#ui/order-status/OrderStatusChip';
import { placeLabel } from '#core/restaurant-label';
import { useSession } from '#core/session/session-state';
import { radii } from '#core/theme/tokens';
import { VisuallyHidden } from '#ui/VisuallyHidden';
import { DayAndAge } from '#ui/DayAndAge';
import { TwoLines } from '#ui/table/TwoLines';
import { bellTexts } from '../texts/early';
import { unbroken } from '#ui/unbroken';

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
      <Box sx={{ typography: 'subtitle2' }}>
        {kind === 'replaced' ? text('replaced') : text('newPieces', { count })}
      </Box>
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
        <Box sx={{ typography: 'body2', color: 'text.secondary' }}>{text('more', { count: left })}</Box>
      )}
    </>
  );
}

/** The restaurant that it is about, for those who work for several. */
function Place({ place }: { place: string }) {
  const { restaurants } = useSession();
  if (restaurants.length < 2) return null;
  return (
    <Box component="span" sx={{ display: 'block', typography: 'body2', color: 'text.secondary' }}>
      {place}
    </Box>
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
          <Box component="strong" sx={{ typography: 'subtitle2', display: 'block' }}>
            {text('order', { number: `${orderNumberPrefix}${order.number}` })}
          </Box>
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
      <Box sx={{ typography: 'subtitle2', overflowWrap: 'anywhere' }}>
        {name === '' ? text('actedAsUnnamed') : text('actedAs', { name })}
      </Box>
      <Box sx={{ typography: 'body2', color: 'text.secondary' }}>{text('actedAsText')}</Box>
    </>
  );
}

function PlanFailed({ plan, onOpen }: { plan: NonNullable<Notice['failedPlan']>; onOpen: () => void }) {
  const text = useText(bellTexts);
  const dates = useDates();
  return (
    <PieceLink to="/channels" onClick={onOpen}>
      <span>
        <Box component="strong" sx={{ typography: 'subtitle2', display: 'block' }}>
          {text('failedPlan', { day: dates.day(plan.date) })}
        </Box>
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
        <Box component="strong" sx={{ typography: 'subtitle2', display: 'block' }}>
          {by === '' ? text('mentionedUnnamed') : text('mentioned', { name: by })}
        </Box>
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
export function NoticeItem({ notice, onOpen }: NoticeProps) {
  const text = useText(bellTexts);
  return (
    <Row data-unread={notice.unread}>
      {notice.unread && <VisuallyHidden>{text('unread')}</VisuallyHidden>}
      <NoticeBody notice={notice} onOpen={onOpen} />
      <Box sx={{ typography: 'caption', color: 'text.secondary', pt: 0.5 }}>
        <DayAndAge at={notice.at} />
      </Box>
    </Row>
  );
}
