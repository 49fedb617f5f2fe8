import { isAdministrator } from '@portal/contracts';
import { sectionQueries, sections, visibleSections } from '@portal/contracts/areas/sections';
import { handleQueryOfPerson, type QueryContext } from '@portal/platform/http/serve-queries';
import type { Person } from '@portal/platform/session/person';
import type { Where } from '@portal/platform/stores/view-store/view-store.port';
import { toTree } from './section.wire';

/** Administrators: all; others: without inactive branches (R-ENT-06). */
async function treeFor(context: QueryContext & { person: Person }, where: Where) {
  const { person, views } = context;
  const { documents } = await views.find(sections, { where, size: -1 });
  const seesAll = isAdministrator(person.role);
  const records = toTree(seesAll ? documents : visibleSections(documents), seesAll, context);
  return { records, total: records.length };
}

export const sectionHandlers = [
  handleQueryOfPerson(sectionQueries.ListSections, (_input, context) => treeFor(context, {})),

  handleQueryOfPerson(sectionQueries.ListSectionsOfType, ({ type }, context) =>
    treeFor(context, { type: { eq: type } }),
  ),
];
