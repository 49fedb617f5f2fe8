import { savedViewQueries, savedViews } from '@portal/contracts/areas/saved-views';
import { handleQueryOfPerson } from '@portal/platform/http/serve-queries';

export const savedViewHandlers = [
  handleQueryOfPerson(savedViewQueries.GetSavedViews, async (_input, { views, person: { userId } }) => {
    const { views: saved = [] } = (await views.get(savedViews, userId)) ?? {};
    return { views: saved.map(({ table, name, search }) => ({ table, name, search })) };
  }),
];
