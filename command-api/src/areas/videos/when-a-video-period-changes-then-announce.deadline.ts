import { videoEvents, videoPeriods } from '@portal/contracts/areas/videos';
import { periodDeadline } from '@portal/platform/record/record-period';
import type { videoBindings } from './videos.bindings';

/** At start and end of its period (R-HOM-01). */
export const whenAVideoPeriodChangesThenAnnounce = ({
  ApplyVideoPeriod: apply,
}: Pick<ReturnType<typeof videoBindings>, 'ApplyVideoPeriod'>) =>
  periodDeadline('when-a-video-period-changes-then-announce', 'Video', {
    events: videoEvents,
    key: 'videoId',
    dueTimes: videoPeriods,
    apply,
  });
