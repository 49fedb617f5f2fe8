import { acting, both, type RightsOf } from '../rights-row';

/** All who order (R-ROL-05). Foreign templates are not found. */
export const templatesRights: RightsOf<'templates'> = {
  AddTemplate: both('FMC', 403, acting('AE')),
  UpdateTemplate: both('FMC', 404, acting('AE')),
  DeleteTemplate: both('FMC', 404, acting('AE')),
  RestoreTemplate: both('FMC', 404, acting('AE')),
  ListTemplates: both('FMC', 'n/a', acting('AE')),
  GetTemplate: both('FMC', 404, acting('AE')),
  OpenTemplateFile: both('FMC', 404, acting('AE')),
};
