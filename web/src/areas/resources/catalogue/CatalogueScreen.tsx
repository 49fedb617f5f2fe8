import { reservedSlugs } from '@portal/contracts/areas/sections';
import { Navigate, useLocation, useParams } from 'react-router-dom';
import { ResourceScreen } from '../detail/ResourceScreen';
import { typeOfPath } from './catalogue-place';
import { SectionScreen } from './SectionScreen';

/** The catalogue of one section type: overview, section, or one resource, by address (R-NAV-08…10). */
export function CatalogueScreen() {
  const { category, resource } = useParams();
  const type = typeOfPath(useLocation().pathname);
  // A slug that a static route owns is no section, also while that route is not there (AMB-39).
  if (type === undefined || reservedSlugs.includes(category ?? '')) return <Navigate to="/" replace />;
  if (resource !== undefined)
    return <ResourceScreen key={resource} slug={resource} type={type} category={category} />;
  return <SectionScreen type={type} slug={category} />;
}
