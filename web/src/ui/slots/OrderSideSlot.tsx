import { Box, useMediaQuery } from '@mui/material';
import type { OrderDetail } from '@portal/contracts/areas/orders';
import { type ReactNode, type CSSProperties, Suspense, useEffect, useId, useRef } from 'react';
import { styled } from '@mui/material/styles';
import { useLocalised } from '#core/i18n/LanguageProvider';
import { useText } from '#core/i18n/use-text';
import { topBarHeight } from '#core/theme/tokens';
import { besideParameter } from '../order-status/order-address';
import { Part } from '../part/Part';
import { slotsTexts } from '../texts/early';
import { useAddress } from '../list/use-address';
import { lazyPart } from '../part/lazy-part';
import { OrderMarkSlots, useSlots } from './Slots';

const TabBar = lazyPart(() => import('../TabBar').then((module) => module.TabBar));

/** Pixels of the container for two columns. */
const roomForTwo = 680;

/** Pixels. */
const tabsHeight = 45;

const heightWithin = (taken: string) => `clamp(380px, calc(100dvh - var(${taken})), 960px)`;

const Frame = styled('div')({
  containerType: 'inline-size',
  containerName: 'beside',
  '& > .tabs': { minHeight: tabsHeight, marginBottom: 16, scrollMarginTop: 'var(--top)' },
  '& > .parts': { display: 'grid', gap: 24, alignItems: 'start', gridTemplateColumns: 'minmax(0, 1fr)' },
  '& > .parts > [data-shown="false"]': { display: 'none' },
  '& > .parts > .beside': { height: heightWithin('--taken-with-tabs') },
  [`@container beside (min-width: ${roomForTwo}px)`]: {
    '& > .tabs': { display: 'none' },
    '& > .parts': { gridTemplateColumns: 'minmax(0, 1fr) minmax(340px, 38%)' },
    '& > .parts > [data-shown="false"]': { display: 'block' },
    '& > .parts > .beside': {
      position: 'sticky',
      top: 'var(--top)',
      height: heightWithin('--taken'),
    },
  },
});

interface LayoutPart {
  readonly key: string;
  readonly label: ReactNode;
  readonly content: ReactNode;
}

interface BesideLayoutProps {
  /** For screen readers. */
  label: string;
  main: LayoutPart;
  /** Sticky. */
  beside: LayoutPart;
  /** Where there is room for one. */
  shown: string;
  onShow: (key: string) => void;
  /** Pixels: sticky top, and height taken by others. */
  room: { readonly top: number; readonly taken: number; readonly takenWithTabs: number };
}

/** Both stay mounted. */
function BesideLayout({ label, main, beside, shown, onShow, room }: BesideLayoutProps) {
  const id = useId();
  const parts = [main, beside];
  const frame = useRef<HTMLDivElement>(null);
  const isTurned = shown === beside.key;
  useEffect(() => {
    const tabs = frame.current?.querySelector<HTMLElement>('.tabs');
    if (isTurned && tabs?.offsetParent) tabs.scrollIntoView({ block: 'start' });
  }, [isTurned]);
  const lengths = {
    '--top': `${room.top}px`,
    '--taken': `${room.taken}px`,
    '--taken-with-tabs': `${room.takenWithTabs}px`,
  } as CSSProperties;
  return (
    <Frame ref={frame} style={lengths}>
      <div className="tabs" data-print="no">
        <Suspense>
          <TabBar
            id={id}
            label={label}
            tabs={parts.map((part) => ({ key: part.key, label: part.label }))}
            shown={shown}
            onShow={onShow}
          />
        </Suspense>
      </div>
      <div className="parts">
        {parts.map((part) => (
          <div
            key={part.key}
            role="tabpanel"
            id={`${id}-part-${part.key}`}
            aria-labelledby={`${id}-tab-${part.key}`}
            className={part === beside ? 'beside' : undefined}
            data-shown={part.key === shown}
          >
            {part.content}
          </div>
        ))}
      </div>
    </Frame>
  );
}

const ownPart = 'order';
const gap = 16;
const tabs = 61;
/** Phones and small tablets. */
const bottomBar = 61;
/** Above an order screen: sections, breadcrumb, title, status. */
const pageHead = 256;
/** Above an order pane: title, filters, order line. */
const paneHead = 222;
const pane = topBarHeight + gap + paneHead;
/** Pixels. */
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
  within: keyof typeof rooms;
  children: ReactNode;
}

/** Changes replace the history entry. */
function useShownPart(areas: readonly string[]) {
  const { search, change } = useAddress();
  const asked = search.get(besideParameter) ?? ownPart;
  const show = (key: string) => change({ [besideParameter]: key === ownPart ? undefined : key }, true);
  return { shown: areas.includes(asked) ? asked : ownPart, show };
}

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
