import { Navigate } from 'react-router-dom';
import type { AreaRoute } from '#core/area-manifest';
import { useMarket } from '#core/market';
import { useSession } from '#core/session/session-state';
import { adminLanding } from './destination';

/** `/admin` is no screen: it leads to the first one that this administrator has (R-NAV-25, AMB-07). */
export function AdminLanding({ routes }: { routes: readonly AreaRoute[] }) {
  const { user } = useSession();
  const market = useMarket();
  return <Navigate to={adminLanding(routes, { role: user.type, market })} replace />;
}
