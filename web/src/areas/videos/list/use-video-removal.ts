import { homeQueries } from '@portal/contracts/areas/home';
import type { Video } from '@portal/contracts/areas/videos';
import { videoCommands, videoQueries } from '@portal/contracts/areas/videos';
import { useState } from 'react';
import { useCallCommand } from '../../../app/client/use-call-command';
import { useText } from '../../../app/i18n/use-text';
import { useToast } from '../../../ui/toast/toast-context';
import { videosMessages } from '../videos.messages';

const refresh = [videoQueries.ListVideos, homeQueries.GetHome];

/** Asks, deletes, and offers to take it back (R-AME-08, U5). */
export function useVideoRemoval() {
  const text = useText(videosMessages);
  const toast = useToast();
  const [doomed, setDoomed] = useState<Video | null>(null);
  const removal = useCallCommand(videoCommands.DeleteVideo, { refresh });
  const restoration = useCallCommand(videoCommands.RestoreVideo, { refresh });

  const restore = ({ id }: Video) => void restoration.send({ id }).catch(toast.failed);
  const remove = async (video: Video) => {
    setDoomed(null);
    await removal.send({ id: video.id }).then(
      () => toast.done(text('removed'), () => restore(video)),
      (error: unknown) => toast.failed(error),
    );
  };
  return { doomed, ask: setDoomed, spare: () => setDoomed(null), remove };
}
