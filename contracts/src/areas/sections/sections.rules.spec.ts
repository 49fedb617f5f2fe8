import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { type Section, selectionChain, subtree, visibleSections } from '.';

/** Up to three levels; a section holds the index of its parent. */
const tree: fc.Arbitrary<readonly Section[]> = fc
  .tuple(
    fc.integer({ min: 1, max: 4 }),
    fc.array(fc.tuple(fc.nat(3), fc.boolean()), { maxLength: 8 }),
    fc.array(fc.tuple(fc.nat(7), fc.boolean()), { maxLength: 12 }),
  )
  .map(([tops, middles, leaves]) => {
    const top = Array.from({ length: tops }, (_, index) => section(1 + index, -1, 0));
    const middle = middles.map(([at, visible], index) =>
      section(11 + index, top[at % top.length]?.id ?? -1, 1, visible),
    );
    const leaf = leaves.map(([at, visible], index) =>
      section(21 + index, middle[at % middle.length]?.id ?? 1, 2, visible),
    );
    return withChildren([...top, ...middle, ...leaf]);
  });

function section(id: number, parent_id: number, level: number, visible = true): Section {
  const name = `Sección ${id}`;
  const url = `seccion-${id}`;
  const facts = { id, parent_id, name, texts: { CAST: name }, url, level, visible };
  return { ...facts, type: 1, status: 1, pos: id, childs: [], path: [url], version: 0 };
}

const withChildren = (sections: readonly Section[]): readonly Section[] =>
  sections.map((parent) => ({
    ...parent,
    childs: sections.filter(({ parent_id }) => parent_id === parent.id).map(({ id }) => id),
  }));

const ids = (sections: readonly Section[]) => sections.map(({ id }) => id);

describe('selecting a section', () => {
  const menus = withChildren([
    section(1, -1, 0),
    section(2, 1, 1),
    section(3, 1, 1),
    section(4, 3, 2, false),
    section(5, 3, 2),
    section(6, 3, 2),
  ]);

  it('[R-CAT-03] opens its parents and goes on to the first visible child of the first child', () => {
    expect(ids(selectionChain(menus, 1))).toEqual([1, 2]);
    expect(ids(selectionChain(menus, 3))).toEqual([1, 3, 5]);
    expect(ids(selectionChain(menus, 6))).toEqual([1, 3, 6]);
  });

  it('[R-CAT-03] opens nothing for a section that does not exist', () => {
    expect(selectionChain(menus, 99)).toEqual([]);
    expect(selectionChain([], 1)).toEqual([]);
  });

  it('[R-CAT-03] leads in any tree from a top-level section, each the child of the one before, to one without visible children', () => {
    fc.assert(
      fc.property(tree, fc.nat(), (sections, pick) => {
        const selected = sections[pick % sections.length] as Section;
        const chain = selectionChain(sections, selected.id);
        expect(ids(chain)).toContain(selected.id);
        expect([-1, ...ids(chain).slice(0, -1)]).toEqual(chain.map(({ parent_id }) => parent_id));
        const last = chain.at(-1);
        expect(sections.filter(({ parent_id, visible }) => parent_id === last?.id && visible)).toEqual([]);
      }),
    );
  });

  it('[R-CAT-03] does not depend on the order in which the sections arrive', () => {
    fc.assert(
      fc.property(tree, (sections) => {
        const reversed = sections.toReversed();
        for (const { id } of sections) {
          expect(selectionChain(reversed, id)).toEqual(selectionChain(sections, id));
        }
      }),
    );
  });
});

describe('a section and everything below it', () => {
  it('[R-CAT-01] holds exactly the sections whose parents lead up to it', () => {
    fc.assert(
      fc.property(tree, fc.nat(), (sections, pick) => {
        const root = sections[pick % sections.length] as Section;
        const below = sections.filter(({ id }) => ids(selectionChain(sections, id)).includes(root.id));
        const isBelow = ({ id, level }: Section) => id === root.id || level > root.level;
        expect([...subtree(sections, root.id)].sort()).toEqual(ids(below.filter(isBelow)).sort());
      }),
    );
  });
});

describe('the sections that readers see', () => {
  it('[R-ENT-06] are the active ones whose parents are all active', () => {
    fc.assert(
      fc.property(tree, (sections) => {
        const documents = sections.map(({ id, parent_id, visible }) => ({
          id,
          parentId: parent_id,
          active: visible,
        }));
        const parents = (id: number) => selectionChain(sections, id).filter((each) => each.id <= id);
        const expected = sections.filter(({ id }) => parents(id).every(({ visible }) => visible));
        expect(
          ids(sections.filter(({ id }) => visibleSections(documents).some((each) => each.id === id))),
        ).toEqual(ids(expected));
      }),
    );
  });

  it('[R-ENT-06] are never those whose parent is missing', () => {
    expect(visibleSections([{ id: 2, parentId: 1, active: true }])).toEqual([]);
  });
});
