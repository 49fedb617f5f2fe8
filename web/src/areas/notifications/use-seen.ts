import {
  type Notice,
  notificationsCommands,
  notificationsQueries,
} from '@portal/contracts/areas/notifications';
import { useEffect } from 'react';
import { useCallCommand } from '#core/client/use-call-command';
import { useMay } from '#core/session/use-may';

/** Everything up to the newest notice on the screen is seen; what is marked as new stays marked until it is closed. */
export function useSeen(newest: Notice | undefined): void {
  const { CountUnreadNotices } = notificationsQueries;
  const { send } = useCallCommand(notificationsCommands.ReadNotices, {
    refresh: [CountUnreadNotices],
    optimistic: (cache) => cache.patch(CountUnreadNotices, () => ({ unread: 0 })),
  });
  // Who acts as somebody leaves no marks (AMB-77).
  const mayRead = useMay()(notificationsCommands.ReadNotices);
  const upTo = mayRead && newest?.unread === true ? newest.at : null;
  useEffect(() => {
    if (upTo === null) return;
    // What could not be told is unread the next time: nothing is lost.
    send({ up_to: upTo }).catch(() => undefined);
    // Once for each newest notice: `send` is another function at each drawing.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [upTo]);
}
