import { Suspense } from 'react';
import { Navigate, Outlet, type RouteObject, useLocation } from 'react-router-dom';
import type { AreaManifest, AreaRoute, Frame, Lazily } from '#core/area-manifest';
import { lazyPart } from '#ui/part/lazy-part';
import { AdminLanding } from './AdminLanding';
import { FaultScreen } from './FaultScreen';
import { SignedInGate } from './SignedInGate';
import { SignedOutGate } from './SignedOutGate';

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
