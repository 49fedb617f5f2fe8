import Box from '@mui/material/Box';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { CallError } from '#core/client/call-error';
import { useText } from '#core/i18n/use-text';
import { uiTexts } from '../texts/early';
import { ErrorState } from './ErrorState';

interface LoadedProps<T> {
  query: UseQueryResult<T, CallError>;
  skeleton: ReactNode;
  /** Shown for empty data. */
  empty?: { readonly when: (data: T) => boolean; readonly show: ReactNode };
  children: (data: T) => ReactNode;
}

/** A query's states: skeleton, error with retry, empty, data. Old data stays during a refetch. */
export function Loaded<T>({ query, skeleton, empty, children }: LoadedProps<T>) {
  const text = useText(uiTexts);
  if (query.data !== undefined) {
    return <>{empty?.when(query.data) === true ? empty.show : children(query.data)}</>;
  }
  if (query.isError) {
    return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  }
  return (
    <Box aria-busy="true" role="status" aria-label={text('loading')}>
      {skeleton}
    </Box>
  );
}
