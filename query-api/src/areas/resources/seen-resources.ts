import { isAdministrator, languageFor } from '@portal/contracts';
import { resources } from '@portal/contracts/areas/resources';
import type { SeenResources } from '../../seen-resources';
import { toSummary } from './resource.wire';
import { statusesFor } from './resources.where';

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
