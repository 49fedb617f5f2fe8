import { homeQueries } from '@portal/contracts/areas/home';
import type { Video } from '@portal/contracts/areas/videos';
import { videoCommands, videoQueries } from '@portal/contracts/areas/videos';
import { useCallCommand } from '../../../app/client/use-call-command';
import { useSteadyIntent } from '../../../app/client/use-steady-intent';
import { useMarket } from '../../../app/market';
import type { VideoValues } from './video-values';
import { inputOf } from './video-values';

const refresh = [videoQueries.ListVideos, homeQueries.GetHome];

/** Saves an advert; `isForced` overwrites what others saved meanwhile. Throws a CallError when it is refused. */
export function useSaveVideo(video: Video | null) {
  const { timeZone } = useMarket();
  const intentFor = useSteadyIntent();
  const adding = useCallCommand(videoCommands.AddVideo, { refresh });
  const editing = useCallCommand(videoCommands.EditVideo, { refresh });
  return async (values: VideoValues, isForced: boolean): Promise<void> => {
    const input = inputOf(values, timeZone);
    if (video === null) await adding.send(input, intentFor(input));
    else await editing.send({ ...input, id: video.id, ...(!isForced && { version: video.version }) });
  };
}
