import { isAdministrator, type InputOf, type QueryContract } from '@portal/contracts/kernel';
import { Box } from '@mui/material';
import {
  type ReactNode,
  type RefObject,
  Suspense,
  useEffect,
  useEffectEvent,
  useRef,
  use,
  useMemo,
  useCallback,
} from 'react';
import { type Location, Outlet, ScrollRestoration, useLocation, Link } from 'react-router-dom';
import { styled } from '@mui/material/styles';
import { OfflineBanner } from '#ui/states/OfflineBanner';
import { useLiveStatus } from '#core/live/LiveProvider';
import { useSession } from '#core/session/session-state';
import { useDensity } from '#core/theme/DensityProvider';
import { Footer, frameInset } from '#ui/footer/Footer';
import { lowScreen, motion, topBarHeight } from '#core/theme/tokens';
import { lazyPart } from '#ui/part/lazy-part';
import { AreasContext, type AreaRoute } from '#core/area-manifest';
import { useCallPrefetch } from '#core/client/use-call-query';
import { useLocalised } from '#core/i18n/LanguageProvider';
import { useText } from '#core/i18n/use-text';
import { Shortcuts } from '../palette/Shortcuts';
import { useCurrentRoute, loadScreenAt, routeAt } from '../routing/route-at';
import { shellTexts } from '../texts';
import { OutboxStrip } from './OutboxStrip';
import { ActingBanner } from './ActingBanner';
import { BottomBar } from './BottomBar';
import { isRailFolded, RailColumn } from './rail-column';
import { contentId, SkipLink } from './SkipLink';
import { TopBar } from './TopBar';
import { useNav, useEntryLink } from './use-nav';

function linkAt(target: EventTarget | null): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  return link?.origin === window.location.origin ? link : null;
}

const Row = styled('nav')(({ theme }) => ({
  ...frameInset(theme),
  [theme.breakpoints.down('md')]: { display: 'none' },
  backgroundColor: theme.vars.palette.background.paper,
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  '& ul': { display: 'flex', gap: 4, margin: '0 -12px', padding: 0, listStyle: 'none', overflowX: 'auto' },
}));

const Tab = styled(Link)(({ theme }) => ({
  position: 'relative',
  display: 'block',
  padding: '12px 12px 13px',
  fontSize: theme.typography.body2.fontSize,
  fontWeight: 600,
  whiteSpace: 'nowrap',
  textDecoration: 'none',
  color: theme.vars.palette.text.secondary,
  '&:focus-visible': { outlineOffset: -3 },
  '&:hover': { color: theme.vars.palette.text.primary },
  '&::after': {
    content: '""',
    position: 'absolute',
    insetInline: 12,
    bottom: 0,
    height: 3,
    borderRadius: '3px 3px 0 0',
    backgroundColor: theme.vars.palette.primary.main,
    transform: 'scaleX(0)',
    transition: `transform ${motion.calm}ms ${motion.ease}`,
  },
  '&.active': { color: theme.vars.palette.text.primary, '&::after': { transform: 'none' } },
}));

function SectionsRow() {
  const text = useText(shellTexts);
  const localised = useLocalised();
  const links = useNav('sections');
  const linkTo = useEntryLink();
  if (links.length === 0) return null;
  return (
    <Row aria-label={text('sections')}>
      <ul>
        {links.map((link) => (
          <li key={link.to}>
            <Tab {...linkTo(link)}>{localised(link.label)}</Tab>
          </li>
        ))}
      </ul>
    </Row>
  );
}

function useEarlyQuestions(): (route: AreaRoute | undefined) => Promise<void> {
  const prefetch = useCallPrefetch();
  return useCallback(
    async (route) => {
      // Failures are shown in place.
      const questions = (await route?.asks?.().catch(() => [])) ?? [];
      for (const [contract, input] of questions) prefetch(contract, input as InputOf<QueryContract>);
    },
    [prefetch],
  );
}

/** `null` without browser support. */
const whenIdle =
  'requestIdleCallback' in globalThis ? () => new Promise((resolve) => requestIdleCallback(resolve)) : null;

