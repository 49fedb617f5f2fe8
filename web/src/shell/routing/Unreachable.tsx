import { ErrorState } from '#ui/states/ErrorState';
import { CallError } from '#core/client/call-error';
import { useSessionState } from '#core/session/session-state';

/** The server could not be asked who is signed in: says so and tries again, instead of pretending that nobody is. */
export function Unreachable() {
  const { reload } = useSessionState();
  return <ErrorState level="h1" error={CallError.offline('GetSession')} onRetry={() => void reload()} />;
}
