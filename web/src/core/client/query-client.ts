import { QueryClient } from '@tanstack/react-query';
import { isCallError } from './call-error';

/** Milliseconds for which an answer counts as fresh when no push says otherwise. */
const freshFor = 30_000;
const retries = 2;

/** Milliseconds until the server wants to be asked again; longer ones are shown instead. */
const waitAskedBy = (error: Error): number =>
  isCallError(error) ? Math.min(5_000, Number(error.details['retryAfterSeconds'] ?? 0) * 1_000) : 0;

/** The server state of this page. Only what may heal by itself is tried again; a refusal is an answer. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: freshFor,
        refetchOnWindowFocus: false,
        networkMode: 'always',
        retry: (failures, error) => isCallError(error) && error.isTemporary && failures < retries,
        // What the server asks for, where it does (X14).
        retryDelay: (attempt, error) => Math.max(400 * 2 ** attempt, waitAskedBy(error)),
      },
    },
  });
}
