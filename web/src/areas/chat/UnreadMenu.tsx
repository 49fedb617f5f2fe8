import { Box, Typography } from '@mui/material';
import type { UnreadConversation } from '@portal/contracts/areas/chat';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { useText } from '#core/i18n/use-text';
import { restaurantLabel } from '#core/restaurant-label';
import { useSession } from '#core/session/session-state';
import { BarPanel } from '#ui/BarPanel';
import { DayAndAge } from '#ui/DayAndAge';
import { atMostLines } from '#ui/at-most-lines';
import { orderAddress } from '#ui/order-status/order-address';
import { useOrderNumber } from '#ui/order-status/use-order-number';
import { UnreadChip } from './UnreadChip';
import { unreadTexts } from './texts/early';

interface UnreadRowProps {
  conversation: UnreadConversation;
  onClose: () => void;
}

function UnreadRow({ conversation, onClose }: UnreadRowProps) {
  const text = useText(unreadTexts);
  const number = useOrderNumber()(conversation);
  const { user } = useSession();
  const { order_id: orderId, restaurant_site: site, restaurant_name: restaurant } = conversation;
  const name = conversation.last_name === '' ? text('erasedPerson') : conversation.last_name;
  return (
    <li>
      <Typography
        variant="body2"
        component={Link}
        to={orderAddress(orderId, user.type, 'chat')}
        onClick={onClose}
        sx={{
          display: 'grid',
          gridTemplateColumns: 'minmax(0, 1fr) auto',
          columnGap: 1.5,
          px: 1.5,
          py: 1.25,
          borderRadius: 1,
          color: 'inherit',
          textDecoration: 'none',
          '&:hover': { bgcolor: 'background.sunken' },
        }}
      >
        <Typography variant="inherit" component="span" noWrap sx={{ fontWeight: 600 }}>
          {restaurantLabel({ site, name: restaurant })}
        </Typography>
        <Box component="span" sx={{ color: 'text.secondary' }}>
          <DayAndAge at={conversation.last_date} />
        </Box>
        <Box component="span" sx={{ display: 'flex', alignItems: 'center', color: 'text.secondary' }}>
          <Typography variant="mono" component="span">
            {number}
          </Typography>
          <UnreadChip orderId={orderId} />
        </Box>
        <Box component="span" sx={{ gridColumn: '1 / -1', ...atMostLines(2), overflowWrap: 'anywhere' }}>
          {text('said', { name, words: conversation.last_text })}
        </Box>
      </Typography>
    </li>
  );
}

interface UnreadMenuProps {
  conversations: readonly UnreadConversation[];
  anchor: HTMLElement;
  onClose: () => void;
}

export function UnreadMenu({ conversations, anchor, onClose }: UnreadMenuProps) {
  const text = useText(unreadTexts);
  const id = useId();
  return (
    <BarPanel anchor={anchor} onClose={onClose} name={{ labelledBy: id }} width={46}>
      <Typography
        variant="subtitle1"
        component="h2"
        id={id}
        sx={{
          position: 'sticky',
          top: 0,
          zIndex: 1,
          display: 'flex',
          justifyContent: 'space-between',
          px: 2.5,
          pt: 2,
          pb: 1,
          bgcolor: 'background.paper',
        }}
      >
        {text('title')}
        <Box component="span" sx={{ color: 'text.secondary', fontWeight: 400 }}>
          {conversations.length > 0 && conversations.length}
        </Box>
      </Typography>
      {conversations.length === 0 ? (
        <Typography variant="body2" component="div" sx={{ px: 2.5, pb: 2.5 }}>
          <Box sx={{ fontWeight: 600 }}>{text('nothing')}</Box>
          <Box sx={{ color: 'text.secondary' }}>{text('nothingText')}</Box>
        </Typography>
      ) : (
        <Box component="ul" sx={{ m: 0, px: 1, pt: 0, pb: 1, listStyle: 'none' }}>
          {conversations.map((conversation) => (
            <UnreadRow key={conversation.order_id} conversation={conversation} onClose={onClose} />
          ))}
        </Box>
      )}
    </BarPanel>
  );
}
