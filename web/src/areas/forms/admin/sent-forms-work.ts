import { formsPushes, formsQueries, FormStatus, type SentForm } from '@portal/contracts/areas/forms';
import { defineWorkList } from '#ui/inbox/work-list-spec';

const { ListSentForms, CountSentForms, GetSentForm } = formsQueries;

/** Those that know a form with all its fields. */
export const sentFormLists = [ListSentForms, GetSentForm];
/** Every query that a change of a form makes old. */
export const sentFormQueries = [...sentFormLists, CountSentForms];

/** The administrators' inbox of forms: those that are not done, newest first. */
export const sentFormsWork = defineWorkList<SentForm>()({
  rows: ListSentForms,
  counts: CountSentForms,
  counted: 'status',
  alsoKnownBy: [GetSentForm],
  filters: ['status', 'kind', 'restaurant_id', 'from', 'to'],
  opensWith: { filters: { status: `${FormStatus.New},${FormStatus.Taken}` } },
  newestFirst: '-at',
  pushes: formsPushes,
  heard: {
    SentFormChanged: ({ formId: id, status, version }) => ({
      id,
      mayBeNew: status === FormStatus.New,
      changes: { status, version },
    }),
  },
  isNew: ({ steps }) => steps.length === 0,
});

/** The id of the search field, which `/` leads to. */
export const sentFormsSearchId = 'sent-forms-search';
