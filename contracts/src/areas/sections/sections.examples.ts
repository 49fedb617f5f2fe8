import type { World } from '../../example-world';
import type { ExamplesOf } from '../../kernel';
import type { sectionCommands } from './sections.commands';
import type { sectionQueries } from './sections.queries';

/** A valid input of each call, in a world where these things exist. */
export const sectionsExamples: ExamplesOf<typeof sectionCommands & typeof sectionQueries, World> = {
  AddSection: ({ sectionId }) => ({ name: 'Otoño', type: 1, parent_id: sectionId }),
  UpdateSection: ({ emptySectionId }) => ({ id: emptySectionId, name: 'Primavera', status: 1, pos: 1 }),
  ReorderSections: ({ emptySectionId }) => ({ ids: [emptySectionId] }),
  DeleteSection: ({ emptySectionId }) => ({ id: emptySectionId }),
  RestoreSection: ({ emptySectionId }) => ({ id: emptySectionId }),
  ListSections: () => ({}),
  ListSectionsOfType: () => ({ type: 1 }),
};
