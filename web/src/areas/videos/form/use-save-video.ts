import { homeQueries } from '@portal/contracts/areas/home';
import type { Video } from '@portal/contracts/areas/videos';
import { videoCommands, videoQueries } from '@portal/contracts/areas/videos';
import { useRef } from 'react';
import { newIntent } from '../../../app/client/new-intent';
import { useCallCommand } from '../../../app/client/use-call-command';
import { useMarket } from '../../../app/market';
import type { VideoValues } from './video-values';
import { inputOf } from './video-values';

const refresh = [videoQueries.ListVideos, homeQueries.GetHome];

/** Saves an advert; `isForced` overwrites what others saved meanwhile. Throws a CallError when it is refused. */
export function useSaveVideo(video: Video | null) {
  const { timeZone } = useMarket();
  const intent = useRef({ content: '', key: '' });
  const adding = useCallCommand(videoCommands.AddVideo, { refresh });
  const editing = useCallCommand(videoCommands.EditVideo, { refresh });
  return async (values: VideoValues, isForced: boolean): Promise<void> => {
    const input = inputOf(values, timeZone);
    const content = JSON.stringify(input);
    // The same wish again is the same advert, not another.
    if (intent.current.content !== content) intent.current = { content, key: newIntent() };
    if (video === null) await adding.send(input, intent.current.key);
    else await editing.send({ ...input, id: video.id, ...(!isForced && { version: video.version }) });
  };
}
