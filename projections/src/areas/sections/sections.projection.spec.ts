import { describe, it } from '@jest/globals';
import type { EventOf } from '@portal/contracts';
import { aSection, aSectionBelow, type sectionEvents } from '@portal/contracts/areas/sections';
import { projecting } from '@portal/platform/testing/projection-kit';
import { sectionsProjection } from './sections.projection';

type SectionEvent = EventOf<typeof sectionEvents>;

describe('the view of sections', () => {
  it('[R-ENT-06] holds each section with its place in the tree', async () => {
    const top = aSection();
    const { sectionId, ...below } = aSectionBelow(top, { sectionId: 2, url: 'otono', active: false });
    const added: SectionEvent[] = [top, { sectionId, ...below }].map((data) => ({
      type: 'SectionAdded',
      data,
    }));
    await projecting(sectionsProjection)
      .given(added)
      .thenDocument('2', { id: 2, ...below, parentId: 1, level: 1, path: ['menus', 'otono'] });
  });
});
