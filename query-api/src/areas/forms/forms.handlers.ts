import {
  type DocumentOf,
  endOfDay,
  type MarketRecord,
  type ParsedInputOf,
  reject,
  startOfDay,
} from '@portal/contracts';
import {
  formsQueries,
  FormStatus,
  formStatuses,
  requestOfForm,
  type SentForm as SentFormOnWire,
  sentFormIdOf,
  sentForms,
} from '@portal/contracts/areas/forms';
import { handleQuery, handleQueryOfPerson, type QueryContext } from '@portal/platform/http/serve-queries';
import type { Person } from '@portal/platform/session/person';
import type { Where } from '@portal/platform/stores/view-store/view-store.port';
import { allOf, oneOf } from '../../conditions';
import { viewSort } from '../../wire-sort';

type SentForm = DocumentOf<typeof sentForms>;
interface Page {
  readonly page: number;
  readonly size: number;
  readonly sort: string;
}

/** Own forms of a kind, each with what the wire calls its answers. */
async function ownForms<Answers>(
  kind: SentForm['kind'],
  { page, size, sort }: Page,
  { person, views }: QueryContext & { readonly person: Person },
  read: (answers: SentForm['answers']) => Answers,
) {
  const where = { userId: { eq: person.userId }, kind: { eq: kind } };
  const { documents, total } = await views.find(sentForms, { where, page, size, sort });
  const records = documents.map(({ id, at, restaurantSite, restaurantName, answers, status, steps }) => ({
    ...{
      id,
      at,
      restaurant_site: restaurantSite,
      restaurant_name: restaurantName,
      status,
      steps: [...steps],
    },
    ...read(answers),
  }));
  return { records, total };
}

const texts = <const Name extends string>(answers: SentForm['answers'], ...names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, answers[name] ?? ''])) as Record<Name, string>;

/** A form as administrators see it. */
const toSentForm = (form: SentForm): SentFormOnWire => ({
  id: sentFormIdOf(form.kind, form.id),
  kind: form.kind,
  at: form.at,
  restaurant_id: form.restaurantId,
  restaurant_site: form.restaurantSite,
  restaurant_name: form.restaurantName,
  user_name: form.userName,
  answers: form.answers,
  status: form.status,
  version: form.version,
  steps: [...form.steps],
  note: form.status === FormStatus.Done ? (form.steps.at(-1)?.note ?? '') : '',
});

type Filters = Pick<
  ParsedInputOf<(typeof formsQueries)['ListSentForms']>,
  'kind' | 'restaurant_id' | 'from' | 'to' | 'status'
>;

function whereOf(asked: Partial<Filters>, { timeZone }: MarketRecord): Where {
  const { kind = [], restaurant_id: restaurantId, from, to, status } = asked;
  return allOf({
    kind: kind.length === 0 ? null : { in: kind },
    status: oneOf(status),
    restaurantId: restaurantId === undefined ? null : { eq: restaurantId },
    at:
      from === undefined && to === undefined
        ? null
        : {
            ...(from !== undefined && { gte: startOfDay(from, timeZone) }),
            ...(to !== undefined && { lte: endOfDay(to, timeZone) }),
          },
  });
}

/** Sort fields of the wire by the view's names. */
const sortFields = { restaurant_name: 'restaurantName', user_name: 'userName' };

export const formsHandlers = [
  handleQueryOfPerson(formsQueries.ListCustomRequests, (page, context) =>
    ownForms('custom', page, context, (answers) => texts(answers, 'topic', 'comments')),
  ),

  handleQueryOfPerson(formsQueries.ListOpeningForms, (page, context) =>
    ownForms('opening', page, context, (data) => ({ data })),
  ),

  handleQueryOfPerson(formsQueries.ListBriefings, (page, context) =>
    ownForms('briefing', page, context, (answers) => ({
      ...texts(answers, 'type', 'business', 'marketing', 'target'),
      ...texts(answers, 'date', 'activation_dates', 'budget', 'phone'),
    })),
  ),

  handleQuery(formsQueries.ListSentForms, async (input, { views, marketRecord }) => {
    const { documents, total } = await views.find(sentForms, {
      where: whereOf(input, marketRecord),
      ...(input.q && { text: input.q }),
      sort: viewSort(input.sort, sortFields),
      page: input.page,
      size: input.size,
    });
    return { records: documents.map(toSentForm), total };
  }),

  handleQuery(formsQueries.CountSentForms, async (input, { views, marketRecord }) => {
    const counts = await views.countBy(sentForms, 'status', {
      where: whereOf(input, marketRecord),
      ...(input.q && { text: input.q }),
    });
    return Object.fromEntries(formStatuses.map(({ id }) => [String(id), counts.get(String(id)) ?? 0]));
  }),

  handleQuery(formsQueries.GetSentForm, async ({ id }, { views }) => {
    const form = await views.get(sentForms, requestOfForm(id));
    return form && sentFormIdOf(form.kind, form.id) === id ? toSentForm(form) : reject('form_not_found');
  }),
];
