import { webPushCommands, webPushQueries } from '@portal/contracts/areas/notifications';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { useCallCommand } from '#core/client/use-call-command';
import { useMarket } from '#core/market';
import { useSession } from '#core/session/session-state';
import type { OpenPath, SubscribedAnew } from '#core/worker-messages';
import { isOwner, subscribed, unsubscribe } from './browser-push';

type Told = Partial<OpenPath | SubscribedAnew> | null;

/** Hears what the service worker says and asks about notices. */
function useWorkerWords(hear: (event: MessageEvent<Told>) => void): void {
  useEffect(() => {
    if (!('serviceWorker' in navigator)) return undefined;
    const worker = navigator.serviceWorker;
    worker.addEventListener('message', hear);
    return () => worker.removeEventListener('message', hear);
  });
}

/**
 * Whoever was notified in this browser still is in their next session; whoever comes after them hears nothing of theirs. A
 * notice that is pressed leads there within the page, which asks first about what is not saved.
 */
export function useKeptPush(): void {
  const { pushKey } = useMarket();
  const { user, acting, csrf } = useSession();
  const navigate = useNavigate();
  const { send } = useCallCommand(webPushCommands.RegisterPushDevice, {
    refresh: [webPushQueries.GetPushSettings],
  });

  async function keep(): Promise<void> {
    if (pushKey === null || acting !== null) return;
    const subscription = await subscribed();
    if (subscription === null) return;
    if (isOwner(user.id)) await send({ ...subscription });
    else await unsubscribe();
  }
  // Nobody waits for it: what cannot be done now is done when the portal is opened the next time.
  const keepQuietly = () => void keep().catch(() => undefined);

  useEffect(() => {
    keepQuietly();
    // Once for each session: `send` is another function at each drawing.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [pushKey, user.id, csrf]);

  useWorkerWords(({ data, ports }) => {
    if (data?.type === 'subscribed-anew') keepQuietly();
    if (data?.type !== 'open-path' || data.path === undefined) return;
    ports[0]?.postMessage(true);
    void navigate(data.path);
  });
}
