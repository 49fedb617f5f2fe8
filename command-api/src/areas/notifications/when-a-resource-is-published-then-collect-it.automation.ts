import type { EventOf } from '@portal/contracts';
import { pagePath, type resourceEvents } from '@portal/contracts/areas/resources';
import { type Automation, defineAutomation, intend } from '@portal/platform/automation/automation';
import type { NotificationsBindings } from './notifications.bindings';

/** What is published from now on; what was there before this ran for the first time is no news. */
export const whenAResourceIsPublishedThenCollectIt = ({
  CollectNewFile,
}: Pick<NotificationsBindings, 'CollectNewFile'>): Automation =>
  defineAutomation<EventOf<typeof resourceEvents>>('when-a-resource-is-published-then-collect-it', {
    startAt: 'now',
    on: {
      ResourcePublished: ({ data: { resourceId, name, language, thumb, home, url } }) =>
        intend(CollectNewFile, {
          resourceId,
          name,
          language,
          link: pagePath({ home, url }),
          thumbKey: thumb?.key ?? '',
        }),
    },
  });
