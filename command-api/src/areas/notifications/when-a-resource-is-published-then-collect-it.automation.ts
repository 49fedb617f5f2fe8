import type { EventOf } from '@portal/contracts';
import { pagePath, type resourceEvents } from '@portal/contracts/areas/resources';
import { type Automation, defineAutomation, intend } from '@portal/platform/automation/automation';
import type { NotificationsBindings } from './notifications.bindings';

/** From its first run on: earlier publications are skipped. */
export const whenAResourceIsPublishedThenCollectIt = ({
  CollectNewFile,
}: Pick<NotificationsBindings, 'CollectNewFile'>): Automation =>
  defineAutomation<EventOf<typeof resourceEvents>>('when-a-resource-is-published-then-collect-it', {
    startAt: 'now',
    on: {
      ResourcePublished: ({ position, data: { resourceId, name, language, thumb, home, url } }) =>
        intend(CollectNewFile, {
          resourceId,
          name,
          language,
          link: pagePath({ home, url }),
          thumbKey: thumb?.key ?? '',
          position,
        }),
    },
  });
