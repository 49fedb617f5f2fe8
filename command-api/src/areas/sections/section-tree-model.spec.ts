import { describe, expect, it } from '@jest/globals';
import { isRejection } from '@portal/contracts';
import { SectionType } from '@portal/contracts/areas/sections';
import type { Actor } from '@portal/platform/decider/decider';
import { testActor } from '@portal/platform/testing/test-actor';
import fc from 'fast-check';
import { emptyTree, type SectionTree, siblingsOf, type TreeSection } from './section-tree';
import { type SectionCommands, sectionTreeDecider } from './section-tree.decider';
import { type SectionEvent, treeAfter } from './section-tree-evolution';

type Name = keyof SectionCommands;
type Sent = { [N in Name]: readonly [name: N, input: SectionCommands[N]['input']] }[Name];

const id = fc.integer({ min: 1, max: 9 });
const name = fc.constantFrom('Menús', 'Menus', 'Otoño', 'Form', 'Verano 2026');
const type = fc.constantFrom(...([1, 2, 3, 5] as const));
const parent_id = fc.option(fc.integer({ min: -1, max: 9 }), { nil: undefined });
const maybe = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined });

const sent: fc.Arbitrary<Sent> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.tuple(
      fc.constant('AddSection' as const),
      fc.record({ name, type, parent_id, status: fc.boolean() }),
    ),
  },
  {
    weight: 4,
    arbitrary: fc.tuple(
      fc.constant('UpdateSection' as const),
      fc.record({
        id,
        name: maybe(name),
        type: maybe(type),
        parent_id,
        status: maybe(fc.boolean()),
        pos: maybe(id),
      }),
    ),
  },
  {
    weight: 2,
    arbitrary: fc.tuple(
      fc.constant('ReorderSections' as const),
      fc.record({ ids: fc.uniqueArray(id, { maxLength: 4 }) }),
    ),
  },
  { weight: 2, arbitrary: fc.tuple(fc.constant('DeleteSection' as const), fc.record({ id })) },
  { weight: 2, arbitrary: fc.tuple(fc.constant('RestoreSection' as const), fc.record({ id })) },
  {
    weight: 2,
    arbitrary: fc.tuple(
      fc.constant('FileResource' as const),
      fc.record({
        resourceId: id,
        sections: maybe(fc.uniqueArray(id, { maxLength: 2 })),
        there: fc.boolean(),
      }),
    ),
  },
);

const actor: Actor = testActor(2);

function decide(tree: SectionTree, [name, input]: Sent): readonly SectionEvent[] {
  const command = { input, facts: undefined, actor, at: '', market: 'ES', commandId: 'c' } as const;
  const rule = sectionTreeDecider.decide[name] as (sent: unknown, tree: SectionTree) => unknown;
  const decision = rule(command, tree);
  return isRejection(decision) ? [] : (decision as readonly SectionEvent[]);
}

const living = (tree: SectionTree) => [...tree.sections.values()].filter(({ deleted }) => !deleted);

function expectInPlace(section: TreeSection, parent: TreeSection | undefined) {
  expect(parent === undefined).toBe(section.parentId < 0);
  const { level, path, type } = parent ?? { level: -1, path: [], type: section.type };
  expect(section).toMatchObject({ level: level + 1, path: [...path, section.url], type });
  expect(section.level).toBeLessThanOrEqual(2);
}

function expectSound(tree: SectionTree) {
  const sections = living(tree);
  const byId = new Map(sections.map((section) => [section.sectionId, section]));
  for (const section of sections) {
    expectInPlace(section, byId.get(section.parentId));
    const places = siblingsOf(tree, section).map(({ place }) => place);
    expect(places).toEqual(places.map((_, at) => at + 1));
  }
  const slugs = [...tree.sections.values()].flatMap(({ url, formerUrls }) => [url, ...formerUrls]);
  expect(new Set(slugs).size).toBe(slugs.length);
  expect(slugs).not.toContain('form');
  const used = [...tree.filings].flatMap(([, { sections: own, there }]) => (there ? own : []));
  expect(used.filter((id) => tree.sections.get(id)?.deleted === true)).toEqual([]);
}

describe('the section tree, after any sequence of steps,', () => {
  it('[R-ASE-01] [R-ASE-07] [R-ASE-10] [R6] is sound after every event that a decision writes', () => {
    fc.assert(
      fc.property(fc.array(sent, { maxLength: 40 }), (commands) => {
        commands.reduce((tree, command) => {
          const after = treeAfter(tree, decide(tree, command));
          expectSound(after);
          // Repeats append nothing, except AddSection.
          if (command[0] !== 'AddSection') expect(decide(after, command)).toEqual([]);
          return after;
        }, emptyTree);
      }),
      { numRuns: 300 },
    );
  });

  it('[R-ASE-10] [R5] [W28] gives 500 sections of one name 500 slugs', () => {
    const input = { name: 'Menús', type: SectionType.National, status: true };
    const tree = Array.from({ length: 500 }).reduce<SectionTree>(
      (before) => treeAfter(before, decide(before, ['AddSection', input])),
      emptyTree,
    );
    expect(new Set(living(tree).map(({ url }) => url)).size).toBe(500);
    expect(siblingsOf(tree, { parentId: -1, type: 1 }).at(-1)?.place).toBe(500);
  });
});
