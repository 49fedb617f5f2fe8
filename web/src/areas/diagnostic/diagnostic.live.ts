import { diagnosticPushes, diagnosticQueries, referenceQueries } from '@portal/contracts/areas/diagnostic';
import { defineLive } from '#core/live/live-map';

const { ListNationalBrands, ListSwotOptions } = referenceQueries;
const { GetDiagnostic, GetBenchmark, ListAlerts, ListSwotExamples, ListBrands } = diagnosticQueries;

/** Edits survive a refresh. */
export const diagnosticLive = defineLive(diagnosticPushes, {
  DiagnosticChanged: { refresh: [GetDiagnostic, GetBenchmark, ListBrands] },
  DiagnosticAlertsChanged: { refresh: [GetDiagnostic, ListAlerts] },
  DiagnosticReferenceChanged: {
    refresh: [
      ...[GetDiagnostic, ListAlerts, ListSwotExamples, ListBrands],
      ...[ListNationalBrands, ListSwotOptions],
    ],
  },
});
