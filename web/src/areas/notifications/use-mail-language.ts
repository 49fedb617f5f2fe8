import { notificationsCommands, notificationsQueries } from '@portal/contracts/areas/notifications';
import { useEffect } from 'react';
import { useCallCommand } from '#core/client/use-call-command';
import { useCallQuery } from '#core/client/use-call-query';
import { useLanguage } from '#core/i18n/LanguageProvider';
import { useMay } from '#core/session/use-may';

/** Mails come in the language in which the portal is read: a change here is told to the server (R-PLT-07). */
export function useMailLanguage(): void {
  const { language } = useLanguage();
  const { data } = useCallQuery(notificationsQueries.GetNotifications, {});
  const { send } = useCallCommand(notificationsCommands.ChooseMailLanguage, {
    refresh: [notificationsQueries.GetNotifications],
  });
  // Who acts as somebody reads in their own language (AMB-77).
  const mayChoose = useMay()(notificationsCommands.ChooseMailLanguage);
  const known = mayChoose ? data?.language : undefined;
  useEffect(() => {
    if (known === undefined || known === language) return;
    // Nobody waits for it: what cannot be told now is told when the portal is opened the next time.
    send({ language }).catch(() => undefined);
    // Once for each language: `send` is another function at each drawing.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [known, language]);
}
