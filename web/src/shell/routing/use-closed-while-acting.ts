import { useEffect, useRef } from 'react';
import { useToast } from '#ui/toast/toast-context';
import { useText } from '#core/i18n/use-text';
import { actingFor, type Session } from '#core/session/session-state';
import { modesTexts } from '../texts/early';
import { isAdminPath } from './destination';

/**
 * Says why an administrator who acts for others does not get to a screen of the administration: they followed a link of
 * theirs. Not when acting begins, which leads away from such a screen as well (AMB-06).
 * @param isRedirected the path leads elsewhere
 */
export function useClosedWhileActing(session: Session | null, path: string, isRedirected: boolean): void {
  const toast = useToast();
  const text = useText(modesTexts);
  const acting = session?.acting == null ? undefined : actingFor(session);
  const before = useRef(acting);
  const isClosed = isRedirected && isAdminPath(path);
  useEffect(() => {
    const isNew = before.current !== acting;
    before.current = acting;
    if (isClosed && acting !== undefined && !isNew) toast.info(text('closedWhileActing'));
  }, [isClosed, acting, toast, text]);
}
