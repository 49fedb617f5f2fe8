import type { SocketLooking } from '@portal/contracts/kernel';
import { use, useEffect } from 'react';
import { LiveContext, useLiveStatus } from '#core/live/live-context';

/** The server believes a browser for eight seconds. */
const repeatMilliseconds = 3_000;

/** Tells again and again which order is open here, as long as somebody can see it. */
export function useSendLooking(orderId: string | undefined): void {
  const { listeners } = use(LiveContext);
  const isLive = useLiveStatus() === 'live';
  useEffect(() => {
    if (orderId === undefined || !isLive) return;
    const say = (looking: SocketLooking) => listeners.say('looking', looking);
    const tell = () => say({ orderId: document.visibilityState === 'visible' ? orderId : null });
    tell();
    const timer = setInterval(tell, repeatMilliseconds);
    document.addEventListener('visibilitychange', tell);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', tell);
      say({ orderId: null });
    };
  }, [orderId, isLive, listeners]);
}
