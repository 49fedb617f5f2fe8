import { type Market, translationsOf } from '@portal/contracts';
import { type AddedSection, freeSlug } from '@portal/contracts/areas/sections';
import { isSeason, seasonStart } from '../calendar';
import { type SectionNode, sectionTree } from './section-tree';

export interface DemoSection extends AddedSection {
  /** Key used by campaigns. */
  readonly key: string;
}

/** Parents before children (R-ASE-01, R-ASE-10). `today` is an ISO instant. */
export function demoSections(market: Market, today: string): readonly DemoSection[] {
  const taken = new Set<string>();
  const built: DemoSection[] = [];

  function add(
    node: SectionNode,
    type: AddedSection['type'],
    place: number,
    parent: DemoSection | null,
  ): void {
    const year = isSeason(node.key) ? seasonStart(node.key, today).slice(0, 4) : '';
    const name = node.name[market].replace('{year}', year);
    const inCatalan = market === 'ES' ? node.name.CAT?.replace('{year}', year) : undefined;
    const url = freeSlug(name, taken);
    taken.add(url);
    const section: DemoSection = {
      key: node.key,
      sectionId: built.length + 1,
      parentId: parent?.sectionId ?? -1,
      name,
      translations: translationsOf({ name_cat: inCatalan }, 'name'),
      url,
      type,
      active: true,
      level: parent ? parent.level + 1 : 0,
      place,
      path: [...(parent?.path ?? []), url],
    };
    built.push(section);
    node.children.forEach((child, at) => add(child, type, at + 1, section));
  }

  for (const { type, sections } of sectionTree) sections.forEach((node, at) => add(node, type, at + 1, null));
  return built;
}
