import type { EventOf } from '@portal/contracts';
import type { importEvents } from '@portal/contracts/areas/imports';
import { replacedFile } from '@portal/platform/record/replaced-file';

type PhotoEvent = Extract<EventOf<typeof importEvents>, { type: 'PlanPhotoAdded' }>;

/** Stream `planPhoto-{market}`. */
export const planPhotoDecider = replacedFile<'AddPlanPhoto', PhotoEvent>(
  'AddPlanPhoto',
  'PlanPhotoAdded',
  () => 'photo',
);
