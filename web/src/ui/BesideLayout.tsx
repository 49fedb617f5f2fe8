import { styled } from '@mui/material/styles';
import { type CSSProperties, type ReactNode, Suspense, useEffect, useId, useRef } from 'react';
import { lazyPart } from './part/lazy-part';

const TabBar = lazyPart(() => import('./TabBar').then((module) => module.TabBar));

/** Pixels of the layout itself, not of the window: from here on there is room for two. */
const roomForTwo = 680;
/** Pixels: as high as the tabs are, so that nothing jumps when they arrive. */
const tabsHeight = 45;

/** What others leave of the window's height: never too low to be used, nor so high that its ends are far apart. */
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

export interface LayoutPart {
  readonly key: string;
  readonly label: ReactNode;
  readonly content: ReactNode;
}

interface BesideLayoutProps {
  /** What the tabs are about, for screen readers. */
  label: string;
  main: LayoutPart;
  /** Stands beside the main part, and stays while that scrolls. */
  beside: LayoutPart;
  /** Key of the part that is shown where there is room for one only. */
  shown: string;
  onShow: (key: string) => void;
  /** Pixels: where the part beside stays, and what of the window's height others take. */
  room: { readonly top: number; readonly taken: number; readonly takenWithTabs: number };
}

/** Two parts of one record: side by side where there is room, else behind tabs. Both are there all the time. */
export function BesideLayout({ label, main, beside, shown, onShow, room }: BesideLayoutProps) {
  const id = useId();
  const parts = [main, beside];
  const frame = useRef<HTMLDivElement>(null);
  const isTurned = shown === beside.key;
  useEffect(() => {
    // Behind its tab it is as high as the window; where both are in view there is no need to move.
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
