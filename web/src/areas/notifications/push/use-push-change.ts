import {
  type PushKind,
  pushKinds,
  type QuietHours,
  webPushCommands,
  webPushQueries,
} from '@portal/contracts/areas/notifications';
import type { OutputOf } from '@portal/contracts/kernel';
import { useState } from 'react';
import { useCallCommand } from '#core/client/use-call-command';
import { useToast } from '#ui/toast/toast-context';

const { GetPushSettings } = webPushQueries;
type Settings = OutputOf<typeof GetPushSettings>;
/** What is left out stays. */
type Change = Partial<Record<PushKind, boolean>> & { readonly quiet?: QuietHours | null };

/** The settings as they will be. */
const after = (before: Settings, { quiet = before.quiet, ...kinds }: Change): Settings => ({
  ...before,
  quiet,
  kinds: pushKinds.filter((kind) => kinds[kind] ?? before.kinds.includes(kind)),
});

interface PushChange {
  readonly set: (change: Change) => Promise<void>;
  /** The last change is on the server. */
  readonly isSaved: boolean;
}

/** Changes what devices are notified of: shown at once, put back when it cannot be saved. */
export function usePushChange(): PushChange {
  const toast = useToast();
  const [isSaved, setSaved] = useState(false);
  const { send } = useCallCommand(webPushCommands.UpdatePushSettings, {
    refresh: [GetPushSettings],
    optimistic: (cache, { settings }) =>
      cache.patch(GetPushSettings, (before) => after(before, settings as Change)),
  });
  return {
    isSaved,
    async set(settings) {
      setSaved(false);
      try {
        await send({ settings });
        setSaved(true);
      } catch (error) {
        toast.failed(error);
      }
    },
  };
}
