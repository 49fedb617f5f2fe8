import { describe, expect, it } from '@jest/globals';
import { aSection, aSectionBelow, type AddedSection, SectionType } from '@portal/contracts/areas/sections';
import { systemActor } from '@portal/platform/decider/decider';
import { givenEvents } from '@portal/platform/testing/decider-kit';
import { sectionTreeDecider } from './section-tree.decider';
import type { SectionEvent } from './section-tree-evolution';

const added = (data: AddedSection): SectionEvent => ({ type: 'SectionAdded', data });

/*
 * 1 menus (national)            5 ofertas (local)
 * ├ 2 otono                     6 verano (local)
 * │ └ 4 exterior
 * └ 3 invierno
 */
const menus = aSection();
const otono = aSectionBelow(menus, { sectionId: 2, name: 'Otoño', url: 'otono' });
const invierno = aSectionBelow(menus, { sectionId: 3, name: 'Invierno', url: 'invierno', place: 2 });
const exterior = aSectionBelow(otono, { sectionId: 4, name: 'Exterior', url: 'exterior' });
const local = (sectionId: number, name: string, place: number) =>
  aSection({
    sectionId,
    name,
    place,
    type: SectionType.Local,
    url: name.toLowerCase(),
    path: [name.toLowerCase()],
  });
const ofertas = local(5, 'Ofertas', 1);
const verano = local(6, 'Verano', 2);
const tree = [menus, otono, invierno, exterior, ofertas, verano].map(added);

const filed = (resourceId: number, sections: number[]): SectionEvent => ({
  type: 'ResourceFiled',
  data: { resourceId, sections, before: [], there: true, standing: null },
});
const deleted = (sectionId: number): SectionEvent => ({ type: 'SectionDeleted', data: { sectionId } });

const placement = ({ name: _name, active: _active, ...rest }: AddedSection) => rest;
const placed = (...sections: AddedSection[]): SectionEvent => ({
  type: 'SectionsPlaced',
  data: { placements: sections.map(placement), resources: [] },
});
const given = (...more: SectionEvent[]) => givenEvents(sectionTreeDecider, [...tree, ...more]);

describe('adding a section', () => {
  const add = { name: 'Primavera', type: SectionType.National, status: true } as const;

  it('[R-API-13] puts it last among its siblings, with the next id', () => {
    given()
      .when('AddSection', { input: { ...add, parent_id: 1 } })
      .then([added(aSectionBelow(menus, { sectionId: 7, name: 'Primavera', url: 'primavera', place: 3 }))]);
  });

  it('[R-CAT-01] puts it last among those of its type at the top', () => {
    given()
      .when('AddSection', { input: { ...add, type: SectionType.Local, parent_id: -1 } })
      .then([added({ ...local(7, 'Primavera', 3) })]);
  });

  it('[R-ASE-07] gives it the type of its parent', () => {
    given()
      .when('AddSection', { input: { ...add, type: SectionType.Local, parent_id: 3 } })
      .then([added(aSectionBelow(invierno, { sectionId: 7, name: 'Primavera', url: 'primavera' }))]);
  });

  it('[R-ASE-10] [AMB-39] gives it a slug that no section has or had, nor a screen', () => {
    const slugOf = (name: string, ...more: SectionEvent[]) => {
      const decision = sectionTreeDecider.decide.AddSection(
        {
          input: { ...add, name },
          facts: undefined,
          actor: systemActor,
          at: '',
          market: 'ES',
          commandId: 'c',
        },
        given(...more).state,
      );
      return (decision as SectionEvent[]).map(({ data }) => (data as AddedSection).url);
    };
    expect(slugOf('Otoño')).toEqual(['otono1']);
    expect(slugOf('Form')).toEqual(['form1']);
    expect(slugOf('Verano', deleted(6))).toEqual(['verano1']);
    expect(slugOf('Otoño', placed({ ...otono, url: 'hojas', path: ['menus', 'hojas'] }))).toEqual(['otono1']);
  });

  it.each<[why: string, parent: number]>([
    ['[R-ASE-06] its parent is on the last level', 4],
    ['its parent is not there', 99],
  ])('%s: it is refused', (_why, parent_id) => {
    given()
      .when('AddSection', { input: { ...add, parent_id } })
      .thenRejected('section_misplaced');
  });

  it('is refused below a deleted section', () => {
    given(deleted(3))
      .when('AddSection', { input: { ...add, parent_id: 3 } })
      .thenRejected('section_misplaced');
  });

  it('[R-ASE-11] [AMB-04] is refused for toolkits, but for the portal itself', () => {
    const input = { ...add, type: SectionType.Toolkit };
    given().when('AddSection', { input }).thenRejected('section_type_closed');
    const section = { ...local(7, 'Primavera', 1), type: SectionType.Toolkit };
    given()
      .when('AddSection', { input, actor: systemActor })
      .then([added(section)]);
  });

  it('[R-ASE-10] is refused where the name gives no address', () => {
    given()
      .when('AddSection', { input: { ...add, name: '¡…!' } })
      .thenRejected('section_name_unusable');
  });
});

