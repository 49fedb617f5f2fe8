import {
  sectionQueries,
  type Section,
  sectionHome,
  SectionType,
  sectionTypePaths,
} from '@portal/contracts/areas/sections';
import { Navigate, useLocation } from 'react-router-dom';
import { useCallQuery } from '#core/client/use-call-query';

function placeNamed(pathname: string) {
  const [, first, slug, ...rest] = pathname.split('/').map(decodeURIComponent);
  const type = Object.values(SectionType).find((one) => sectionTypePaths[one] === first);
  return type === undefined || slug === undefined || slug === '' ? null : { type, slug, rest };
}

export function movedAddress(sections: readonly Section[], pathname: string): string | null {
  const named = placeNamed(pathname);
  if (named === null) return null;
  const { type, slug, rest } = named;
  const seen = sections.filter(({ visible }) => visible);
  if (seen.some((section) => section.type === type && section.url === slug)) return null;
  const section =
    seen.find(({ url }) => url === slug) ??
    seen.find(({ former_urls: former = [] }) => former.includes(slug));
  if (section === undefined) return null;
  return ['', sectionHome(section), ...rest.map(encodeURIComponent)].join('/');
}

/** Milliseconds; pushes refresh earlier. */
const freshFor = 5 * 60_000;

export function OldAddressNotice() {
  const { pathname, search, hash } = useLocation();
  const isPlace = placeNamed(pathname) !== null;
  const sections = useCallQuery(sectionQueries.ListSections, {}, { enabled: isPlace, freshFor });
  const to = movedAddress(sections.data ?? [], pathname);
  return to === null ? null : <Navigate to={to + search + hash} replace />;
}
