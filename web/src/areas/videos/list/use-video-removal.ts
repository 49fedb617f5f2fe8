import { homeQueries } from '@portal/contracts/areas/home';
import type { Video } from '@portal/contracts/areas/videos';
import { videoCommands, videoQueries } from '@portal/contracts/areas/videos';
import { useCallCommand } from '../../../app/client/use-call-command';
import { useText } from '../../../app/i18n/use-text';
import { useRemoval } from '../../../ui/removal/use-removal';
import { videosMessages } from '../videos.messages';

const refresh = [videoQueries.ListVideos, homeQueries.GetHome];

/** Asks, deletes, and offers to take it back (R-AME-08, U5). */
export function useVideoRemoval() {
  const text = useText(videosMessages);
  const removal = useCallCommand(videoCommands.DeleteVideo, { refresh });
  const restoration = useCallCommand(videoCommands.RestoreVideo, { refresh });
  return useRemoval<Video>({
    remove: ({ id }) => removal.send({ id }),
    restore: ({ id }) => restoration.send({ id }),
    words: {
      title: () => text('removeTitle'),
      text: ({ url }) => text('removeText', { url }),
      confirm: text('removeConfirm'),
      removed: () => text('removed'),
    },
  });
}