describe('changing a section', () => {
  it('[R-API-14] renames it and updates the addresses of everything below', () => {
    given()
      .when('UpdateSection', { input: { id: 1, name: 'Cartas' } })
      .then([
        { type: 'SectionUpdated', data: { sectionId: 1, name: 'Cartas', active: true } },
        placed(
          { ...menus, url: 'cartas', path: ['cartas'] },
          { ...otono, path: ['cartas', 'otono'] },
          { ...invierno, path: ['cartas', 'invierno'] },
          { ...exterior, path: ['cartas', 'otono', 'exterior'] },
        ),
      ]);
  });

  it('keeps its address where the name only changes in accents or signs', () => {
    given()
      .when('UpdateSection', { input: { id: 1, name: '¡Menus!' } })
      .then([{ type: 'SectionUpdated', data: { sectionId: 1, name: '¡Menus!', active: true } }]);
  });

  it('[AMB-95] [R-ASE-10] has names in further languages beside it, and its address from the required one', () => {
    const inCatalan = { sectionId: 2, name: 'Otoño', active: true, translations: { CAT: 'Tardor' } };
    const named: SectionEvent = { type: 'SectionUpdated', data: inCatalan };
    const update = (state: ReturnType<typeof given>, fields: object) =>
      state.when('UpdateSection', { input: { id: 2, ...fields } });
    update(given(), { name_cat: 'Tardor' }).then([named]);
    update(given(named), { name_cat: 'Tardor' }).thenNothing();
    const hidden = { sectionId: 2, name: 'Otoño', active: false };
    update(given(named), { status: false }).then([{ type: 'SectionUpdated', data: hidden }]);
    const plain = { ...inCatalan, translations: {} };
    update(given(named), { name_cat: '' }).then([{ type: 'SectionUpdated', data: plain }]);
  });

  it('gets its old address back with its old name', () => {
    const renamed = placed({ ...verano, url: 'estio', path: ['estio'] });
    const edited: SectionEvent = {
      type: 'SectionUpdated',
      data: { sectionId: 6, name: 'Estío', active: true },
    };
    const back = given(edited, renamed).when('UpdateSection', { input: { id: 6, name: 'Verano' } });
    back.then([
      { type: 'SectionUpdated', data: { sectionId: 6, name: 'Verano', active: true } },
      placed(verano),
    ]);
  });

  it('[R-ENT-06] can be hidden, and nothing else moves', () => {
    given()
      .when('UpdateSection', { input: { id: 2, status: false } })
      .then([{ type: 'SectionUpdated', data: { sectionId: 2, name: 'Otoño', active: false } }]);
  });

  it('[R-ASE-07] hangs below another parent, takes its type, and so does everything below', () => {
    given()
      .when('UpdateSection', { input: { id: 2, parent_id: 5 } })
      .then([
        placed(
          { ...otono, parentId: 5, type: 2, level: 1, place: 1, path: ['ofertas', 'otono'] },
          { ...invierno, place: 1 },
          { ...exterior, type: 2, path: ['ofertas', 'otono', 'exterior'] },
        ),
      ]);
  });

  it('[R-ASE-08] leaves its parent when only its type changes', () => {
    given()
      .when('UpdateSection', { input: { id: 3, type: SectionType.Communication } })
      .then([placed({ ...invierno, parentId: -1, type: 3, level: 0, place: 1, path: ['invierno'] })]);
  });

  it('names the resources whose address changes with it', () => {
    given(filed(40, [4, 5]))
      .when('UpdateSection', { input: { id: 4, parent_id: 5 } })
      .then([
        {
          type: 'SectionsPlaced',
          data: {
            placements: [
              placement({ ...exterior, parentId: 5, type: 2, level: 1, path: ['ofertas', 'exterior'] }),
            ],
            resources: [{ resourceId: 40, home: 'local/exterior', sectionTypes: [2] }],
          },
        },
      ]);
  });

  it('[R-ASE-04] [W27] goes to the place that an old client counts for it', () => {
    const order = (...ids: number[]): SectionEvent => ({
      type: 'SectionsReordered',
      data: { parentId: -1, order: ids },
    });
    given()
      .when('UpdateSection', { input: { id: 6, pos: 1 } })
      .then([order(6, 5)]);
    const second = given(order(6, 5)).when('UpdateSection', { input: { id: 5, pos: 2 } });
    second.thenNothing();
  });

  it.each<[why: string, id: number, parent: number]>([
    ['itself', 2, 2],
    ['what hangs below it', 1, 4],
    ['a section so deep that its children had no level', 2, 3],
    ['a section that is not there', 2, 99],
  ])('[R-ASE-01] [R-ASE-06] is refused below %s', (_why, id, parent_id) => {
    given().when('UpdateSection', { input: { id, parent_id } }).thenRejected('section_misplaced');
  });

  it('is rejected as a toolkit, without a usable name, and for an unknown section', () => {
    given()
      .when('UpdateSection', { input: { id: 5, type: SectionType.Toolkit } })
      .thenRejected('section_type_closed');
    given()
      .when('UpdateSection', { input: { id: 5, name: '?' } })
      .thenRejected('section_name_unusable');
    given()
      .when('UpdateSection', { input: { id: 9 } })
      .thenRejected('section_not_found');
    given(deleted(6))
      .when('UpdateSection', { input: { id: 6 } })
      .thenRejected('section_not_found');
  });

  it('produces no event when nothing differs', () => {
    const same = { id: 3, name: 'Invierno', type: SectionType.National, parent_id: 1, status: true, pos: 2 };
    given().when('UpdateSection', { input: same }).thenNothing();
  });
});

