import { isAdministrator, languageFor, type Language } from '@portal/contracts';
import { resources, type ResourceSummary } from '@portal/contracts/areas/resources';
import type { QueryContext } from '@portal/platform/http/serve-queries';
import type { Person } from '@portal/platform/session/person';
import { toSummary } from './resource.wire';
import { statusesFor } from './resources.where';

/** Of these resources those that the person may see, by id: what other areas show of the catalogue. */
export type SeenResources = (
  ids: readonly number[],
  context: QueryContext & { readonly person: Person },
  lang?: Language,
) => Promise<ReadonlyMap<number, ResourceSummary>>;

export const seenResources: SeenResources = async (ids, { views, person, market }, lang) => {
  const statuses = statusesFor(person.role);
  const reader = { language: languageFor(market, lang), administrator: isAdministrator(person.role) };
  const found = await views.getMany(resources, [...new Set(ids)]);
  return new Map(
    found.flatMap((resource) =>
      resource && !resource.deleted && statuses.includes(resource.status)
        ? [[resource.id, toSummary(resource, reader)] as const]
        : [],
    ),
  );
};
