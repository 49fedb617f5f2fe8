import { sectionQueries } from '@portal/contracts/areas/sections';
import { Navigate, useLocation } from 'react-router-dom';
import { useCallQuery } from '#core/client/use-call-query';
import { movedAddress, placeNamed } from './moved-section';

/** Milliseconds; pushes make the tree stale earlier. */
const freshFor = 5 * 60_000;

/** Leads on from addresses that sections had before: old links keep working. Shows nothing. */
export function OldAddressNotice() {
  const { pathname, search, hash } = useLocation();
  const isPlace = placeNamed(pathname) !== null;
  const sections = useCallQuery(sectionQueries.ListSections, {}, { enabled: isPlace, freshFor });
  const to = movedAddress(sections.data ?? [], pathname);
  return to === null ? null : <Navigate to={to + search + hash} replace />;
}
