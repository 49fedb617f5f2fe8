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
import { type NameOf, namesOf, pageByPerson, searchingPeople } from '../../people';
import { viewSort } from '@portal/platform/stores/view-store/wire-sort';

type SentForm = DocumentOf<typeof sentForms>;
interface Page {
  readonly page: number;
  readonly size: number;
  readonly sort: string;
}

const stepsOnWire = (steps: SentForm['steps'], nameOf: NameOf) =>
  steps.map(({ by, ...step }) => ({ ...step, name: nameOf(by) }));

async function ownForms<Answers>(
  kind: SentForm['kind'],
  { page, size, sort }: Page,
  context: QueryContext & { readonly person: Person },
  read: (answers: SentForm['answers']) => Answers,
) {
  const where = { userId: { eq: context.person.userId }, kind: { eq: kind } };
  const [{ documents, total }, nameOf] = await Promise.all([
    context.views.find(sentForms, { where, page, size, sort }),
    namesOf(context),
  ]);
  const records = documents.map(({ id, at, restaurantSite, restaurantName, answers, status, steps }) => ({
    id,
    at,
    restaurant_site: restaurantSite,
    restaurant_name: restaurantName,
    status,
    steps: stepsOnWire(steps, nameOf),
    ...read(answers),
  }));
  return { records, total };
}

const texts = <const Name extends string>(answers: SentForm['answers'], ...names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, answers[name] ?? ''])) as Record<Name, string>;

const toSentForm = (form: SentForm, nameOf: NameOf): SentFormOnWire => ({
  id: sentFormIdOf(form.kind, form.id),
  kind: form.kind,
  at: form.at,
  restaurant_id: form.restaurantId,
  restaurant_site: form.restaurantSite,
  restaurant_name: form.restaurantName,
  user_name: nameOf(form.sentBy),
  answers: form.answers,
  status: form.status,
  version: form.version,
  steps: stepsOnWire(form.steps, nameOf),
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

const sortFields = { restaurant_name: 'restaurantName' };

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

  handleQuery(formsQueries.ListSentForms, async (input, context) => {
    const query = {
      where: whereOf(input, context.marketRecord),
      ...(await searchingPeople(input.q, 'sentBy', context)),
      sort: viewSort(input.sort, sortFields),
      page: input.page,
      size: input.size,
    };
    const { documents, total } = query.sort.endsWith('user_name')
      ? await pageByPerson(sentForms, 'sentBy', query, context)
      : await context.views.find(sentForms, query);
    const nameOf = await namesOf(context);
    return { records: documents.map((form) => toSentForm(form, nameOf)), total };
  }),

  handleQuery(formsQueries.CountSentForms, async (input, context) => {
    const { views, marketRecord } = context;
    const counts = await views.countBy(sentForms, 'status', {
      where: whereOf(input, marketRecord),
      ...(await searchingPeople(input.q, 'sentBy', context)),
    });
    return Object.fromEntries(formStatuses.map(({ id }) => [String(id), counts.get(String(id)) ?? 0]));
  }),

  handleQuery(formsQueries.GetSentForm, async ({ id }, context) => {
    const form = await context.views.get(sentForms, requestOfForm(id));
    return form && sentFormIdOf(form.kind, form.id) === id
      ? toSentForm(form, await namesOf(context))
      : reject('form_not_found');
  }),
];
