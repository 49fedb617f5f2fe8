import type { SectionPlacement } from './sections.events';
import type { Section } from './sections.queries';

type Hanging = Pick<SectionPlacement, 'parentId' | 'type'>;

/** Whether the form has another parent or type than before (R4). */
export const hangsElsewhere = (before: Hanging, now: Hanging): boolean =>
  before.parentId !== now.parentId || before.type !== now.type;

/**
 * The chain of a selected section: parents, itself, and first children down to a leaf (R-CAT-03). `sections` may be in
 * any order; an unknown id gives an empty chain.
 */
export function selectionChain(sections: readonly Section[], id: number): readonly Section[] {
  const byId = new Map(sections.map((section) => [section.id, section]));
  const chain: Section[] = [];
  for (let at = byId.get(id); at; at = byId.get(at.parent_id)) chain.unshift(at);
  for (let at = chain.at(-1); at;) {
    const first = at.childs.map((child) => byId.get(child)).find((child) => child?.visible);
    if (!first) break;
    chain.push(first);
    at = first;
  }
  return chain;
}

/** The sections that readers see: active ones that hang below active ones only (R-ENT-06). */
export function visibleSections<
  S extends { readonly id: number; readonly parentId: number; readonly active: boolean },
>(sections: readonly S[]): readonly S[] {
  const byId = new Map(sections.map((section) => [section.id, section]));
  const visible = (section: S | undefined): boolean =>
    section !== undefined && section.active && (section.parentId < 0 || visible(byId.get(section.parentId)));
  return sections.filter(visible);
}

/** A section and everything below it. */
export function subtree(
  sections: readonly Pick<Section, 'id' | 'parent_id'>[],
  id: number,
): readonly number[] {
  const below = sections.filter((section) => section.parent_id === id);
  return [id, ...below.flatMap((section) => subtree(sections, section.id))];
}
