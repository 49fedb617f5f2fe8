import { notificationsCommands, notificationsQueries } from '@portal/contracts/areas/notifications';
import { useState } from 'react';
import { useCallCommand } from '#core/client/use-call-command';
import { useToast } from '#ui/toast/toast-context';

interface MailSwitch {
  readonly set: (on: boolean) => Promise<void>;
  /** The last change is on the server. */
  readonly isSaved: boolean;
}

/** Sets the switch: shown at once, put back when it cannot be saved. */
export function useMailSwitch(): MailSwitch {
  const toast = useToast();
  const [isSaved, setSaved] = useState(false);
  const { GetNotifications } = notificationsQueries;
  const { send } = useCallCommand(notificationsCommands.UpdateNotifications, {
    refresh: [GetNotifications],
    optimistic: (cache, { notifications }) => {
      const { newFiles } = notifications as { newFiles: boolean };
      return cache.patch(GetNotifications, (data) => ({ ...data, newFiles }));
    },
  });
  return {
    isSaved,
    async set(on) {
      setSaved(false);
      try {
        await send({ notifications: { newFiles: on } });
        setSaved(true);
      } catch (error) {
        toast.failed(error);
      }
    },
  };
}
