import { acting, type RightsOf, spain } from '../rights-row';

/** ES only (R-NAV-34, AMB-52). */
export const importsRights: RightsOf<'imports'> = {
  CheckImport: spain('A', 'n/a'),
  ConfirmImport: spain('A', 'n/a'),
  UndoImport: spain('A', 'n/a'),
  DiscardImport: spain('A', 'n/a'),
  ListImports: spain('A', 'n/a'),
  GetImport: spain('A', 'n/a'),
  ListImportDifference: spain('A', 'n/a'),
  OpenImportTemplate: spain('A', 'n/a'),
  OpenImportProblems: spain('A', 'n/a'),
  OpenImportFile: spain('A', 'n/a'),
  UpdateSectionDescription: spain('A', 'n/a'),
  UpdatePlanPhoto: spain('A', 'n/a'),
  ListSectionDescriptions: spain('FAMEC', 'n/a', acting('AE')),
  GetPlanPhoto: spain('FAMEC', 'n/a', acting('AE')),
  OpenPlanPhoto: spain('FAMEC', 'n/a', acting('AE')),
};
