import { videoPeriods } from '@portal/contracts/areas/videos';
import { periodDeadline } from '@portal/platform/record/record-period';
import type { videoBindings } from './videos.bindings';

/** An advert appears on every open home when its period begins, and goes when it ends (R-HOM-01). */
export const whenAVideoPeriodChangesThenAnnounce = ({
  ApplyVideoPeriod: apply,
}: Pick<ReturnType<typeof videoBindings>, 'ApplyVideoPeriod'>) =>
  periodDeadline('when-a-video-period-changes-then-announce', {
    noun: 'Video',
    key: 'videoId',
    dueTimes: videoPeriods,
    apply,
  });
