import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import type { UnreadConversation } from '@portal/contracts/areas/chat';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { useText } from '#core/i18n/use-text';
import { useMarket } from '#core/market';
import { orderAddress } from '#ui/order-status/order-address';
import { restaurantLabel } from '#core/restaurant-label';
import { useSession } from '#core/session/session-state';
import { BarPanel } from '#ui/BarPanel';
import { DayAndAge } from '#ui/DayAndAge';
import { unreadTexts } from '../texts/early';
import { UnreadChip } from './UnreadChip';
import { atMostLines } from '#ui/at-most-lines';

const Rows = styled('ul')(({ theme }) => ({
  margin: 0,
  padding: theme.spacing(0, 1, 1),
  listStyle: 'none',
  '& a': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    columnGap: theme.spacing(1.5),
    padding: theme.spacing(1.25, 1.5),
    borderRadius: theme.shape.borderRadius,
    color: 'inherit',
    textDecoration: 'none',
    ...theme.typography.body2,
  },
  '& a:hover': { backgroundColor: theme.vars.palette.background.sunken },
  '& .place': { fontWeight: 600, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& .quiet': { color: theme.vars.palette.text.secondary },
  '& .words': {
    gridColumn: '1 / -1',
    ...atMostLines(2),
    overflowWrap: 'anywhere',
  },
}));

function UnreadRow({ conversation, onClose }: { conversation: UnreadConversation; onClose: () => void }) {
  const text = useText(unreadTexts);
  const { orderNumberPrefix } = useMarket();
  const { user } = useSession();
  const { order_id: orderId, restaurant_site: site, restaurant_name: restaurant } = conversation;
  const name = conversation.last_name === '' ? text('erasedPerson') : conversation.last_name;
  return (
    <li>
      <Link to={orderAddress(orderId, user.type, 'chat')} onClick={onClose}>
        <span className="place">{restaurantLabel({ site, name: restaurant })}</span>
        <span className="quiet">
          <DayAndAge at={conversation.last_date} />
        </span>
        <Box component="span" className="quiet" sx={{ display: 'flex', alignItems: 'center' }}>
          <Typography variant="mono" component="span">
            {`${orderNumberPrefix}${conversation.number}`}
          </Typography>
          <UnreadChip orderId={orderId} />
        </Box>
        <span className="words">{text('said', { name, words: conversation.last_text })}</span>
      </Link>
    </li>
  );
}

/** Stays while the rows scroll. */
const head = {
  position: 'sticky',
  top: 0,
  zIndex: 1,
  display: 'flex',
  justifyContent: 'space-between',
  m: 0,
  px: 2.5,
  pt: 2,
  pb: 1,
  typography: 'subtitle1',
  bgcolor: 'background.paper',
} as const;

interface UnreadMenuProps {
  conversations: readonly UnreadConversation[];
  anchor: HTMLElement;
  onClose: () => void;
}

/** The conversations that wait: which order, for whom, the last words; each leads to its order. */
export function UnreadMenu({ conversations, anchor, onClose }: UnreadMenuProps) {
  const text = useText(unreadTexts);
  const id = useId();
  return (
    <BarPanel anchor={anchor} onClose={onClose} name={{ labelledBy: id }} width={46}>
      <Box component="h2" id={id} sx={head}>
        {text('title')}
        <Box component="span" sx={{ color: 'text.secondary', fontWeight: 400 }}>
          {conversations.length > 0 && conversations.length}
        </Box>
      </Box>
      {conversations.length === 0 ? (
        <Typography variant="body2" component="div" sx={{ px: 2.5, pb: 2.5 }}>
          <Box sx={{ fontWeight: 600 }}>{text('nothing')}</Box>
          <Box sx={{ color: 'text.secondary' }}>{text('nothingText')}</Box>
        </Typography>
      ) : (
        <Rows>
          {conversations.map((conversation) => (
            <UnreadRow key={conversation.order_id} conversation={conversation} onClose={onClose} />
          ))}
        </Rows>
      )}
    </BarPanel>
  );
}