/** Hovered or focused links with queries, then menu links when idle. */
function useEarlyCode(): void {
  const { routes } = use(AreasContext);
  const rail = useNav('rail');
  const sections = useNav('sections');
  const bottom = useNav('bottom');
  const known = useMemo(() => routes.map((route) => ({ path: route.path, handle: route })), [routes]);

  const ask = useEarlyQuestions();

  useEffect(() => {
    const near = ({ target }: Event) => {
      const link = linkAt(target);
      if (link === null) return;
      void loadScreenAt(known, link.pathname);
      // Parameters would be another query.
      if (link.search === '') void ask(routeAt(known, link.pathname));
    };
    const events = ['pointerover', 'focusin'] as const;
    events.forEach((event) => document.addEventListener(event, near, { passive: true }));
    return () => events.forEach((event) => document.removeEventListener(event, near));
  }, [known, ask]);

  useEffect(() => {
    let isGone = false;
    const loadAll = async () => {
      for (const { to } of [...rail, ...sections, ...bottom]) {
        await whenIdle?.();
        if (isGone) return;
        await loadScreenAt(known, to);
      }
    };
    if (whenIdle !== null) void loadAll();
    return () => {
      isGone = true;
    };
  }, [known, rail, sections, bottom]);
}

const mark = 'data-going';
const ended = ['pointerdown', 'keydown'] as const;

function clear(): void {
  if (!document.documentElement.hasAttribute(mark)) return;
  document.querySelectorAll(`[${mark}]`).forEach((element) => element.removeAttribute(mark));
}

const isWithinPage = ({ hash, pathname }: HTMLAnchorElement) =>
  hash !== '' && pathname === window.location.pathname;

function follow(event: MouseEvent): void {
  const link = linkAt(event.target);
  // The router handles it.
  if (link === null || !event.defaultPrevented || isWithinPage(link)) return;
  for (const element of [document.documentElement, link]) element.setAttribute(mark, '');
}

/** Without React: rendering the next screen takes longer. */
function useGoingMark(): void {
  const { key } = useLocation();
  useEffect(() => clear(), [key]);
  useEffect(() => {
    document.addEventListener('click', follow);
    ended.forEach((event) => document.addEventListener(event, clear, true));
    return () => {
      clear();
      document.removeEventListener('click', follow);
      ended.forEach((event) => document.removeEventListener(event, clear, true));
    };
  }, []);
}

const storageKey = 'react-router-scroll-positions';

const ownMoves = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

function placeOf(key: string): number {
  try {
    const places = JSON.parse(sessionStorage.getItem(storageKey) ?? '{}') as Readonly<
      Record<string, unknown>
    >;
    return Number(places[key] ?? 0);
  } catch {
    return 0;
  }
}

/** Once the page is tall enough, unless the user scrolls. @returns cancels */
export function restoreLate(key: string): () => void {
  const requested = placeOf(key);
  const room = () => document.documentElement.scrollHeight - window.innerHeight;
  if (!(requested > room())) return () => undefined;
  const observer = new ResizeObserver(() => {
    if (room() < requested) return;
    window.scrollTo(0, requested);
    stop();
  });
  const stop = () => {
    observer.disconnect();
    ownMoves.forEach((move) => window.removeEventListener(move, stop));
  };
  ownMoves.forEach((move) => window.addEventListener(move, stop, { passive: true }));
  observer.observe(document.body);
  return stop;
}

const entryField = 'entry';

/** Survives reloads. */
function entryOf(history: History): string {
  const state = (history.state ?? {}) as Readonly<Record<string, unknown>>;
  const known = state[entryField];
  if (typeof known === 'string') return known;
  const entry = crypto.randomUUID();
  history.replaceState({ ...state, [entryField]: entry }, '');
  return entry;
}

/** First page of a tab. */
const opened = 'default';

/** Pages opened by address start at the top. */
export function scrollKeys(history: History): (location: Pick<Location, 'key'>) => string {
  const first = entryOf(history);
  return ({ key }) => (key === opened ? first : key);
}

const Rail = lazyPart(() => import('./Rail').then((module) => module.Rail));

/** Lazy: the build has no history. */
let keys: ReturnType<typeof scrollKeys> | undefined;
const scrollKey = (location: Location) => (keys ??= scrollKeys(window.history))(location);

function useFocusOnNavigation(main: RefObject<HTMLElement | null>) {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    // A list keeps the focus when a record opens beside it.
    if (main.current?.contains(document.activeElement) === true) return;
    main.current?.focus({ preventScroll: true });
  }, [main, pathname]);
}

function useLatePlace() {
  const location = useLocation();
  const restore = useEffectEvent(() =>
    location.key === 'default' ? restoreLate(scrollKey(location)) : undefined,
  );
  useEffect(() => restore(), []);
}

/** Address changes do not render the frame. */
function FollowAddress({ main }: { main: RefObject<HTMLElement | null> }) {
  useFocusOnNavigation(main);
  useLatePlace();
  useGoingMark();
  return <ScrollRestoration getKey={scrollKey} />;
}

const WithMainMenu = ({ children }: { children: ReactNode }) =>
  useCurrentRoute()?.hidesMainMenu !== true && children;

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
              // The footer starts below the window, so that it never jumps.
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
