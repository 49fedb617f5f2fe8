import type { World } from '../../example-world';
import type { ExamplesOf } from '../../kernel';
import type { videoCommands } from './videos.commands';
import type { videoQueries } from './videos.queries';

/** A valid input of each call, in a world where these things exist. */
export const videosExamples: ExamplesOf<typeof videoCommands & typeof videoQueries, World> = {
  AddVideo: () => ({ url: 'https://www.youtube.com/watch?v=abcdefghijk', status: 1 }),
  UpdateVideo: ({ added }) => ({ id: added.AddVideo, url: 'https://vimeo.com/123456789', status: 0 }),
  DeleteVideo: ({ added }) => ({ id: added.AddVideo }),
  RestoreVideo: ({ added }) => ({ id: added.AddVideo }),
  GetActiveVideo: () => ({}),
  ListVideos: () => ({ size: 10 }),
};
