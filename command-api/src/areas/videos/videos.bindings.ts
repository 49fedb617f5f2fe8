import type { ParsedInputOf } from '@portal/contracts';
import { inputOfShowing, reject } from '@portal/contracts';
import { videoCommands } from '@portal/contracts/areas/videos';
import { bindCommand, defineInternalCommand } from '@portal/platform/decider/command-binding';
import { z } from 'zod';
import type { Services } from '../../services';
import { videoDecider } from './video.decider';

/** The clock has come to where an advert’s period begins or ends. Sent by its deadline. */
const turnVideo = defineInternalCommand('videos', 'TurnVideo', {
  input: z.object({ id: z.int(), due: z.string() }),
  output: z.object({ id: z.int() }),
});

type EditVideoInput = ParsedInputOf<typeof videoCommands.EditVideo>;

const kind = 'video';

const onVideo = {
  decider: videoDecider,
  stream: ({ input }: { input: { id: number } }) => `${kind}-${input.id}`,
  notThere: reject('video_not_found'),
  answer: ({ input }: { input: { id: number } }) => ({ id: input.id }),
} as const;

/** Commands on video adverts. A new one draws its id for its command: the same request again meets the same stream. */
export const videoBindings = ({ newIds }: Pick<Services, 'newIds'>) =>
  ({
    addVideo: bindCommand(videoCommands.AddVideo, {
      decider: videoDecider,
      stream: async ({ commandId }) => `${kind}-${await newIds.idFor(kind, commandId)}`,
      facts: async ({ commandId }) => ({ id: await newIds.idFor(kind, commandId) }),
      answer: ({ state }) => (state ? { id: state.id } : reject('video_not_found')),
    }),
    editVideo: bindCommand(videoCommands.EditVideo, {
      ...onVideo,
      seen: ({ version }: EditVideoInput) => version,
      says: (video) => video && { url: video.url, ...inputOfShowing(video) },
    }),
    deleteVideo: bindCommand(videoCommands.DeleteVideo, onVideo),
    restoreVideo: bindCommand(videoCommands.RestoreVideo, onVideo),
    turnVideo: bindCommand(turnVideo, onVideo),
  }) as const;