describe('reordering sections', () => {
  it('[R-ASE-03] [R6] is one event with all the siblings', () => {
    given()
      .when('ReorderSections', { input: { ids: [3, 2] } })
      .then([{ type: 'SectionsReordered', data: { parentId: 1, order: [3, 2] } }]);
  });

  it.each<[why: string, ids: number[]]>([
    ['one is missing', [2]],
    ['one is twice', [2, 2]],
    ['one hangs elsewhere', [2, 3, 5]],
    ['one is of another type at the top', [5, 6, 1]],
  ])('[R6] is refused where %s', (_why, ids) => {
    given().when('ReorderSections', { input: { ids } }).thenRejected('section_order_stale');
  });

  it('produces no event when the order is the same', () => {
    given()
      .when('ReorderSections', { input: { ids: [2, 3] } })
      .thenNothing();
  });
});

describe('deleting a section', () => {
  it('[R-API-15] takes it out, and those behind it move on', () => {
    given()
      .when('DeleteSection', { input: { id: 5 } })
      .then([deleted(5), placed({ ...verano, place: 1 })]);
  });

  it('[AMB-55] is rejected while it has subsections or resources', () => {
    given()
      .when('DeleteSection', { input: { id: 2 } })
      .thenRejected('section_has_children');
    given(filed(40, [3]))
      .when('DeleteSection', { input: { id: 3 } })
      .thenRejected('section_in_use');
  });

  it('does not count resources that are deleted themselves', () => {
    const gone: SectionEvent = {
      type: 'ResourceFiled',
      data: { resourceId: 40, sections: [3], before: [3], there: false, standing: null },
    };
    given(filed(40, [3]), gone)
      .when('DeleteSection', { input: { id: 3 } })
      .then([deleted(3)]);
  });

  it('produces no event when already deleted, and is rejected for an unknown section', () => {
    given(deleted(5))
      .when('DeleteSection', { input: { id: 5 } })
      .thenNothing();
    given()
      .when('DeleteSection', { input: { id: 9 } })
      .thenRejected('section_not_found');
  });
});

