import Box from '@mui/material/Box';
import type { OrderDetail } from '@portal/contracts/areas/orders';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { BesideLayout } from '../../ui/BesideLayout';
import { useLocalised } from '../i18n/LanguageProvider';
import { useText } from '../i18n/use-text';
import { besideParameter } from '../order-status/order-address';
import { Part } from '../routing/Part';
import { topBarHeight } from '../shell/top-bar-height';
import { guestsMessages } from './guests.messages';
import { OrderMarks } from './OrderMarks';
import { useGuests } from './use-guests';

/** The key of the order's own part. */
const ownPart = 'order';

const gap = 16;
const tabs = 61;
const bottomBar = 61;
/** The line of a pane that says which order is open. */
const paneHead = 84;
const pane = topBarHeight + 2 * gap + paneHead;
/** Pixels: what stands around the guest, so that its foot is on the screen. */
const rooms = {
  page: {
    top: topBarHeight + gap,
    taken: topBarHeight + 2 * gap,
    takenWithTabs: topBarHeight + tabs + bottomBar + gap,
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
  const [search, setSearch] = useSearchParams();
  const asked = search.get(besideParameter) ?? ownPart;
  const show = (key: string) =>
    setSearch(
      (before) => {
        const after = new URLSearchParams(before);
        if (key === ownPart) after.delete(besideParameter);
        else after.set(besideParameter, key);
        return after;
      },
      { replace: true, preventScrollReset: true },
    );
  return { shown: areas.includes(asked) ? asked : ownPart, show };
}

/** An open order with what another area puts beside it; the order alone where no area does. */
export function BesideOrder({ order, within, children }: BesideOrderProps) {
  const text = useText(guestsMessages);
  const localised = useLocalised();
  const [guest] = useGuests('besideOrder');
  const { shown, show } = useShownPart(guest === undefined ? [] : [guest.area]);
  if (guest === undefined) return children;
  return (
    <BesideLayout
      label={text('partsOfOrder')}
      main={{ key: ownPart, label: text('order'), content: children }}
      beside={{
        key: guest.area,
        label: (
          <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1 }}>
            {localised(guest.label)}
            <OrderMarks orderId={order.id} />
          </Box>
        ),
        content: <Part load={guest.part} give={{ order }} />,
      }}
      shown={shown}
      onShow={show}
      room={rooms[within]}
    />
  );
}
