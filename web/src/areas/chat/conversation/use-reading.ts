import { chatCommands, chatQueries } from '@portal/contracts/areas/chat';
import { useEffect, useEffectEvent } from 'react';
import { useCallCommand } from '#core/client/use-call-command';
import { useMay } from '#core/session/use-may';
import { forgetUnread } from '../unread/forget-unread';

/**
 * Tells the portal that the conversation was read as soon as somebody looks at it (R-CHT-07). What fails is told again
 * with the next message, or when the conversation is looked at again.
 * @param newest id of the newest message that nobody of one's side has read.
 */
export function useReading(orderId: string, newest: string | undefined, isLooking: boolean): void {
  const mayRead = useMay()(chatCommands.MarkOrderAsRead);
  const read = useCallCommand(chatCommands.MarkOrderAsRead, {
    refresh: [chatQueries.GetUnreadMessages],
    optimistic: (cache, { order_id: id }) => forgetUnread(cache, id),
  });
  const notify = useEffectEvent(() => void read.send({ order_id: orderId }).catch(() => undefined));
  useEffect(() => {
    if (mayRead && isLooking && newest !== undefined) notify();
  }, [mayRead, isLooking, newest]);
}
