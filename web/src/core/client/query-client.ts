import { QueryClient } from '@tanstack/react-query';
import { isCallError } from './call-error';

/** Milliseconds. */
const freshFor = 30_000;
const retries = 2;

/** Milliseconds requested by the server; longer waits are shown instead. */
const waitAskedBy = (error: Error): number =>
  isCallError(error) ? Math.min(5_000, Number(error.details['retryAfterSeconds'] ?? 0) * 1_000) : 0;

/** Retries only temporary failures. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: freshFor,
        refetchOnWindowFocus: false,
        networkMode: 'always',
        retry: (failures, error) => isCallError(error) && error.isTemporary && failures < retries,
        // Retry-After of the server, if any (X14).
        retryDelay: (attempt, error) => Math.max(400 * 2 ** attempt, waitAskedBy(error)),
      },
    },
  });
}
