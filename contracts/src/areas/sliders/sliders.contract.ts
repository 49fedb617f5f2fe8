import { z } from 'zod';
import {
  administrators,
  catalogueReaders,
  command,
  defineCommands,
  only,
  readTarget,
  repeatWindowSeconds,
  periodShape,
  wireAddress,
  wireFileKey,
  wireInteger,
  wireOptionalInteger,
  wireRequiredText,
  defineDownloads,
  download,
  wireText,
  definePushes,
  defineQueries,
  listInput,
  query,
  wireFlag,
  defineRejections,
  defineDueTimes,
  defineView,
} from '../../kernel';
import { sliderEvents } from './sliders.events';

export const sliderRejections = defineRejections({
  slider_not_found: 404,
  /** `fields.end_date`. Also used by videos. */
  period_ends_first: 422,
});

const sliderId = wireInteger();
const priority = wireOptionalInteger().pipe(z.int().min(1).max(1_000_000).optional());
const content = {
  name: wireRequiredText(120),
  url: wireAddress(readTarget),
  /** From 1. */
  priority,
  ...periodShape.input,
};
const answer = z.object({ id: z.int(), priority: z.int() });
const access = only(administrators);

export const sliderCommands = defineCommands('sliders', {
  AddSlider: command({
    method: 'POST',
    path: 'slider/add',
    repeatWindowSeconds,
    /** `file` is an upload key. */
    input: z.object({ ...content, file: wireRequiredText(64) }),
    output: answer,
    access,
    rejections: ['upload_not_found', 'period_ends_first'],
    summary: 'Adds a cover (R-AME-03…05, R-API-29)',
  }),
  UpdateSlider: command({
    method: 'POST',
    path: 'slider/{id}/update',
    input: z.object({
      ...content,
      id: sliderId,
      /** Upload key; left out, empty or the present address keeps the cover. */
      file: wireFileKey().default(''),
      /** Edited version (R4). */
      version: wireOptionalInteger(),
    }),
    output: answer.extend({ version: z.int() }),
    access,
    rejections: ['slider_not_found', 'upload_not_found', 'period_ends_first'],
    summary: 'Changes a cover; without `priority` it keeps its position (R-AME-03…06, R-API-30)',
  }),
  MoveSlider: command({
    method: 'POST',
    path: 'slider/{id}/move',
    input: z.object({ id: sliderId, direction: z.enum(['up', 'down']) }),
    output: answer,
    access,
    rejections: ['slider_not_found'],
    summary: 'Moves a cover one position up, not above 1, or down (R-AME-06, AMB-19)',
  }),
  DeleteSlider: command({
    method: 'POST',
    path: 'slider/{id}/delete',
    legacyGet: true,
    input: z.object({ id: sliderId }),
    output: z.object({ id: z.int() }),
    access,
    rejections: ['slider_not_found'],
    summary: 'Deletes a cover; its history stays (R-AME-01, R-API-31, AMB-32)',
  }),
  RestoreSlider: command({
    method: 'POST',
    path: 'slider/{id}/restore',
    input: z.object({ id: sliderId }),
    output: z.object({ id: z.int() }),
    access,
    rejections: ['slider_not_found'],
    summary: 'Undoes a deletion (U5)',
  }),
  LogSliderClick: command({
    method: 'POST',
    path: 'slider/log/{slider_id}/{user_id}',
    legacyGet: true,
    /** `user_id` is ignored; the session decides (W19). */
    input: z.object({ slider_id: sliderId, user_id: wireInteger() }),
    output: z.object({ id: z.int() }),
    access: only(catalogueReaders),
    rejections: ['slider_not_found'],
    summary: 'Records a click on a cover (R-HOM-07, R-API-32, AMB-32)',
  }),
});

/** In the specification's spelling (R-ENT-07), plus what screens need. */
export const sliderSchema = z.object({
  id: z.int(),
  name: z.string(),
  file: z.string(),
  url: z.string(),
  ...periodShape.output,
  priority: z.int(),
  /** `null` for readers. */
  clicks: z.int().nullable(),
  /** Send back (R4). */
  version: z.int(),
});
export type Slider = z.infer<typeof sliderSchema>;

const sorts = ['priority', 'name', 'status', 'start_date', 'end_date', 'clicks'] as const;

export const sliderQueries = defineQueries('sliders', {
  ListSliders: query({
    method: 'GET',
    path: 'slider',
    input: listInput(sorts, {
      /** On the home now; always true for readers. */
      shown: wireFlag().optional(),
    }),
    output: z.array(sliderSchema),
    list: true,
    access: only(catalogueReaders),
    views: ['sliders'],
    summary: 'Covers by position: all for administrators, else the current ones (R-HOM-06, R-API-28)',
  }),
  GetSlider: query({
    method: 'GET',
    path: 'slider/{id}',
    input: z.object({ id: wireInteger() }),
    output: sliderSchema,
    access: only(administrators),
    views: ['sliders'],
    summary: 'One cover, for editing (R-AME-03)',
  }),
});

export const sliderDownloads = defineDownloads('sliders', {
  OpenSliderCover: download({
    method: 'GET',
    path: 'slider/{id}/cover',
    input: z.object({ id: wireInteger(), v: wireText(64).optional() }),
    output: z.unknown(),
    access: only(catalogueReaders),
    summary: 'Picture of a cover, cacheable by version; hidden ones for administrators only',
  }),
});

/** Including deleted ones. */
export const sliders = defineView('sliders', {
  schema: z.object({
    id: z.int(),
    name: z.string(),
    coverKey: z.string(),
    url: z.string(),
    ...periodShape.view,
    priority: z.int(),
    /** Sort key: position, then id (AMB-19). */
    place: z.int(),
    clicks: z.int(),
    version: z.int(),
    deleted: z.boolean(),
  }),
  filters: { ...periodShape.filters, deleted: 'flag' },
  sorts: ['place', 'name', 'active', 'from', 'until', 'clicks'],
  indexes: [
    ['deleted', 'place'],
    ['deleted', 'name'],
    ['deleted', 'active'],
    ['deleted', 'from'],
    ['deleted', 'until'],
    ['deleted', 'clicks'],
  ],
  text: ['name', 'url'],
});

export const sliderPeriods = defineDueTimes('sliderPeriods');

export const sliderPushes = definePushes('sliders', [sliderEvents], {
  /** R-HOM-06. Clicks are not pushed. */
  SlidersChanged: {
    key: 'sliderId',
    to: {
      readers: [
        'SliderAdded',
        'SliderUpdated',
        'SliderMoved',
        'SliderDeleted',
        'SliderRestored',
        'SliderPeriodReached',
      ],
    },
    refresh: ['ListSliders', 'GetHome', 'ListRecordHistory'],
  },
});
