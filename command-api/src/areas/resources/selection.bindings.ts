import { reject } from '@portal/contracts';
import { resourceCommands } from '@portal/contracts/areas/resources';
import { bindCommand } from '@portal/platform/decider/command-binding';
import { sealSelection } from '@portal/platform/session/selection-ticket';
import type { Services } from '../../services';
import { resourceDecider } from './resource.decider';
import { selectionDecider } from './selection.decider';

export const selectionBindings = ({ load, secrets }: Pick<Services, 'load' | 'secrets'>) =>
  ({
    DownloadSelection: bindCommand(resourceCommands.DownloadSelection, {
      decider: selectionDecider,
      stream: ({ commandId }) => `selection-${commandId}`,
      facts: async ({ input }) => ({
        resources: await Promise.all(
          [...new Set(input.ids)].map(
            async (id) => [id, await load(resourceDecider, `resource-${id}`)] as const,
          ),
        ),
      }),
      answer: ({ input, state, actor: { sessionId = '' } }) => {
        if (!state) return reject('nothing_to_download');
        const { ids, userId, until } = state;
        const filename = `${until.slice(0, 10)}.zip`;
        const ticket = sealSelection(secrets, { ids: [...ids], filename, userId, sessionId, until });
        return {
          url: `/api/file/${ticket}`,
          filename,
          ids: [...ids],
          refused: [...new Set(input.ids)].filter((id) => !ids.has(id)),
        };
      },
    }),
  }) as const;
