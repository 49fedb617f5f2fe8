import { Suspense, type ReactNode, use, useEffect, useLayoutEffect, useRef } from 'react';
import {
  Navigate,
  Outlet,
  type RouteObject,
  useLocation,
  useRouteError,
  useNavigate,
} from 'react-router-dom';
import { landingFor, redirectFor } from '@portal/contracts/areas/session';
import { isFor, type Caller, type MarketRecord, type Role } from '@portal/contracts/kernel';
import type { AreaManifest, AreaRoute, Frame, Lazily } from '#core/area-manifest';
import { lazyPart } from '#ui/part/lazy-part';
import { ErrorState } from '#ui/states/ErrorState';
import { useMarket } from '#core/market';
import { useSession, useSessionState, actingFor, callerOf, type Session } from '#core/session/session-state';
import { AreasContext } from '#core/areas-context';
import { useLocalised } from '#core/i18n/LanguageProvider';
import { LiveProvider } from '#core/live/LiveProvider';
import { SiteProvider } from '#core/session/SiteProvider';
import { Part } from '#ui/part/Part';
import { CallError } from '#core/client/call-error';
import { useToast } from '#ui/toast/toast-context';
import { useText } from '#core/i18n/use-text';
import { modesTexts } from '../texts/early';
import { useCurrentRoute } from './use-current-route';

/** Facts that decide where a person may be. */
interface Visitor extends Caller {
  readonly market: MarketRecord;
}

const isAdminPath = (path: string) => path === '/admin' || path.startsWith('/admin/');

/**
 * Where a path leads this person instead, or `null` when it may be opened: the layouts' rule first (R-NAV-39,
 * R-NAV-40), then the market's (R-NAV-03, R-NAV-31), then the screen's own roles.
 */
export function redirectFrom(path: string, route: AreaRoute | undefined, visitor: Visitor): string | null {
  const elsewhere = redirectFor(path, visitor.role);
  if (elsewhere !== null) return elsewhere;
  if (route === undefined || isFor(route, visitor, visitor.market)) return null;
  return isAdminPath(path) ? '/admin' : '/';
}

/** The screen that `/admin` means: R-NAV-25, and for those who land elsewhere the one they land on (AMB-07). */
const preferredAdminPath = (role: Role) => {
  const landing = landingFor(role);
  return landing === '/admin' ? '/admin/resources' : landing;
};

/** The address of a route as it is without its optional segments: `/admin/orders/:id?` opens as `/admin/orders`. */
const withoutOptional = (path: string) => path.replaceAll(/\/:\w+\?/g, '');

/** Where `/admin` leads: the preferred screen, else the first one that exists for this person, else home. */
export function adminLanding(routes: readonly AreaRoute[], visitor: Visitor): string {
  const open = routes
    .filter((route) => isFor(route, visitor, visitor.market))
    .map((route) => withoutOptional(route.path))
    .filter((path) => isAdminPath(path) && !path.includes(':'));
  return open.find((path) => path === preferredAdminPath(visitor.role)) ?? open[0] ?? '/';
}

/** Where somebody goes after signing in: back to where they were sent away from, if that is theirs, else R-NAV-38. */
export function afterLogin(from: string | null, role: Role): string {
  // Browsers read a backslash as a slash, and two of them as another host.
  const isInside = from !== null && from !== '/' && /^\/(?![/\\])/.test(from);
  if (isInside && redirectFor(from, role) === null) return from;
  // `/admin` finds out which of its screens there is; a screen that does not exist yet must not be landed on.
  return isAdminPath(landingFor(role)) ? '/admin' : landingFor(role);
}

const lasts = 10_000;

/** The restaurant that was acted for, where that has ended because it was closed or deleted; null for everything else. */
function closedMeanwhile(was: Session | null, now: Session | null): { readonly name: string } | null {
  if (was?.acting == null || now === null || now.acting !== null) return null;
  const { restaurant_id: id } = was.acting;
  const isOpen = now.restaurants.some((restaurant) => restaurant.id === id && restaurant.active);
  return isOpen ? null : (was.restaurants.find((restaurant) => restaurant.id === id) ?? null);
}

