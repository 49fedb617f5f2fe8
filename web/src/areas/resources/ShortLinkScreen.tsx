import { resourceQueries } from '@portal/contracts/areas/resources';
import { Navigate, useParams } from 'react-router-dom';
import { useCallQuery } from '#core/client/use-call-query';
import { ErrorState } from '#ui/states/ErrorState';

/** No open redirect: targets outside this origin lead home (R-NAV-22, W19). */
export function ownPath(target: string, origin: string): string {
  if (!URL.canParse(target, origin)) return '/';
  const url = new URL(target, origin);
  return url.origin === origin ? url.pathname + url.search + url.hash : '/';
}

/** A link without a user (AMB-11). */
const withoutUser = '0';

/** `/r/{id}` and `/r/{id}/{user_id}` (R-CAT-23). */
export function ShortLinkScreen() {
  const { id = '', user = withoutUser } = useParams();
  const link = useCallQuery(resourceQueries.ResolveShortLink, { resource_id: id, user_id: user });
  if (link.data !== undefined)
    return <Navigate to={ownPath(link.data.target, window.location.origin)} replace />;
  if (!link.isError) return null;
  // Malformed ids lead home, as unknown paths do.
  if (link.error.status === 400) return <Navigate to="/" replace />;
  return <ErrorState level="h1" error={link.error} onRetry={() => void link.refetch()} />;
}
