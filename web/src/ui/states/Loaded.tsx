import { Box, Button, Typography } from '@mui/material';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode, ComponentProps } from 'react';
import type { CallError } from '#core/client/call-error';
import { useErrorText } from '#core/client/use-error-text';
import { T } from '#core/i18n/T';
import { useText } from '#core/i18n/use-text';
import { uiTexts } from '../texts/early';
import { ErrorState } from './ErrorState';

/** R-HOM-14, R-API-G5. */
export function QuietError({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const text = useText(uiTexts);
  const { text: reason, code } = useErrorText()(error);
  return (
    <Typography
      variant="body2"
      component="div"
      color="textSecondary"
      role="status"
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}
    >
      <span>
        {reason} <T of={uiTexts} id="errorCode" values={{ code }} />
      </span>
      <Button size="small" onClick={onRetry}>
        {text('retry')}
      </Button>
    </Typography>
  );
}

interface LoadedProps<T> {
  query: UseQueryResult<T, CallError>;
  skeleton: ReactNode;
  empty?: { readonly when: (data: T) => boolean; readonly show: ReactNode };
  children: (data: T) => ReactNode;
}

/** Old data stays during a refetch. */
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

export function LoadedPart<T>(props: ComponentProps<typeof Loaded<T>>) {
  const { query } = props;
  if (query.data === undefined && query.isError) {
    return <QuietError error={query.error} onRetry={() => void query.refetch()} />;
  }
  return <Loaded {...props} />;
}
