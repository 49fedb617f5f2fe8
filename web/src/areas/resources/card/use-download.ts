import { resourceCommands } from '@portal/contracts/areas/resources';
import { useState } from 'react';
import { useCallCommand } from '#core/client/use-call-command';
import { useSite } from '#core/session/site';
import { fetchFile } from './fetch-file';

export interface Download {
  readonly start: () => void;
  readonly isPending: boolean;
  /** The last try did not work. */
  readonly hasFailed: boolean;
}

/**
 * Downloads a resource for the selected restaurant: the server records it and says where the file is (R-CAT-05,
 * R-CAT-17). A failure is logged and shown as a hint beside the button, never as a popup (R-CAT-21).
 */
export function useDownload(id: number): Download {
  const { restaurant } = useSite();
  const { send, isPending } = useCallCommand(resourceCommands.DownloadResource);
  const [hasFailed, setFailed] = useState(false);

  const start = () => {
    setFailed(false);
    send({ id, restaurant_id: restaurant?.id }).then(
      ({ data }) => fetchFile(data),
      (error: unknown) => {
        setFailed(true);
        reportError(error);
      },
    );
  };
  return { start, isPending, hasFailed };
}
