import type { World } from '../../example-world';
import type { ExamplesOf } from '../../kernel';
import { anEntry } from '../cart';
import { toOrderItem } from '../orders';
import type { templateCommands } from './templates.commands';
import type { templateDownloads } from './templates.downloads';
import type { templateQueries } from './templates.queries';

type Calls = typeof templateCommands & typeof templateQueries & typeof templateDownloads;

/** A valid input of each call, in a world where these things exist. */
export const templateExamples: ExamplesOf<Calls, World> = {
  AddTemplate: ({ restaurantId, resourceId, uploadKey }) => ({
    name: 'Vinilo de la terraza',
    restaurant_id: restaurantId,
    made_for: restaurantId,
    entry: JSON.stringify({
      ...toOrderItem(anEntry({ method: 1, to: { file: 4, filename: '100x150', size: '' } })),
      resource_id: resourceId,
      custom_file: uploadKey,
    }),
  }),
  UpdateTemplate: ({ templateId }) => ({ id: templateId, name: 'Vinilo de verano' }),
  DeleteTemplate: ({ templateId }) => ({ id: templateId }),
  RestoreTemplate: ({ templateId }) => ({ id: templateId }),
  ListTemplates: () => ({ size: 10 }),
  GetTemplate: ({ templateId }) => ({ id: templateId }),
  OpenTemplateFile: ({ templateId, templateFileKey }) => ({ id: templateId, key: templateFileKey }),
};
