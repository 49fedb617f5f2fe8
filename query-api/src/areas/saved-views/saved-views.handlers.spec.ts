import { describe, expect, it } from '@jest/globals';
import { Role } from '@portal/contracts';
import { savedViewQueries, savedViews } from '@portal/contracts/areas/saved-views';
import { askedBy, asking, testPerson, viewsHolding } from '@portal/platform/testing/query-kit';
import { savedViewHandlers } from './saved-views.handlers';

const view = { table: 'orders', name: 'Urgentes', search: 'q=1' };

async function seenBy(id: number) {
  const views = await viewsHolding([savedViews, [{ id, views: [{ ...view, id: 1 }] }]]);
  const { ask } = asking(savedViewHandlers, askedBy(views, { person: testPerson(Role.Partner) }));
  return (await ask(savedViewQueries.GetSavedViews, {})).data;
}

describe('saved views', () => {
  it('[S16] belong to one person alone', async () => {
    expect(await seenBy(12)).toEqual({ views: [view] });
    expect(await seenBy(13)).toEqual({ views: [] });
  });
});
