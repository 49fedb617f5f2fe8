import { useRouteError } from 'react-router-dom';
import { ErrorState } from '#ui/states/ErrorState';

/**
 * A screen threw, or its code could not be loaded because a new version was put up meanwhile: reloading mends both.
 */
export function FaultScreen() {
  return <ErrorState level="h1" error={useRouteError()} onRetry={() => window.location.reload()} />;
}
