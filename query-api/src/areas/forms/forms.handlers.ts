import { customRequests, formsQueries } from '@portal/contracts/areas/forms';
import { handleQueryOfPerson } from '@portal/platform/http/serve-queries';

export const formsHandlers = [
  handleQueryOfPerson(formsQueries.ListCustomRequests, async ({ page, size, sort }, { person, views }) => {
    const where = { userId: { eq: person.userId } };
    const query = { where, page, size, sort };
    const { documents, total } = await views.find(customRequests, query);
    const records = documents.map(({ userId: _own, restaurantSite, restaurantName, ...request }) => ({
      ...request,
      restaurant_site: restaurantSite,
      restaurant_name: restaurantName,
    }));
    return { records, total };
  }),
];
