import { z } from 'zod';
import {
  command,
  defineCommands,
  only,
  readWebAddress,
  repeatWindowSeconds,
  Role,
  periodShape,
  wireAddress,
  wireInteger,
  wireOptionalInteger,
  definePushes,
  catalogueReaders,
  defineQueries,
  listInput,
  query,
  defineRejections,
  defineDueTimes,
  defineView,
} from '../../kernel';
import { videoEvents } from './videos.events';
import { videoPlayerOf } from './videos.rules';

export const videoRejections = defineRejections({
  video_not_found: 404,
});

const access = only([Role.Administrator], { markets: ['ES'] });
const videoId = wireInteger();
/** Stored as typed; the player is chosen on display. */
const readVideoAddress = (text: string) =>
  videoPlayerOf(text) ? (readWebAddress(text)?.href ?? null) : null;
const content = { url: wireAddress(readVideoAddress), ...periodShape.input };
const answer = z.object({ id: z.int() });

export const videoCommands = defineCommands('videos', {
  AddVideo: command({
    method: 'POST',
    path: 'video/add',
    repeatWindowSeconds,
    input: z.object(content),
    output: answer,
    access,
    rejections: ['period_ends_first'],
    summary: 'Adds a video advert (R-AME-09, R-API-35)',
  }),
  UpdateVideo: command({
    method: 'POST',
    path: 'video/edit',
    /** Edited `version` (R4). */
    input: z.object({ ...content, id: videoId, version: wireOptionalInteger() }),
    output: answer.extend({ version: z.int() }),
    access,
    rejections: ['video_not_found', 'period_ends_first'],
    summary: 'Changes a video advert (R-AME-09, R-API-36)',
  }),
  DeleteVideo: command({
    method: 'POST',
    path: 'video/{id}/delete',
    legacyGet: true,
    input: z.object({ id: videoId }),
    output: answer,
    access,
    rejections: ['video_not_found'],
    summary: 'Deletes a video advert; its history stays (R-AME-08, R-API-37, AMB-32)',
  }),
  RestoreVideo: command({
    method: 'POST',
    path: 'video/{id}/restore',
    input: z.object({ id: videoId }),
    output: answer,
    access,
    rejections: ['video_not_found'],
    summary: 'Undoes a deletion (U5)',
  }),
});

const markets = ['ES'] as const;

/** R-ENT-08 */
export const videoSchema = z.object({
  id: z.int(),
  url: z.string(),
  ...periodShape.output,
  /** Send back (R4). */
  version: z.int(),
});
export type Video = z.infer<typeof videoSchema>;

const list = { method: 'GET', output: z.array(videoSchema), list: true, views: ['videos'] } as const;

export const videoQueries = defineQueries('videos', {
  GetActiveVideo: query({
    ...list,
    path: 'video',
    input: z.object({}),
    access: only(catalogueReaders, { markets }),
    summary: 'The current video advert, as a list of one or none (R-HOM-01, R-API-33)',
  }),
  ListVideos: query({
    ...list,
    path: 'video/all',
    input: listInput(['-start_date', 'end_date', 'status', 'url'], {}),
    access: only([Role.Administrator], { markets }),
    summary: 'All video adverts (R-AME-08, R-API-34)',
  }),
});

/** Including deleted ones. */
export const videos = defineView('videos', {
  schema: z.object({
    id: z.int(),
    url: z.string(),
    ...periodShape.view,
    version: z.int(),
    deleted: z.boolean(),
  }),
  filters: { ...periodShape.filters, deleted: 'flag' },
  sorts: ['from', 'until', 'active', 'url'],
  indexes: [
    ['deleted', 'from'],
    ['deleted', 'until'],
    ['deleted', 'active'],
    ['deleted', 'url'],
  ],
  text: ['url'],
});

export const videoPeriods = defineDueTimes('videoPeriods');

export const videoPushes = definePushes('videos', [videoEvents], {
  /** R-HOM-01 */
  VideosChanged: {
    key: 'videoId',
    to: { readers: ['VideoAdded', 'VideoUpdated', 'VideoDeleted', 'VideoRestored', 'VideoPeriodReached'] },
    refresh: ['ListVideos', 'GetHome', 'ListRecordHistory'],
  },
});
