import { useText } from '#core/i18n/use-text';
import { useSessionState } from '#core/session/session-state';
import { CredentialNotice } from './CredentialNotice';
import { endingTexts } from './texts';

/** Why the session has ended; nothing where that was done here on purpose, or is not known (S2). */
export function SessionEndingNotice() {
  const text = useText(endingTexts);
  const { ending } = useSessionState();
  if (ending === null || ending === 'logout' || ending === 'terms-rejected') return null;
  return <CredentialNotice kind="info">{text(ending)}</CredentialNotice>;
}
