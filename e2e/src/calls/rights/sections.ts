import { acting, both, type RightsOf } from '../rights-row';

/** AMB-08: in the reduced menu. */
export const sectionsRights: RightsOf<'sections'> = {
  AddSection: both('AE', 'n/a'),
  UpdateSection: both('AE', 'n/a'),
  ReorderSections: both('AE', 'n/a'),
  DeleteSection: both('AE', 'n/a'),
  RestoreSection: both('AE', 'n/a'),
  ListSections: both('FAMEC', 'n/a', acting('AE')),
  ListSectionsOfType: both('FAMEC', 'n/a', acting('AE')),
};
