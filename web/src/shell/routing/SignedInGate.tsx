import { type ReactNode, use, useEffect, useLayoutEffect, useRef } from 'react';
import { landingFor } from '@portal/contracts/areas/session';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { AreasContext } from '#core/areas-context';
import { useLocalised } from '#core/i18n/LanguageProvider';
import { LiveProvider } from '#core/live/LiveProvider';
import { useMarket } from '#core/market';
import { actingFor, callerOf, type Session, useSession, useSessionState } from '#core/session/session-state';
import { SiteProvider } from '#core/session/SiteProvider';
import { redirectFrom } from './destination';
import { isFor } from '@portal/contracts/kernel';
import { Part } from '#ui/part/Part';
import { Unreachable } from './Unreachable';
import { useClosedWhileActing } from './use-closed-while-acting';
import { useCurrentRoute } from './use-current-route';
import { useEndOfMode } from './use-end-of-mode';

/** Everything behind the sign-in: asks for it, shows what comes first, keeps everybody to their own screens. */
export function SignedInGate({ children }: { children: ReactNode }) {
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
