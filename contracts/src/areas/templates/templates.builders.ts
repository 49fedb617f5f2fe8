import { type EventOf, factsFor, ownedIdOf, ownerOfId } from '../../kernel';
import { aCompleteEntry, type CartEntry } from '../cart';
import { aResourceDetail, resourceSummarySchema } from '../resources';
import type { templateEvents } from './templates.events';
import type { Template } from './templates.queries';

type TemplateEvent = EventOf<typeof templateEvents>;
type Named<N extends TemplateEvent['type']> = Extract<TemplateEvent, { type: N }>;

const commandId = '3f1c7a52-9d5e-4b1a-8a55-0d6f3f0c9a11';
const user12 = { userId: 12 };
/** For tests: a template of user 12, and one of restaurant 1. */
export const aTemplateId = ownedIdOf(user12, commandId);
export const aRestaurantTemplateId = ownedIdOf({ restaurantId: 1 }, commandId);

/** For tests: user 12 saved "Terraza", a complete entry of Spain. */
export function aTemplateAdded(
  facts: { templateId?: string; name?: string; entry?: Partial<CartEntry> } = {},
): Named<'TemplateAdded'> {
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

/** For tests: a template as the wire answers it. */
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
