import { type OwnPushDevice, webPushCommands, webPushQueries } from '@portal/contracts/areas/notifications';
import { useState } from 'react';
import { isCallError } from '#core/client/call-error';
import { useCallCommand } from '#core/client/use-call-command';
import { useText } from '#core/i18n/use-text';
import { useSession } from '#core/session/session-state';
import { useToast } from '#ui/toast/toast-context';
import { setOwner, subscribe, unsubscribe } from './browser-push';
import { pushTexts } from '../texts';

const refresh = [webPushQueries.GetPushSettings];

interface PushDevice {
  /** Asks the person and turns notices on here; only at a press. */
  readonly turnOn: () => Promise<void>;
  /** Ends them on a device: here, or on another one. */
  readonly remove: (device: OwnPushDevice) => Promise<void>;
  readonly isPending: boolean;
}

/** Turns notices on and off in this browser, and off on others. @param key under which the portal sends */
export function usePushDevice(key: string): PushDevice {
  const text = useText(pushTexts);
  const toast = useToast();
  const { user } = useSession();
  const registering = useCallCommand(webPushCommands.RegisterPushDevice, { refresh });
  const removing = useCallCommand(webPushCommands.RemovePushDevice, { refresh });
  const [isPending, setPending] = useState(false);

  async function inTurn(work: () => Promise<void>): Promise<void> {
    setPending(true);
    try {
      await work();
    } catch (error) {
      if (isCallError(error)) toast.failed(error);
      else toast.info(text('failed'));
    } finally {
      setPending(false);
    }
  }

  return {
    isPending,
    turnOn: () =>
      inTurn(async () => {
        const subscription = await subscribe(key);
        if (subscription === null) return;
        try {
          await registering.send({ ...subscription });
          setOwner(user.id);
        } catch (error) {
          await unsubscribe();
          throw error;
        }
      }),
    remove: ({ id, current }) =>
      inTurn(async () => {
        if (current) await unsubscribe();
        await removing.send({ id });
      }),
  };
}
