import { acting, type RightsOf, spain } from '../rights-row';

const reading = spain('FAMEC', 403, acting('AE'));
const saving = spain('FAMC', 403, acting('A'));
/** By bare id: foreign ones are not found (W8). */
const savingOwn = spain('FAMC', 404, acting('A'));
const administering = spain('A', 'n/a');

/** ES only (R-NAV-03); readers, writers, and administrators (AMB-52, AMB-66). */
export const diagnosticRights: RightsOf<'diagnostic'> = {
  GetDiagnostic: reading,
  GetPopulation: reading,
  ListEnvironment: reading,
  GetClients: reading,
  ListBrands: reading,
  GetCompetition: reading,
  GetIntensity: reading,
  GetComparison: reading,
  GetSales: reading,
  GetConsumption: reading,
  ListSwotExamples: reading,
  GetSwot: reading,
  ListAlerts: reading,
  GetMoments: reading,
  ListProductMix: reading,
  GetBenchmark: reading,
  UpdateClients: saving,
  UpdateSwot: saving,
  UpdateCompetition: saving,
  UpdateComparison: saving,
  AddCustomBrand: saving,
  DeleteCustomBrand: savingOwn,
  RestoreCustomBrand: savingOwn,
  AddCustomEnvironment: saving,
  SelectEnvironment: saving,
  UnselectEnvironment: saving,
  DeleteCustomEnvironment: savingOwn,
  RestoreCustomEnvironment: savingOwn,
  ListNationalBrands: administering,
  AddBrand: administering,
  UpdateBrand: administering,
  DeleteBrand: administering,
  RestoreBrand: administering,
  ListSwotOptions: administering,
  AddSwotOption: administering,
  UpdateSwotOption: administering,
  DeleteSwotOption: administering,
  RestoreSwotOption: administering,
};
