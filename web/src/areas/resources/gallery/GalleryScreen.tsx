import { SectionType } from '@portal/contracts/areas/sections';
import { Navigate, useLocation, useParams } from 'react-router-dom';
import { typeOfPath } from '../catalogue/catalogue-place';
import { ResourceScreen } from '../detail/ResourceScreen';
import { GalleryOverlay } from './GalleryOverlay';

/** `/toolkits` and `/practices`, and the pages of what hangs there (R-NAV-05, R-NAV-06, AMB-04). */
export function GalleryScreen() {
  const { category, resource } = useParams();
  const type = typeOfPath(useLocation().pathname);
  if (type !== SectionType.Toolkit && type !== SectionType.BestPractice) return <Navigate to="/" replace />;
  if (resource !== undefined)
    return <ResourceScreen key={resource} slug={resource} type={type} category={category} />;
  return <GalleryOverlay type={type} slug={category} />;
}
