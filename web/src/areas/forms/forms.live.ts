import { formsPushes, formsQueries } from '@portal/contracts/areas/forms';
import { patchRecord } from '#core/client/patch-record';
import { defineLive } from '#core/live/live-map';
import { sentFormLists, sentFormQueries } from './admin/sent-forms-work';

const { ListCustomRequests, ListOpeningForms, ListBriefings } = formsQueries;

/** What the agency does about a form shows at once, to its sender as well. */
export const formsLive = defineLive(formsPushes, {
  SentFormChanged: {
    patch: (cache, { formId, status, version }) =>
      void patchRecord(cache, sentFormLists, formId, { status, version }),
    refresh: [...sentFormQueries, ListCustomRequests, ListOpeningForms, ListBriefings],
  },
});
