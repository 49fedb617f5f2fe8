import { describe, it } from '@jest/globals';
import type { EventOf } from '@portal/contracts';
import {
  aSection,
  aSectionBelow,
  type AddedSection,
  type sectionEvents,
} from '@portal/contracts/areas/sections';
import { projecting } from '@portal/platform/testing/projection-kit';
import { sectionsProjection } from './sections.projection';

type SectionEvent = EventOf<typeof sectionEvents>;

const top = aSection();
const below = aSectionBelow(top, { sectionId: 2, url: 'otono', active: false });
const added: SectionEvent[] = [top, below].map((data) => ({ type: 'SectionAdded', data }));
const placement = ({ name: _name, active: _active, ...rest }: AddedSection) => rest;
const placed = (...sections: AddedSection[]): SectionEvent => ({
  type: 'SectionsPlaced',
  data: { placements: sections.map(placement), resources: [] },
});
const filed = (before: number[], sections: number[], there = true): SectionEvent => ({
  type: 'ResourceFiled',
  data: { resourceId: 40, sections, before, there, standing: null },
});
/** By default the version is the revision of the adding event. */
const document = ({ sectionId, ...facts }: AddedSection, more: object = {}) => ({
  ...facts,
  id: sectionId,
  formerUrls: [],
  version: sectionId - 1,
  resources: 0,
  ...more,
});
const after = (...events: SectionEvent[]) => projecting(sectionsProjection).given([...added, ...events]);

describe('the view of sections', () => {
  it('[R-ENT-06] holds each section with its place in the tree', async () => {
    await after().thenDocument('2', document(below));
  });

  it('follows another name and what is shown', async () => {
    const edited = { sectionId: 2, name: 'Hojas', active: true };
    await after({ type: 'SectionUpdated', data: edited }).thenDocument(
      '2',
      document({ ...below, name: 'Hojas', active: true }, { version: 2 }),
    );
  });

  it('[R-ASE-10] moves sections with everything below them, and remembers where they were found', async () => {
    const moved = { ...top, url: 'cartas', path: ['cartas'] };
    const along = { ...below, path: ['cartas', 'otono'] };
    const kit = after(placed(moved, along));
    await kit.thenDocument('1', document(moved, { formerUrls: ['menus'] }));
    await kit.thenDocument('2', document(along));
  });

  it('[R4] has another version where it hangs elsewhere, and none where only its order or its address changed', async () => {
    const ofType = { ...top, type: 2 as const };
    const kit = after(placed({ ...top, place: 2 }, { ...below, path: ['cartas', 'otono'] }), placed(ofType));
    await kit.thenDocument('1', document(ofType, { version: 3 }));
    await kit.thenDocument('2', document({ ...below, path: ['cartas', 'otono'] }));
  });

  it('forgets an old address that is the current one again', async () => {
    const moved = { ...top, url: 'cartas', path: ['cartas'] };
    await after(placed(moved), placed(top)).thenDocument('1', document(top, { formerUrls: ['cartas'] }));
  });

  it('[R6] has all siblings in their new order by one event', async () => {
    const order: SectionEvent = { type: 'SectionsReordered', data: { parentId: -1, order: [2, 1] } };
    const kit = after(order);
    await kit.thenDocument('1', document({ ...top, place: 2 }));
    await kit.thenDocument('2', document({ ...below, place: 1 }));
  });

  it('[R-API-15] [U5] loses a deleted section and gets it back unchanged', async () => {
    const gone: SectionEvent = { type: 'SectionDeleted', data: { sectionId: 2 } };
    await after(gone).thenNoDocument('2');
    const back: SectionEvent = { type: 'SectionRestored', data: { ...below, formerUrls: ['hojas'] } };
    const again = document(below, { formerUrls: ['hojas'], version: 3 });
    await after(gone, back).thenDocument('2', again);
  });

  it('[AMB-55] counts the resources in each', async () => {
    await after(filed([], [1, 2])).thenDocument('1', document(top, { resources: 1 }));
    await after(filed([], [1, 2]), filed([1, 2], [2])).thenDocument('1', document(top));
    await after(filed([], [1, 2]), filed([1, 2], [2])).thenDocument('2', document(below, { resources: 1 }));
    await after(filed([], [1]), filed([1], [1], false)).thenDocument('1', document(top));
  });
});
