import type { World } from '../../example-world';
import { type EventNamed, type ExamplesOf, factsFor, ownedIdOf, ownerOfId } from '../../kernel';
import { aCompleteEntry, type CartEntry, anEntry } from '../cart';
import { toOrderItem } from '../orders';
import { aResourceDetail, resourceSummarySchema } from '../resources';
import type { Template, templateCommands, templateDownloads, templateQueries } from './templates.contract';
import type { templateEvents } from './templates.events';

type Events = typeof templateEvents;

const commandId = '3f1c7a52-9d5e-4b1a-8a55-0d6f3f0c9a11';
const user12 = { userId: 12 };
/** Of user 12 and of restaurant 1. */
export const aTemplateId = ownedIdOf(user12, commandId);
export const aRestaurantTemplateId = ownedIdOf({ restaurantId: 1 }, commandId);

export function aTemplateAdded(
  facts: { templateId?: string; name?: string; entry?: Partial<CartEntry> } = {},
): EventNamed<Events, 'TemplateAdded'> {
  const { templateId, name } = { templateId: aTemplateId, name: 'Terraza', ...facts };
  const added = factsFor(ownerOfId(templateId) ?? user12, name);
  const entry = aCompleteEntry('ES', { restaurant_id: 1, restaurant_name: 'Gran Vía', ...facts.entry });
  return {
    type: 'TemplateAdded',
    data: { templateId, ...added.facts, authorId: 12, entry: { ...entry, custom_ship: '' } },
    personal: {
      subject: 'user-12',
      value: { ...added.sealed, customShip: entry.custom_ship },
    },
  };
}

export const aTemplate = (overrides: Partial<Template> = {}): Template => ({
  id: aTemplateId,
  name: 'Terraza',
  restaurant: null,
  author: { id: 12, name: 'Ana García' },
  entry: aCompleteEntry('ES', { restaurant_id: 1, restaurant_name: 'Gran Vía' }),
  files: [],
  resource: resourceSummarySchema.parse(aResourceDetail()),
  version: 0,
  changed_at: '2026-11-20T09:00:00.000Z',
  ...overrides,
});

type Calls = typeof templateCommands & typeof templateQueries & typeof templateDownloads;

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