describe('bringing a section back', () => {
  const restored = (section: AddedSection): SectionEvent => ({
    type: 'SectionRestored',
    data: { ...section, formerUrls: [] },
  });
  const gone = [deleted(5), placed({ ...verano, place: 1 })];

  it('[U5] puts it where it stood', () => {
    given(...gone)
      .when('RestoreSection', { input: { id: 5 } })
      .then([restored(ofertas), placed({ ...verano, place: 2 })]);
  });

  it('is rejected while its parent is deleted, and for an unknown section', () => {
    given(deleted(4), deleted(2))
      .when('RestoreSection', { input: { id: 4 } })
      .thenRejected('section_misplaced');
    given()
      .when('RestoreSection', { input: { id: 9 } })
      .thenRejected('section_not_found');
  });

  it('produces no event while it exists', () => {
    given()
      .when('RestoreSection', { input: { id: 5 } })
      .thenNothing();
  });
});

describe('a resource in the tree', () => {
  const file = (resourceId: number, sections?: number[], there = true) => ({
    input: { resourceId, sections, there },
  });

  it('is filed in its sections, at the address of the first', () => {
    const standing = { resourceId: 40, home: 'nacional/exterior', sectionTypes: [1, 2] as const };
    given()
      .when('FileResource', file(40, [4, 5]))
      .then([
        {
          type: 'ResourceFiled',
          data: {
            resourceId: 40,
            sections: [4, 5],
            before: [],
            there: true,
            standing: { ...standing, sectionTypes: [...standing.sectionTypes] },
          },
        },
      ]);
  });

  it('produces no event where the tree knows it, and where it was never filed', () => {
    given(filed(40, [4]))
      .when('FileResource', file(40, [4]))
      .thenNothing();
    given()
      .when('FileResource', file(40, undefined, false))
      .thenNothing();
  });

  it('counts nowhere while deleted, and returns to its place once restored', () => {
    const standing = { resourceId: 40, home: 'nacional/exterior', sectionTypes: [SectionType.National] };
    const gone: SectionEvent = {
      type: 'ResourceFiled',
      data: { resourceId: 40, sections: [4], before: [4], there: false, standing },
    };
    given(filed(40, [4]))
      .when('FileResource', file(40, undefined, false))
      .then([gone]);
    given(filed(40, [4]), gone)
      .when('FileResource', file(40))
      .then([
        { type: 'ResourceFiled', data: { resourceId: 40, sections: [4], before: [], there: true, standing } },
      ]);
  });

  it('restores what was deleted at the same moment, with the sections above it', () => {
    const standing = { resourceId: 40, home: 'nacional/exterior', sectionTypes: [SectionType.National] };
    given(deleted(4), deleted(2), placed({ ...invierno, place: 1 }))
      .when('FileResource', file(40, [4]))
      .then([
        { type: 'SectionRestored', data: { ...otono, formerUrls: [] } },
        placed({ ...invierno, place: 2 }),
        { type: 'SectionRestored', data: { ...exterior, formerUrls: [] } },
        { type: 'ResourceFiled', data: { resourceId: 40, sections: [4], before: [], there: true, standing } },
      ]);
  });

  it('has no address where none of its sections ever was', () => {
    given()
      .when('FileResource', file(40, [99]))
      .then([
        {
          type: 'ResourceFiled',
          data: { resourceId: 40, sections: [99], before: [], there: true, standing: null },
        },
      ]);
  });
});
