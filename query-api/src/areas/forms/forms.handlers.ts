import type { DocumentOf } from '@portal/contracts';
import { formsQueries, sentForms } from '@portal/contracts/areas/forms';
import { handleQueryOfPerson, type QueryContext } from '@portal/platform/http/serve-queries';
import type { Person } from '@portal/platform/session/person';

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
  const records = documents.map(({ id, at, restaurantSite, restaurantName, answers }) => ({
    ...{ id, at, restaurant_site: restaurantSite, restaurant_name: restaurantName },
    ...read(answers),
  }));
  return { records, total };
}

const texts = <const Name extends string>(answers: SentForm['answers'], ...names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, answers[name] ?? ''])) as Record<Name, string>;

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
];