/** Why acting for a restaurant has ended though nobody pressed anything: it was closed or deleted meanwhile (AMB-06). */
function useEndOfMode(session: Session | null) {
  const toast = useToast();
  const text = useText(modesTexts);
  const before = useRef(session);
  useEffect(() => {
    const closed = closedMeanwhile(before.current, session);
    before.current = session;
    if (closed) toast.info(text('endedByClosing', { name: closed.name }), undefined, lasts);
  }, [session, toast, text]);
}

/**
 * Says why an administrator who acts for others does not get to a screen of the administration: they followed a link of
 * theirs. Not when acting begins, which leads away from such a screen as well (AMB-06).
 * @param isRedirected the path leads elsewhere
 */
function useClosedWhileActing(session: Session | null, path: string, isRedirected: boolean): void {
  const toast = useToast();
  const text = useText(modesTexts);
  const acting = session?.acting == null ? undefined : actingFor(session);
  const before = useRef(acting);
  const isClosed = isRedirected && isAdminPath(path);
  useEffect(() => {
    const isNew = before.current !== acting;
    before.current = acting;
    if (isClosed && acting !== undefined && !isNew) toast.info(text('closedWhileActing'));
  }, [isClosed, acting, toast, text]);
}

/** The server could not be asked who is signed in: says so and tries again, instead of pretending that nobody is. */
function Unreachable() {
  const { reload } = useSessionState();
  return <ErrorState level="h1" error={CallError.offline('GetSession')} onRetry={() => void reload()} />;
}

/** Everything behind the sign-in: asks for it, shows what comes first, keeps everybody to their own screens. */
function SignedInGate({ children }: { children: ReactNode }) {
  const { phase } = useSessionState();
  const { pathname, search } = useLocation();
  const market = useMarket();
  const route = useCurrentRoute();
  const localised = useLocalised();
  const title = route === undefined ? market.title : `${localised(route.title)} · ${market.title}`;
  // Before the session and the frame's code are there: the tab would say nothing till then.
  useLayoutEffect(() => {
    document.title = title;
  }, [title]);
  if (phase === 'loading') return null;
  if (phase === 'unreachable') return <Unreachable />;
  if (phase === 'anonymous') return <Navigate to="/login" replace state={{ from: pathname + search }} />;
  return <Permitted>{children}</Permitted>;
}

/** What areas put beside all screens, for those whom it is for. */
function Overlays() {
  const { overlays } = use(AreasContext);
  const caller = callerOf(useSession());
  const market = useMarket();
  return overlays
    .filter((overlay) => isFor(overlay, caller, market))
    .map(({ part }, index) => <Part key={index} load={part} />);
}

/** Whoever begins or ends acting for a restaurant lands where that one lands after signing in (AMB-06). */
function useLanding(session: Session | null) {
  const navigate = useNavigate();
  const role = session?.user.type;
  const acting = session === null ? undefined : actingFor(session);
  const before = useRef(acting);
  useEffect(() => {
    if (before.current === acting || role === undefined) return;
    before.current = acting;
    void navigate(landingFor(role));
  }, [acting, role, navigate]);
}

function Permitted({ children }: { children: ReactNode }) {
  const { session } = useSessionState();
  const market = useMarket();
  const route = useCurrentRoute();
  const { pathname } = useLocation();
  const elsewhere = session === null ? null : redirectFrom(pathname, route, { ...callerOf(session), market });

  useLanding(session);
  useEndOfMode(session);
  useClosedWhileActing(session, pathname, elsewhere !== null);

  if (session === null) return null;
  return (
    <ScreenInForce session={session} elsewhere={elsewhere}>
      {children}
    </ScreenInForce>
  );
}

interface ScreenInForceProps {
  session: Session;
  /** Where this session has to go instead; `null` where it may stay. */
  elsewhere: string | null;
  children: ReactNode;
}

