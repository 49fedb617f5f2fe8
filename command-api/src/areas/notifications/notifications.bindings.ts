import { marketRecords, reject } from '@portal/contracts';
import { announcedResourceSchema, notificationsCommands } from '@portal/contracts/areas/notifications';
import { ResourceStatus } from '@portal/contracts/areas/resources';
import { bindCommand, defineInternalCommand } from '@portal/platform/decider/command-binding';
import { z } from 'zod';
import type { Services } from '../../services';
import { resourceDecider } from '../resources/resource.decider';
import { newFilesDecider, newFilesStream } from './new-files.decider';
import { notificationsDecider, notificationsStream } from './notifications.decider';
import { openUnsubscribe } from './unsubscribe-token';

const batch = z.object({ batchId: z.string() });
const collectNewFile = defineInternalCommand('notifications', 'CollectNewFile', {
  input: announcedResourceSchema,
  output: z.object({}),
});
const announceNewFiles = defineInternalCommand('notifications', 'AnnounceNewFiles', {
  input: batch,
  output: z.object({}),
});

const ofActor = {
  decider: notificationsDecider,
  stream: ({ actor }: { actor: { userId: number } }) => notificationsStream(actor.userId),
} as const;
const onNewFiles = {
  decider: newFilesDecider,
  stream: ({ market }: { market: string }) => newFilesStream(market),
  answer: () => ({}),
} as const;

type Needed = Pick<Services, 'load' | 'secrets' | 'market' | 'newFilesWindow'>;

export const notificationsBindings = ({ load, secrets, market, newFilesWindow }: Needed) => {
  async function withdrawnOfBatch(): Promise<readonly number[]> {
    const open = await load(newFilesDecider, newFilesStream(market.market));
    const shown = [...(open?.pieces.keys() ?? [])].map(async (resourceId) => {
      const resource = await load(resourceDecider, `resource-${resourceId}`);
      return resource?.status === ResourceStatus.Published ? [] : [resourceId];
    });
    return (await Promise.all(shown)).flat();
  }

  return {
    UpdateNotifications: bindCommand(notificationsCommands.UpdateNotifications, {
      ...ofActor,
      answer: ({ input }) => ({ newFiles: input.notifications.newFiles }),
    }),
    UpdateNoticeSettings: bindCommand(notificationsCommands.UpdateNoticeSettings, {
      ...ofActor,
      answer: () => ({}),
    }),
    ChooseMailLanguage: bindCommand(notificationsCommands.ChooseMailLanguage, {
      ...ofActor,
      facts: ({ input }) =>
        marketRecords[market.market].languages.includes(input.language)
          ? undefined
          : reject('language_not_spoken'),
      answer: ({ input }) => ({ language: input.language }),
    }),
    ReadNotices: bindCommand(notificationsCommands.ReadNotices, {
      ...ofActor,
      answer: ({ input }) => ({ up_to: input.up_to }),
    }),
    UnsubscribeFromMails: bindCommand(notificationsCommands.UnsubscribeFromMails, {
      decider: notificationsDecider,
      // Forged tokens are refused by the facts before anything is written to stream 0.
      stream: ({ input }) => notificationsStream(openUnsubscribe(secrets, input.token)?.userId ?? 0),
      facts: ({ input }) => openUnsubscribe(secrets, input.token) ?? reject('unsubscribe_link_invalid'),
      answer: ({ input }) => {
        const found = openUnsubscribe(secrets, input.token);
        return found ? { kind: found.kind } : reject('unsubscribe_link_invalid');
      },
    }),
    CollectNewFile: bindCommand(collectNewFile, {
      ...onNewFiles,
      facts: () => ({ windowSeconds: newFilesWindow }),
    }),
    AnnounceNewFiles: bindCommand(announceNewFiles, {
      ...onNewFiles,
      facts: async () => ({ withdrawn: await withdrawnOfBatch() }),
    }),
  } as const;
};
export type NotificationsBindings = ReturnType<typeof notificationsBindings>;
