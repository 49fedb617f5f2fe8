import { sectionCommands, sectionQueries } from '@portal/contracts/areas/sections';
import type { Role } from '@portal/contracts/kernel';
import { fakeApi } from '#testing/fake-api';
import { reordered, without } from '../SectionsScreen';
import { someSections } from './sample-sections';

/** A small tree, as a person of that role sees it; every command is taken. */
export function sectionsApi(role: Role = 2) {
  const api = fakeApi().signedIn({ type: role });
  const sections = api.collection(sectionQueries.ListSections, someSections);
  api
    .on(sectionCommands.AddSection, () => ({ id: 6, url: 'nueva' }))
    .on(sectionCommands.UpdateSection, ({ id }) => ({ id, url: 'otra' }))
    .on(sectionCommands.RestoreSection, ({ id }) => ({ id, url: 'otra' }))
    .on(sectionCommands.ReorderSections, ({ ids }) => {
      sections.rows = reordered(sections.rows, ids);
      return { ids };
    })
    .on(sectionCommands.DeleteSection, ({ id }) => {
      sections.rows = without(sections.rows, id);
      return { id };
    });
  return { api, sections };
}
export type FakeSections = ReturnType<typeof sectionsApi>;
