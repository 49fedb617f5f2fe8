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
import {
  type AreaManifest,
  type AreaRoute,
  type Frame,
  type Lazily,
  AreasContext,
} from '#core/area-manifest';
import { lazyPart } from '#ui/part/lazy-part';
import { ErrorState } from '#ui/states/ErrorState';
import { useMarket } from '#core/market';
import { useSession, useSessionState, actingFor, callerOf, type Session } from '#core/session/session-state';
import { useLocalised } from '#core/i18n/LanguageProvider';
import { LiveProvider } from '#core/live/LiveProvider';
import { SiteProvider } from '#core/session/SiteProvider';
import { Part } from '#ui/part/Part';
import { CallError } from '#core/client/call-error';
import { useToast } from '#ui/toast/toast-context';
import { useText } from '#core/i18n/use-text';
import { modesTexts } from '../texts/early';
import { useCurrentRoute } from './route-at';

interface Visitor extends Caller {
  readonly market: MarketRecord;
}

const isAdminPath = (path: string) => path === '/admin' || path.startsWith('/admin/');

/** By layout (R-NAV-39, R-NAV-40), market (R-NAV-03, R-NAV-31), roles. */
export function redirectFrom(path: string, route: AreaRoute | undefined, visitor: Visitor): string | null {
  const elsewhere = redirectFor(path, visitor.role);
  if (elsewhere !== null) return elsewhere;
  if (route === undefined || isFor(route, visitor, visitor.market)) return null;
  return isAdminPath(path) ? '/admin' : '/';
}

/** R-NAV-25, or the role's landing page (AMB-07). */
const preferredAdminPath = (role: Role) => {
  const landing = landingFor(role);
  return landing === '/admin' ? '/admin/resources' : landing;
};

/** `/admin/orders/:id?` → `/admin/orders` */
const withoutOptional = (path: string) => path.replaceAll(/\/:\w+\?/g, '');

export function adminLanding(routes: readonly AreaRoute[], visitor: Visitor): string {
  const open = routes
    .filter((route) => isFor(route, visitor, visitor.market))
    .map((route) => withoutOptional(route.path))
    .filter((path) => isAdminPath(path) && !path.includes(':'));
  return open.find((path) => path === preferredAdminPath(visitor.role)) ?? open[0] ?? '/';
}

/** Back to the requested screen if allowed, else R-NAV-38. */
export function afterLogin(from: string | null, role: Role): string {
  // Browsers read backslashes as slashes: two lead to another host.
  const isInside = from !== null && from !== '/' && /^\/(?![/\\])/.test(from);
  if (isInside && redirectFor(from, role) === null) return from;
  // The landing screen may not exist in this market.
  return isAdminPath(landingFor(role)) ? '/admin' : landingFor(role);
}

const lasts = 10_000;

function closedSince(was: Session | null, now: Session | null): { readonly name: string } | null {
  if (was?.acting == null || now === null || now.acting !== null) return null;
  const { restaurant_id: id } = was.acting;
  const isOpen = now.restaurants.some((restaurant) => restaurant.id === id && restaurant.active);
  return isOpen ? null : (was.restaurants.find((restaurant) => restaurant.id === id) ?? null);
}

/** Restaurant closed or deleted (AMB-06). */
function useEndOfMode(session: Session | null) {
  const toast = useToast();
  const text = useText(modesTexts);
  const before = useRef(session);
  useEffect(() => {
    const closed = closedSince(before.current, session);
    before.current = session;
    if (closed) toast.info(text('endedByClosing', { name: closed.name }), undefined, lasts);
  }, [session, toast, text]);
}

/** Silent when acting begins (AMB-06). @param isRedirected the path leads elsewhere */
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

/** The session could not be fetched: unlike signed out. */
function Unreachable() {
  const { reload } = useSessionState();
  return <ErrorState level="h1" error={CallError.offline('GetSession')} onRetry={() => void reload()} />;
}

function SignedInGate({ children }: { children: ReactNode }) {
  const { phase } = useSessionState();
  const { pathname, search } = useLocation();
  const market = useMarket();
  const route = useCurrentRoute();
  const localised = useLocalised();
  const title = route === undefined ? market.title : `${localised(route.title)} · ${market.title}`;
  // Tab title until session and frame load.
  useLayoutEffect(() => {
    document.title = title;
  }, [title]);
  if (phase === 'loading') return null;
  if (phase === 'unreachable') return <Unreachable />;
  if (phase === 'anonymous') return <Navigate to="/login" replace state={{ from: pathname + search }} />;
  return <Permitted>{children}</Permitted>;
}

function Overlays() {
  const { overlays } = use(AreasContext);
  const caller = callerOf(useSession());
  const market = useMarket();
  return overlays
    .filter((overlay) => isFor(overlay, caller, market))
    .map(({ part }, index) => <Part key={index} load={part} />);
}

/** AMB-06 */
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
  elsewhere: string | null;
  children: ReactNode;
}

function ScreenInForce({ session, elsewhere, children }: ScreenInForceProps) {
  const { blockingScreens, loadLiveMap } = use(AreasContext);
  const due = blockingScreens.find(({ isDue }) => isDue(session));
  const blocked = due && <Part load={due.screen} place="screen" />;
  if (due !== undefined && due.isLive !== true) return blocked;
  if (due === undefined && elsewhere !== null) return <Navigate to={elsewhere} replace />;
  return (
    // Acting starts with fresh screens and a socket of its own (AMB-06).
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

/** R-NAV-38 */
function SignedOutGate({ children }: { children: ReactNode }) {
  const { phase, session } = useSessionState();
  const from = (useLocation().state as { from?: string } | null)?.from ?? null;
  if (phase === 'loading') return null;
  if (session !== null) return <Navigate to={afterLogin(from, session.user.type)} replace />;
  return children;
}

/** R-NAV-25, AMB-07 */
function AdminLanding({ routes }: { routes: readonly AreaRoute[] }) {
  const { user } = useSession();
  const market = useMarket();
  return <Navigate to={adminLanding(routes, { role: user.type, market })} replace />;
}

/** A screen failed, or a new version removed its code. */
function FaultScreen() {
  return <ErrorState level="h1" error={useRouteError()} onRetry={() => window.location.reload()} />;
}

const loadShell = () => import('../frame/Shell').then((module) => module.Shell);
const loadPartnerShell = () => import('../frame/PartnerShell').then((module) => module.PartnerShell);
const Shell = lazyPart(loadShell, 'screen');
const PartnerShell = lazyPart(loadPartnerShell, 'screen');

export const frameCode: Readonly<Partial<Record<Frame, Lazily>>> = {
  portal: loadShell,
  partner: loadPartnerShell,
};

const fault = <FaultScreen />;

/** R-NAV-37 */
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

/** One frame for all its screens, so that it stays mounted. */
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
