import { formsPushes, formsQueries } from '@portal/contracts/areas/forms';
import { patchRecord } from '#core/client/patch-record';
import { defineLive } from '#core/live/live-map';

const { ListSentForms, CountSentForms, GetSentForm, ListCustomRequests, ListOpeningForms, ListBriefings } =
  formsQueries;

const sentFormLists = [ListSentForms, GetSentForm];
export const sentFormQueries = [...sentFormLists, CountSentForms];

export const formsLive = defineLive(formsPushes, {
  SentFormChanged: {
    patch: (cache, { formId, status, version }) =>
      void patchRecord(cache, sentFormLists, formId, { status, version }),
    refresh: [...sentFormQueries, ListCustomRequests, ListOpeningForms, ListBriefings],
  },
});
