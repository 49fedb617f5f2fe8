import { isAdministrator, type InputOf, type QueryContract } from '@portal/contracts/kernel';
import Box from '@mui/material/Box';
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
import { useLiveStatus } from '#core/live/live-context';
import { useSession } from '#core/session/session-state';
import { useDensity } from '#core/theme/DensityProvider';
import { Footer } from '#ui/footer/Footer';
import { lowScreen } from '#core/theme/low-screen';
import { topBarHeight } from '#core/theme/top-bar-height';
import { lazyPart } from '#ui/part/lazy-part';
import { AreasContext } from '#core/areas-context';
import type { AreaRoute } from '#core/area-manifest';
import { useCallPrefetch } from '#core/client/use-call-prefetch';
import { useLocalised } from '#core/i18n/LanguageProvider';
import { useText } from '#core/i18n/use-text';
import { motion } from '#core/theme/tokens';
import { frameInset } from '#ui/footer/frame-inset';
import { Shortcuts } from '../palette/Shortcuts';
import { useCurrentRoute } from '../routing/use-current-route';
import { loadScreenAt, routeAt } from '../routing/route-at';
import { shellTexts } from '../texts';
import { OutboxStrip } from './OutboxStrip';
import { ActingBanner } from './ActingBanner';
import { BottomBar } from './BottomBar';
import { isRailFolded, RailColumn } from './rail-column';
import { contentId, SkipLink } from './SkipLink';
import { TopBar } from './TopBar';
import { useNav, useEntryLink } from './use-nav';

/** The link inside the portal that something happened to; `null` where it was none. */
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

/** The sections of the portal as the second row of the restaurants' top bar. */
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

/** Asks what a screen will ask when it opens; what is known and fresh is not asked for again. */
function useEarlyQuestions(): (route: AreaRoute | undefined) => Promise<void> {
  const prefetch = useCallPrefetch();
  return useCallback(
    async (route) => {
      // A chunk that cannot be loaded is reported where it is shown.
      const questions = (await route?.asks?.().catch(() => [])) ?? [];
      for (const [contract, input] of questions) prefetch(contract, input as InputOf<QueryContract>);
    },
    [prefetch],
  );
}

/** Done while nobody waits for anything else; not at all where the browser cannot tell. */
const whenIdle =
  'requestIdleCallback' in globalThis ? () => new Promise((resolve) => requestIdleCallback(resolve)) : null;

/**
 * Loads the code of screens before they are asked for: of the link under the pointer or the keyboard at once, with what
 * its screen asks; of the places in the menu one after the other while nothing else is to be done.
 */
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
      // What the address narrows is another question.
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

/** On the document and on the link that was followed; the styles of the document show it. */
const mark = 'data-going';
const ended = ['pointerdown', 'keydown'] as const;

function clear(): void {
  if (!document.documentElement.hasAttribute(mark)) return;
  document.querySelectorAll(`[${mark}]`).forEach((element) => element.removeAttribute(mark));
}

/** Leads to a part of the page that is open: no screen is waited for. */
const isWithinPage = ({ hash, pathname }: HTMLAnchorElement) =>
  hash !== '' && pathname === window.location.pathname;

function follow(event: MouseEvent): void {
  const link = linkAt(event.target);
  // The router has taken it over.
  if (link === null || !event.defaultPrevented || isWithinPage(link)) return;
  for (const element of [document.documentElement, link]) element.setAttribute(mark, '');
}

/**
 * Answers a followed link in the next frame: another screen may take longer to be drawn. Not by React, whose next
 * drawing is that screen. The mark goes when the screen is there, or when something else is done.
 */
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

/** Under which the router keeps the places in pages while another document is shown. */
const storageKey = 'react-router-scroll-positions';

/** Interactions that choose a scroll position themselves. */
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

/**
 * A page that is gone back to from another document is short until its content is there, and the router has put it as
 * far down as it went: this goes on as soon as there is room, unless somebody moves first.
 * @returns gives up
 */
export function restoreLate(key: string): () => void {
  const wanted = placeOf(key);
  const room = () => document.documentElement.scrollHeight - window.innerHeight;
  if (!(wanted > room())) return () => undefined;
  const observer = new ResizeObserver(() => {
    if (room() < wanted) return;
    window.scrollTo(0, wanted);
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

/** The id of this entry of the history, given to it when it has none; it stays through reloads and coming back. */
function entryOf(history: History): string {
  const state = (history.state ?? {}) as Readonly<Record<string, unknown>>;
  const known = state[entryField];
  if (typeof known === 'string') return known;
  const entry = crypto.randomUUID();
  history.replaceState({ ...state, [entryField]: entry }, '');
  return entry;
}

/** The key that the router gives to whatever page a tab is opened at. */
const opened = 'default';

/**
 * Under which key the place in a page is remembered: a page that was opened by its address has one of its own, so that
 * it begins at the top and the page before keeps its place.
 */
export function scrollKeys(history: History): (location: Pick<Location, 'key'>) => string {
  const first = entryOf(history);
  return ({ key }) => (key === opened ? first : key);
}

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
