import QuickreplyRounded from '@mui/icons-material/QuickreplyRounded';
import { IconButton, Tooltip } from '@mui/material';
import type { OrderDetail } from '@portal/contracts/areas/orders';
import { Suspense, useState } from 'react';
import { useText } from '#core/i18n/use-text';
import { useOrderNumber } from '#ui/order-status/use-order-number';
import { lazyOverlay } from '#ui/part/lazy-part';
import { fillReply } from './replies';
import { repliesTexts } from './texts';

const ReplyPicker = lazyOverlay(() => import('./ReplyPicker').then((module) => module.ReplyPicker));
const RepliesDialog = lazyOverlay(() => import('./replies.admin').then((module) => module.RepliesDialog));

interface CannedRepliesPickerProps {
  order: OrderDetail;
  onChoose: (words: string) => void;
}

export function CannedRepliesPicker({ order, onChoose }: CannedRepliesPickerProps) {
  const text = useText(repliesTexts);
  const number = useOrderNumber()(order);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [isManaging, setManaging] = useState(false);
  const facts = {
    number,
    restaurant: order.restaurant_name,
    name: order.user_name.split(' ')[0] ?? '',
  };
  return (
    <>
      <Tooltip title={text('title')}>
        <IconButton
          aria-label={text('title')}
          aria-haspopup="dialog"
          aria-expanded={anchor !== null}
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          <QuickreplyRounded />
        </IconButton>
      </Tooltip>
      <Suspense>
        {anchor !== null && (
          <ReplyPicker
            anchor={anchor}
            onClose={() => setAnchor(null)}
            onChoose={(reply) => {
              setAnchor(null);
              onChoose(fillReply(reply, facts));
            }}
            onManage={() => {
              setAnchor(null);
              setManaging(true);
            }}
          />
        )}
        {isManaging && <RepliesDialog onClose={() => setManaging(false)} />}
      </Suspense>
    </>
  );
}
