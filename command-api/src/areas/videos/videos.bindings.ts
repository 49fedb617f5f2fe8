import { inputOfPeriod } from '@portal/contracts';
import { videoCommands } from '@portal/contracts/areas/videos';
import { numberedIds, recordBindings } from '@portal/platform/record/record-bindings';
import type { Services } from '../../services';
import { videoDecider, videoMissing } from './video.decider';

export const videoBindings = ({ newIds }: Pick<Services, 'newIds'>) =>
  recordBindings('Video', {
    area: 'videos',
    commands: videoCommands,
    decider: videoDecider,
    kind: 'video',
    missing: videoMissing,
    ids: numberedIds(newIds, 'video'),
    formValues: ({ url, ...period }) => ({ url, ...inputOfPeriod(period) }),
  });
