import { isAdministrator } from '@portal/contracts/kernel';
import Box from '@mui/material/Box';
import { type ReactNode, type RefObject, Suspense, useEffect, useEffectEvent, useRef } from 'react';
import { type Location, Outlet, ScrollRestoration, useLocation } from 'react-router-dom';
import { OfflineBanner } from '#ui/states/OfflineBanner';
import { useLiveStatus } from '#core/live/live-context';
import { useSession } from '#core/session/session-state';
import { useDensity } from '#core/theme/DensityProvider';
import { OutboxStrip } from './OutboxStrip';
import { Shortcuts } from '../palette/Shortcuts';
import { ActingBanner } from './ActingBanner';
import { BottomBar } from './BottomBar';
import { Footer } from '#ui/footer/Footer';
import { isRailFolded, RailColumn } from './rail-column';
import { SectionsRow } from './SectionsRow';
import { contentId, SkipLink } from './SkipLink';
import { TopBar } from './TopBar';
import { lowScreen } from '#core/theme/low-screen';
import { restoreLate } from './late-place';
import { scrollKeys } from './scroll-key';
import { topBarHeight } from '#core/theme/top-bar-height';
import { lazyPart } from '#ui/part/lazy-part';
import { useCurrentRoute } from '../routing/use-current-route';
import { useEarlyCode } from '../routing/use-early-code';
import { useGoingMark } from '../routing/use-going-mark';

const Rail = lazyPart(() => import('./Rail').then((module) => module.Rail));

/** The build reads this module too, where no history is. */
let keys: ReturnType<typeof scrollKeys> | undefined;
const scrollKey = (location: Location) => (keys ??= scrollKeys(window.history))(location);

/** Moves the focus to the content when another screen opens, so that the keyboard does not stay in the menu. */
function useFocusOnNavigation(main: RefObject<HTMLElement | null>) {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    // A list that stays while a record opens beside it keeps the focus, and with it the place in the list.
    if (main.current?.contains(document.activeElement) === true) return;
    main.current?.focus({ preventScroll: true });
  }, [main, pathname]);
}

/** The page that the tab was opened at, when it was gone back to or reloaded. */
function useLatePlace() {
  const location = useLocation();
  const restore = useEffectEvent(() =>
    location.key === 'default' ? restoreLate(scrollKey(location)) : undefined,
  );
  useEffect(() => restore(), []);
}

/** What follows each change of the address: a component of its own, so that the frame is not drawn again. */
function FollowAddress({ main }: { main: RefObject<HTMLElement | null> }) {
  useFocusOnNavigation(main);
  useLatePlace();
  useGoingMark();
  return <ScrollRestoration getKey={scrollKey} />;
}

/** What stands there on screens that have the main menu. */
const WithMainMenu = ({ children }: { children: ReactNode }) =>
  useCurrentRoute()?.hidesMainMenu !== true && children;

/** The frame around every screen behind the sign-in: the restaurants' with sections, the administrators' with a rail. */
export function Shell() {
  const { user } = useSession();
  const isLiveLost = useLiveStatus() === 'lost';
  const { suggest } = useDensity();
  const main = useRef<HTMLElement>(null);
  useEarlyCode();
  const isAdmin = isAdministrator(user.type);

  useEffect(() => suggest(isAdmin ? 'compact' : 'comfortable'), [isAdmin, suggest]);

  return (
    <Box sx={{ minHeight: '100dvh', display: 'flex', flexDirection: 'column' }}>
      <SkipLink />
      <ActingBanner />
      <TopBar isWide={isAdmin} />
      <WithMainMenu>{!isAdmin && <SectionsRow />}</WithMainMenu>
      <OfflineBanner isLiveLost={isLiveLost} />
      <OutboxStrip />
      <Box sx={{ display: 'flex', flex: 1, minWidth: 0 }}>
        <WithMainMenu>
          {isAdmin && (
            <Suspense fallback={<RailColumn as="div" data-folded={isRailFolded()} />}>
              <Rail />
            </Suspense>
          )}
        </WithMainMenu>
        <Box sx={{ flex: 1, minWidth: 0, display: 'flex', flexDirection: 'column' }}>
          <Box
            component="main"
            id={contentId}
            ref={main}
            tabIndex={-1}
            sx={{
              flex: 1,
              px: { xs: 2, md: 4 },
              pt: { xs: 2.5, md: 4 },
              [lowScreen]: { pt: 1 },
              // The foot begins below the window from the start: it never jumps there when the content comes.
              minHeight: `calc(100dvh - ${topBarHeight}px)`,
            }}
          >
            <Outlet />
          </Box>
          <Footer isWide={isAdmin} />
        </Box>
      </Box>
      <WithMainMenu>
        <BottomBar />
      </WithMainMenu>
      <Shortcuts />
      <FollowAddress main={main} />
    </Box>
  );
}
