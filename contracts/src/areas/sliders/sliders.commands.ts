import { z } from 'zod';
import {
  administrators,
  catalogueReaders,
  command,
  defineCommands,
  only,
  readTarget,
  repeatWindowSeconds,
  periodInput,
  wireAddress,
  wireFileKey,
  wireInteger,
  wireOptionalInteger,
  wireRequiredText,
} from '../../kernel';

const sliderId = wireInteger();
const priority = wireOptionalInteger().pipe(z.int().min(1).max(1_000_000).optional());
const content = {
  name: wireRequiredText(120),
  url: wireAddress(readTarget),
  /** Position among the covers, from 1. */
  priority,
  ...periodInput,
};
const answer = z.object({ id: z.int(), priority: z.int() });
const access = only(administrators);

export const sliderCommands = defineCommands('sliders', {
  AddSlider: command({
    method: 'POST',
    path: 'slider/add',
    repeatWindowSeconds,
    /** `file` is the key of an uploaded cover. */
    input: z.object({ ...content, file: wireRequiredText(64) }),
    output: answer,
    access,
    rejections: ['upload_not_found', 'period_ends_first'],
    summary: 'Adds a cover to the home (R-AME-03…05, R-API-29)',
  }),
  UpdateSlider: command({
    method: 'POST',
    path: 'slider/{id}/update',
    input: z.object({
      ...content,
      id: sliderId,
      /** The key of a new cover; left out, empty or the address of the present one, the cover stays. */
      file: wireFileKey().default(''),
      /** The version that was edited: another one by now is told instead of overwritten (R4). */
      version: wireOptionalInteger(),
    }),
    output: answer.extend({ version: z.int() }),
    access,
    rejections: ['slider_not_found', 'upload_not_found', 'period_ends_first'],
    summary: 'Changes a cover; without `priority` its position stays (R-AME-03…06, R-API-30)',
  }),
  MoveSlider: command({
    method: 'POST',
    path: 'slider/{id}/move',
    input: z.object({ id: sliderId, direction: z.enum(['up', 'down']) }),
    output: answer,
    access,
    rejections: ['slider_not_found'],
    summary: 'One position up, to 1 at most, or one down (R-AME-06, AMB-19)',
  }),
  DeleteSlider: command({
    method: 'POST',
    path: 'slider/{id}/delete',
    legacyGet: true,
    input: z.object({ id: sliderId }),
    output: z.object({ id: z.int() }),
    access,
    rejections: ['slider_not_found'],
    summary: 'Takes a cover off the home and the list; its history stays (R-AME-01, R-API-31, AMB-32)',
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
    /** The person is taken from the session; the path's user id is ignored (W19). */
    input: z.object({ slider_id: sliderId, user_id: wireInteger() }),
    output: z.object({ id: z.int() }),
    access: only(catalogueReaders),
    rejections: ['slider_not_found'],
    summary: 'Records that somebody opened what a cover leads to (R-HOM-07, R-API-32, AMB-32)',
  }),
});
