import type { EventOf } from '@portal/contracts';
import type { importEvents } from '@portal/contracts/areas/imports';
import { defineDecider } from '@portal/platform/decider/decider';

type PhotoEvent = Extract<EventOf<typeof importEvents>, { type: 'PlanPhotoAdded' }>;

interface AddedPhoto {
  readonly key: string;
  readonly bytes: number;
  readonly sha256: string;
  readonly filename: string;
  readonly width: number;
  readonly height: number;
}

/** The photo of the marketing plan. Stream `planPhoto-{market}`: every version is kept. The state is the newest one. */
export const planPhotoDecider = defineDecider<
  number,
  { AddPlanPhoto: { input: AddedPhoto; facts: undefined } },
  PhotoEvent
>({
  initial: 0,
  decide: {
    AddPlanPhoto: ({ input }, newest) => [
      { type: 'PlanPhotoAdded', data: { ...input, version: newest + 1 } },
    ],
  },
  evolve: { PlanPhotoAdded: (_newest, { data: { version } }) => version },
});
