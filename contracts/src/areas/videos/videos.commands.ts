import { z } from 'zod';
import {
  command,
  defineCommands,
  only,
  readWebAddress,
  repeatWindowSeconds,
  Role,
  periodInput,
  wireAddress,
  wireInteger,
  wireOptionalInteger,
} from '../../kernel';
import { videoPlayerOf } from './video-player';

const access = only([Role.Administrator], { markets: ['ES'] });
const videoId = wireInteger();
/** Kept as it was written: how it is played is decided where it is played. */
const readVideoAddress = (text: string) =>
  videoPlayerOf(text) ? (readWebAddress(text)?.href ?? null) : null;
const content = { url: wireAddress(readVideoAddress), ...periodInput };
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
    /** `version` is the edited one; a later one is a conflict (R4). */
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
    summary: 'Takes a video advert away; its history stays (R-AME-08, R-API-37, AMB-32)',
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
