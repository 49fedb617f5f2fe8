import { type Benchmark, diagnosticQueries } from '@portal/contracts/areas/diagnostic';
import { useCallQuery } from '#core/client/use-call-query';
import { useDiagnostic } from './draft/diagnostic-context';

/** The open restaurant beside the median of its region and type; nothing until it is known, or where it cannot be had. */
export function useBenchmark(): Benchmark | null {
  const { restaurant_id: id } = useDiagnostic();
  return useCallQuery(diagnosticQueries.GetBenchmark, { id }).data ?? null;
}
