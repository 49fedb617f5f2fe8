import type { Deadline } from '@portal/platform/automation/deadline';
import type { Bindings } from './all-bindings';
import { whenNewFilesHaveBeenCollectedThenAnnounceThem } from './areas/notifications/when-new-files-have-been-collected-then-announce-them.deadline';
import { whenAPauseEndsThenSaySo } from './areas/mop/when-a-pause-ends-then-say-so.deadline';
import { whenASliderTurnsThenSaySo } from './areas/sliders/when-a-slider-turns-then-say-so.deadline';
import { whenAVideoTurnsThenSaySo } from './areas/videos/when-a-video-turns-then-say-so.deadline';

/** Everything that happens at a time. */
export const createDeadlines = (bindings: Bindings): readonly Deadline[] => [
  whenAPauseEndsThenSaySo(bindings.mop),
  whenASliderTurnsThenSaySo(bindings.sliders),
  whenAVideoTurnsThenSaySo(bindings.videos),
  whenNewFilesHaveBeenCollectedThenAnnounceThem(bindings.notifications),
];
