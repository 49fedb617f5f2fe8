import { type DocumentOf, isAdministrator, languageFor } from '@portal/contracts';
import {
  maxNewer,
  newerThan,
  resourceQueries,
  resources,
  ResourceStatus,
} from '@portal/contracts/areas/resources';
import { handleQueryOfPerson, type QueryContext } from '@portal/platform/http/serve-queries';
import type { Person } from '@portal/platform/session/person';
import { toSummary } from './resource.wire';
import { sectionsToFindIn } from './resources.where';

type Resource = DocumentOf<typeof resources>;
type Context = QueryContext & { readonly person: Person };

/** Newest candidates searched for successors. */
const maxCandidates = 100;

/** Same format and a shared section, newest first. */
async function similarTo({ sections: own, format, language }: Resource, { views, person }: Context) {
  const found = await sectionsToFindIn(views, person.role);
  const sections = found === undefined ? own : own.filter((id) => found.includes(id));
  if (sections.length === 0) return [];
  const { documents } = await views.find(resources, {
    where: {
      status: { eq: ResourceStatus.Published },
      format: { eq: format },
      language: { eq: language },
      sections: { in: sections },
    },
    sort: '-publishedAt',
    size: maxCandidates,
  });
  return documents;
}

const isOrderable = ({ budget, adaptableInto, file }: Resource) =>
  budget || (file !== null && adaptableInto.length > 0);

/** Replacements for a resource, also for a hidden one: only visible resources are returned. */
export const newerResourceHandlers = [
  handleQueryOfPerson(resourceQueries.ListNewerResources, async ({ ids, lang }, context) => {
    const { views, person, market } = context;
    const reader = { language: languageFor(market, lang), administrator: isAdministrator(person.role) };
    const known = await views.getMany(resources, [...new Set(ids)]);
    const records = await Promise.all(
      known
        .flatMap((former) => (former === null ? [] : [former]))
        .map(async (former) => {
          const candidates = newerThan(former, await similarTo(former, context)).filter(isOrderable);
          return {
            id: former.id,
            offered: former.status === ResourceStatus.Published,
            candidates: candidates.slice(0, maxNewer).map((each) => toSummary(each, reader)),
          };
        }),
    );
    return { records, total: records.length };
  }),
];
