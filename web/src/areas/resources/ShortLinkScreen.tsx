import { resourceQueries } from '@portal/contracts/areas/resources';
import { Navigate, useParams } from 'react-router-dom';
import { useCallQuery } from '#core/client/use-call-query';
import { ownPath } from '#core/own-path';
import { ErrorState } from '#ui/states/ErrorState';

/** A link without a user (AMB-11). */
const withoutUser = '0';

/** `/r/{id}` and `/r/{id}/{user_id}` (R-CAT-23). */
export function ShortLinkScreen() {
  const { id = '', user = withoutUser } = useParams();
  const link = useCallQuery(resourceQueries.ResolveShortLink, { resource_id: id, user_id: user });
  // Targets outside this origin lead home (R-NAV-22).
  if (link.data !== undefined)
    return <Navigate to={ownPath(link.data.target, window.location.origin) ?? '/'} replace />;
  if (!link.isError) return null;
  // Malformed ids lead home, as unknown paths do.
  if (link.error.status === 400) return <Navigate to="/" replace />;
  return <ErrorState level="h1" error={link.error} onRetry={() => void link.refetch()} />;
}
