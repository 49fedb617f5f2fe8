import { actorIdOf, type DocumentOf, type EventOf } from '@portal/contracts';
import { type mopEvents, mopPauses, MopStatus } from '@portal/contracts/areas/mop';
import type { ProjectedEvent } from '@portal/platform/codec/event-codec.port';
import { keyedBy, patch } from '@portal/platform/projection/patch';
import { defineProjection } from '@portal/platform/projection/projection';

type MopEvent = EventOf<typeof mopEvents>;
type PauseDocument = DocumentOf<typeof mopPauses>;
type Step = PauseDocument['history'][number];
type ByPerson = ProjectedEvent<Exclude<MopEvent, { type: 'MopPauseEnded' }>>;

const byPause = keyedBy('pauseId');

/** By a person. */
const step = (what: Step['what'], { metadata, position }: ByPerson): Step => ({
  what,
  at: metadata.at,
  by: actorIdOf(metadata),
  role: metadata.role as Step['role'],
  position,
});

/** By the switch or the clock. */
const ownStep = (
  what: Step['what'],
  { metadata: { at }, position }: Pick<ProjectedEvent, 'metadata' | 'position'>,
): Step => ({ what, at, by: 0, role: 0, position });

const stepTo = {
  [MopStatus.Pending]: 'reopened',
  [MopStatus.Confirmed]: 'confirmed',
  [MopStatus.Cancelled]: 'cancelled',
} as const;

export const mopPausesProjection = defineProjection<MopEvent, typeof mopPauses>(mopPauses, {
  MopPauseRequested: {
    id: byPause,
    apply: (_none, event) => {
      const { data, personal, metadata, revision } = event;
      const { pauseId, decidedBy, ...asked } = data;
      const requested = step('requested', event);
      return {
        ...asked,
        reason: personal.value?.reason ?? '',
        id: pauseId,
        requestedAt: metadata.at,
        requestedBy: requested.by,
        cancelReason: '',
        version: revision,
        autoConfirmed: decidedBy.autoConfirm,
        withdrawn: false,
        ended: false,
        endedAt: null,
        history: decidedBy.autoConfirm ? [requested, ownStep('confirmed', event)] : [requested],
      };
    },
  },

  MopPauseStatusChanged: {
    id: byPause,
    apply: patch((pause, event) => ({
      status: event.data.to,
      cancelReason: event.personal.value?.cancelReason ?? '',
      version: event.revision,
      // A person is responsible from now on.
      autoConfirmed: false,
      history: [...pause.history, step(stepTo[event.data.to], event)],
    })),
  },

  MopPauseWithdrawn: {
    id: byPause,
    apply: patch((pause, event) => ({
      status: MopStatus.Cancelled,
      withdrawn: true,
      ended: true,
      history: [...pause.history, step('withdrawn', event)],
    })),
  },

  MopPauseEnded: {
    id: byPause,
    apply: patch((pause, event) =>
      event.data.status === MopStatus.Cancelled
        ? // Already over: it only becomes final.
          { ended: true }
        : {
            ended: true,
            endedAt: event.metadata.at,
            history: [...pause.history, ownStep('ended', event)],
          },
    ),
  },
});