/** The screen that comes before all others, another address, or the screen that was asked for. */
function ScreenInForce({ session, elsewhere, children }: ScreenInForceProps) {
  const { blockingScreens, loadLiveMap } = use(AreasContext);
  const due = blockingScreens.find(({ isDue }) => isDue(session));
  const blocked = due && <Part load={due.screen} place="screen" />;
  if (due !== undefined && due.isLive !== true) return blocked;
  if (due === undefined && elsewhere !== null) return <Navigate to={elsewhere} replace />;
  return (
    // Whoever acts for another starts with clean screens, and a socket in the rooms of that one (AMB-06).
    <SiteProvider key={actingFor(session)}>
      <LiveProvider loadMap={loadLiveMap}>
        {blocked ?? (
          <>
            {children}
            <Overlays />
          </>
        )}
      </LiveProvider>
    </SiteProvider>
  );
}

/** The screens before the sign-in. Whoever is signed in goes on to where they belong (R-NAV-38). */
function SignedOutGate({ children }: { children: ReactNode }) {
  const { phase, session } = useSessionState();
  const from = (useLocation().state as { from?: string } | null)?.from ?? null;
  if (phase === 'loading') return null;
  if (session !== null) return <Navigate to={afterLogin(from, session.user.type)} replace />;
  return children;
}

/** `/admin` is no screen: it leads to the first one that this administrator has (R-NAV-25, AMB-07). */
function AdminLanding({ routes }: { routes: readonly AreaRoute[] }) {
  const { user } = useSession();
  const market = useMarket();
  return <Navigate to={adminLanding(routes, { role: user.type, market })} replace />;
}

/**
 * A screen threw, or its code could not be loaded because a new version was put up meanwhile: reloading mends both.
 */
function FaultScreen() {
  return <ErrorState level="h1" error={useRouteError()} onRetry={() => window.location.reload()} />;
}

const loadShell = () => import('../frame/Shell').then((module) => module.Shell);
const loadPartnerShell = () => import('../frame/PartnerShell').then((module) => module.PartnerShell);
const Shell = lazyPart(loadShell, 'screen');
const PartnerShell = lazyPart(loadPartnerShell, 'screen');

/** The code of the frames that have some of their own. */
export const frameCode: Readonly<Partial<Record<Frame, Lazily>>> = {
  portal: loadShell,
  partner: loadPartnerShell,
};

const fault = <FaultScreen />;

/** Whatever nobody knows leads home (R-NAV-37). */
function UnknownPath() {
  return useLocation().pathname === '/' ? null : <Navigate to="/" replace />;
}

const frames: Readonly<Record<Frame, RouteObject['element']>> = {
  portal: (
    <SignedInGate>
      <Shell />
    </SignedInGate>
  ),
  partner: (
    <SignedInGate>
      <PartnerShell />
    </SignedInGate>
  ),
  login: (
    <SignedOutGate>
      <Outlet />
    </SignedOutGate>
  ),
  bare: <Outlet />,
};

function routeOf(route: AreaRoute): RouteObject {
  const Screen = lazyPart(route.screen, 'screen');
  return {
    path: route.path,
    handle: route,
    errorElement: fault,
    element: (
      <Suspense>
        <Screen />
      </Suspense>
    ),
  };
}

/** The route tree: one frame around the screens of all areas that stand in it, so that the frame stays mounted. */
export function routesOf(areas: readonly AreaManifest[]): RouteObject[] {
  const all = areas.flatMap(({ feature, routes = [] }) => routes.map((route) => ({ feature, ...route })));
  const inFrame = (frame: Frame) => all.filter((route) => route.frame === frame).map(routeOf);
  return (Object.keys(frames) as Frame[]).map((frame) => ({
    element: <Suspense>{frames[frame]}</Suspense>,
    errorElement: fault,
    children: [
      ...inFrame(frame),
      ...(frame === 'portal'
        ? [
            { path: '/admin', element: <AdminLanding routes={all} /> },
            { path: '*', element: <UnknownPath /> },
          ]
        : []),
    ],
  }));
}
