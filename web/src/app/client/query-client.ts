import { QueryClient } from '@tanstack/react-query';
import { isCallError } from './call-error';

/** Milliseconds for which an answer counts as fresh when no push says otherwise. */
const freshFor = 30_000;
const retries = 2;

/** The server state of this page. Only what may heal by itself is tried again; a refusal is an answer. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: freshFor,
        refetchOnWindowFocus: false,
        networkMode: 'always',
        retry: (failures, error) => isCallError(error) && error.isTemporary && failures < retries,
        retryDelay: (attempt) => 400 * 2 ** attempt,
      },
    },
  });
}
