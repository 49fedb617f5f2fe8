import type { ComponentProps } from 'react';
import { Loaded } from './Loaded';
import { QuietError } from './QuietError';

/** `Loaded` with a one-line error, for a part of a screen. */
export function LoadedPart<T>(props: ComponentProps<typeof Loaded<T>>) {
  const { query } = props;
  if (query.data === undefined && query.isError) {
    return <QuietError error={query.error} onRetry={() => void query.refetch()} />;
  }
  return <Loaded {...props} />;
}
