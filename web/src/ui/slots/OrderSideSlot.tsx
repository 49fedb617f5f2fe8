import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { OrderDetail } from '@portal/contracts/areas/orders';
import type { ReactNode } from 'react';
import { BesideLayout } from '../BesideLayout';
import { useLocalised } from '#core/i18n/LanguageProvider';
import { useText } from '#core/i18n/use-text';
import { besideParameter } from '../order-status/order-address';
import { Part } from '../part/Part';
import { topBarHeight } from '#core/theme/top-bar-height';
import { slotsTexts } from '../texts/early';
import { OrderMarkSlots } from './OrderMarkSlots';
import { useAddress } from '../list/use-address';
import { useSlots } from './use-slots';

/** The key of the order's own part. */
const ownPart = 'order';

const gap = 16;
const tabs = 61;
/** Where there is one: on phones and small tablets. */
const bottomBar = 61;
/** What comes before an order on a screen of its own: the sections, the way here, the title, its status. */
const pageHead = 256;
/** What comes before an order in a pane: the list's title and filters, and the line that says which order is open. */
const paneHead = 222;
const pane = topBarHeight + gap + paneHead;
/** Pixels: what surrounds the content, so that its foot is on the screen from the beginning. */
const rooms = {
  page: {
    top: topBarHeight + gap,
    taken: topBarHeight + pageHead + gap,
    takenWithTabs: topBarHeight + tabs + 2 * gap,
  },
  pane: { top: 0, taken: pane, takenWithTabs: pane + tabs },
} as const;

interface BesideOrderProps {
  order: OrderDetail;
  /** Whether the order scrolls with the window, or in a pane of its own. */
  within: keyof typeof rooms;
  children: ReactNode;
}

/** Which part the address asks for; choosing another one makes no history. */
function useShownPart(areas: readonly string[]) {
  const { search, change } = useAddress();
  const asked = search.get(besideParameter) ?? ownPart;
  const show = (key: string) => change({ [besideParameter]: key === ownPart ? undefined : key }, true);
  return { shown: areas.includes(asked) ? asked : ownPart, show };
}

/** An open order with what another area puts beside it; the order alone where no area does. */
export function OrderSideSlot({ order, within, children }: BesideOrderProps) {
  const text = useText(slotsTexts);
  const localised = useLocalised();
  const [content] = useSlots('besideOrder');
  const { shown, show } = useShownPart(content === undefined ? [] : [content.area]);
  const below = useMediaQuery((theme) => theme.breakpoints.down('md')) ? bottomBar : 0;
  if (content === undefined) return children;
  const { top, taken, takenWithTabs } = rooms[within];
  const room = { top, taken: taken + below, takenWithTabs: takenWithTabs + below };
  return (
    <BesideLayout
      label={text('partsOfOrder')}
      main={{ key: ownPart, label: text('order'), content: children }}
      beside={{
        key: content.area,
        label: (
          <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1 }}>
            {localised(content.label)}
            <OrderMarkSlots orderId={order.id} />
          </Box>
        ),
        content: <Part load={content.part} place="line" give={{ order }} />,
      }}
      shown={shown}
      onShow={show}
      room={room}
    />
  );
}
