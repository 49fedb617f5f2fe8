import { describe, it } from '@jest/globals';
import { aViewDeleted, aViewSaved } from '@portal/contracts/areas/saved-views';
import { projecting } from '@portal/platform/testing/projection-kit';
import { savedViewsProjection } from './saved-views.projection';

const kit = projecting(savedViewsProjection);
const view = (id: number, name: string, search = `q=${id}`) => ({ id, table: 'orders', name, search });

describe('the saved views of a person', () => {
  it('are each there once, with what was saved last', async () => {
    const events = [
      aViewSaved(1, 'Urgentes'),
      aViewSaved(2, 'De Madrid'),
      aViewSaved(1, 'Urgentes', { search: 'q=9' }),
      aViewSaved(3, 'Otra'),
      aViewDeleted(3),
    ];
    await kit.given(events).thenDocument('12', {
      id: 12,
      views: [view(2, 'De Madrid'), view(1, 'Urgentes', 'q=9')],
    });
  });

  it('[S18] go with their person', async () => {
    const erased = { type: 'UserErasureRequested', data: { userId: 12 } } as const;
    await kit.given([aViewSaved(1, 'Urgentes'), erased]).thenNoDocument('12');
    const sealed = { ...aViewSaved(1, 'Urgentes'), personal: { subject: 'user-12', value: null } };
    await kit.given([sealed]).thenDocument('12', { id: 12, views: [] });
  });
});
