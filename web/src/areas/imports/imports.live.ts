import { diagnosticQueries } from '@portal/contracts/areas/diagnostic';
import { importPushes, importQueries } from '@portal/contracts/areas/imports';
import { defineLive } from '#core/live/live-map';

export const queriesOfImports = [
  importQueries.ListImports,
  importQueries.GetImport,
  importQueries.ListImportDifference,
];

const { GetImport, GetPlanPhoto, ListSectionDescriptions } = importQueries;
const { GetBenchmark, GetDiagnostic, ListAlerts } = diagnosticQueries;

export const importsLive = defineLive(importPushes, {
  ImportChanged: { refresh: queriesOfImports },
  // What an undo would restore depends on the newest figures; open diagnostics show them.
  FiguresChanged: { refresh: [GetImport, GetDiagnostic, GetBenchmark, ListAlerts] },
  PlanPhotoChanged: { refresh: [GetPlanPhoto] },
  SectionDescriptionChanged: { refresh: [ListSectionDescriptions] },
});
