import type { EventOf, Showing } from '@portal/contracts';
import { endsFirst, reject, showingOfInput, turnOf } from '@portal/contracts';
import type { videoCommands, videoEvents } from '@portal/contracts/areas/videos';
import type { Command, CommandFor } from '@portal/platform/decider/decider';
import { defineDecider } from '@portal/platform/decider/decider';

export type VideoEvent = EventOf<typeof videoEvents>;

/** What the server draws for a new advert. */
export interface NewVideo {
  readonly id: number;
}

export interface Video extends Showing {
  readonly id: number;
  readonly url: string;
  readonly deleted: boolean;
}
type State = Video | null;

type Contracts = typeof videoCommands;
export type VideoCommands = {
  AddVideo: CommandFor<Contracts['AddVideo'], NewVideo>;
  EditVideo: CommandFor<Contracts['EditVideo']>;
  DeleteVideo: CommandFor<Contracts['DeleteVideo']>;
  RestoreVideo: CommandFor<Contracts['RestoreVideo']>;
  TurnVideo: { input: { readonly id: number; readonly due: string }; facts: undefined };
};
type Edit = Command<VideoCommands['EditVideo']['input']>;

const notFound = reject('video_not_found');
const endsTooEarly = reject('showing_ends_first', { fields: { end_date: 'end_before_start' } });

function edited({ input }: Edit, video: Video): readonly VideoEvent[] {
  const { active, start, end } = showingOfInput(input);
  const { id: videoId, url } = input;
  const same = url === video.url && active === video.active && start === video.start && end === video.end;
  return same ? [] : [{ type: 'VideoChanged', data: { videoId, url, active, start, end } }];
}

/** One video advert. Stream `video-{id}`; `null` until it is added. */
export const videoDecider = defineDecider<State, VideoCommands, VideoEvent>({
  initial: null,
  edits: ['VideoAdded', 'VideoChanged'],

  decide: {
    AddVideo: ({ input, facts }, video) => {
      if (video) return [];
      const showing = showingOfInput(input);
      if (endsFirst(showing)) return endsTooEarly;
      return [{ type: 'VideoAdded', data: { videoId: facts.id, url: input.url, ...showing } }];
    },

    EditVideo: (command, video) => {
      if (!video || video.deleted) return notFound;
      return endsFirst(showingOfInput(command.input)) ? endsTooEarly : edited(command, video);
    },

    DeleteVideo: ({ input: { id } }, video) => {
      if (!video) return notFound;
      return video.deleted ? [] : [{ type: 'VideoDeleted', data: { videoId: id } }];
    },

    RestoreVideo: ({ input: { id } }, video) => {
      if (!video) return notFound;
      const { active, start, end } = video;
      return video.deleted ? [{ type: 'VideoRestored', data: { videoId: id, active, start, end } }] : [];
    },

    TurnVideo: ({ input: { id, due }, at }, video) => {
      const turn = video && !video.deleted ? turnOf(video, due, at) : null;
      return turn ? [{ type: 'VideoTurned', data: { videoId: id, ...turn } }] : [];
    },
  },

  evolve: {
    VideoAdded: (_none, { data: { videoId: id, ...facts } }) => ({
      id,
      ...facts,
      deleted: false,
    }),
    VideoChanged: (video, { data: { videoId: _id, ...content } }) => video && { ...video, ...content },
    VideoDeleted: (video) => video && { ...video, deleted: true },
    VideoRestored: (video) => video && { ...video, deleted: false },
    VideoTurned: (video) => video,
  },
});
