import NotificationsOutlined from '@mui/icons-material/NotificationsOutlined';
import { Badge, IconButton } from '@mui/material';
import {
  notificationsCommands,
  notificationsQueries,
  webPushCommands,
  webPushQueries,
} from '@portal/contracts/areas/notifications';
import { Suspense, useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useCallCommand } from '#core/client/use-call-command';
import { useCallQuery } from '#core/client/use-call-query';
import { useLanguage } from '#core/i18n/LanguageProvider';
import { useText } from '#core/i18n/use-text';
import { useMarket } from '#core/market';
import { useSession } from '#core/session/session-state';
import { useMay } from '#core/session/use-may';
import type { OpenPath, Resubscribed } from '#core/worker-messages';
import { lazyOverlay } from '#ui/part/lazy-part';
import { isOwner, subscribed, unsubscribe } from './browser-push';
import { bellTexts } from './texts/early';

const NoticePanel = lazyOverlay(() => import('./NoticePanel').then((module) => module.NoticePanel));

/** R-PLT-07. */
function useMailLanguage(): void {
  const { language } = useLanguage();
  const { data } = useCallQuery(notificationsQueries.GetNotifications, {});
  const { send } = useCallCommand(notificationsCommands.ChooseMailLanguage, {
    refresh: [notificationsQueries.GetNotifications],
  });
  // Not while acting as someone else (AMB-77).
  const mayChoose = useMay()(notificationsCommands.ChooseMailLanguage);
  const known = mayChoose ? data?.language : undefined;
  // After a failure, the next start tries again.
  const choose = useEffectEvent(() => void send({ language }).catch(() => undefined));
  useEffect(() => {
    if (known !== undefined && known !== language) choose();
  }, [known, language]);
}

function useWorkerMessages(
  onMessage: (event: MessageEvent<Partial<OpenPath | Resubscribed> | null>) => void,
) {
  const handle = useEffectEvent(onMessage);
  useEffect(() => {
    if (!('serviceWorker' in navigator)) return undefined;
    const worker = navigator.serviceWorker;
    const listener = (event: MessageEvent) => handle(event);
    worker.addEventListener('message', listener);
    return () => worker.removeEventListener('message', listener);
  }, []);
}

/**
 * Renews the owner's subscription in each session, and ends another user's.
 * Notifications open within the page, which protects unsaved changes.
 */
function usePushSubscription(): void {
  const { pushKey } = useMarket();
  const { user, acting, csrf } = useSession();
  const navigate = useNavigate();
  const { send } = useCallCommand(webPushCommands.RegisterPushDevice, {
    refresh: [webPushQueries.GetPushDevices],
  });

  async function renew(): Promise<void> {
    if (pushKey === null || acting !== null) return;
    const subscription = await subscribed();
    if (subscription === null) return;
    if (isOwner(user.id)) await send({ ...subscription });
    else await unsubscribe();
  }
  // After a failure, the next start tries again.
  const tryRenew = () => void renew().catch(() => undefined);
  const renewInSession = useEffectEvent(tryRenew);
  useEffect(() => renewInSession(), [pushKey, user.id, csrf]);

  useWorkerMessages(({ data, ports }) => {
    if (data?.type === 'subscribed-anew') tryRenew();
    if (data?.type !== 'open-path' || data.path === undefined) return;
    ports[0]?.postMessage(true);
    void navigate(data.path);
  });
}

export function BellButton() {
  const text = useText(bellTexts);
  const { language: lang } = useLanguage();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const count = useCallQuery(notificationsQueries.CountUnreadNotices, { lang }).data?.unread ?? 0;
  useMailLanguage();
  usePushSubscription();
  return (
    <>
      <IconButton
        aria-label={text('bell', { count })}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Badge badgeContent={count} max={99} color="primary">
          <NotificationsOutlined />
        </Badge>
      </IconButton>
      <Suspense>{anchor && <NoticePanel anchor={anchor} onClose={() => setAnchor(null)} />}</Suspense>
    </>
  );
}
