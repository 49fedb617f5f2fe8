import { type DocumentOf, type Language, type Market, textIn, textsOf } from '@portal/contracts';
import { type Section, type sections, visibleSections } from '@portal/contracts/areas/sections';

export type SectionDocument = DocumentOf<typeof sections>;

const inPlace = (a: SectionDocument, b: SectionDocument) =>
  a.type - b.type || a.place - b.place || a.id - b.id;

interface Standing {
  readonly childs: readonly SectionDocument[];
  readonly visible: boolean;
  readonly inside: Pick<Section, 'resources'>;
}

interface Reader {
  readonly market: Market;
  readonly language: Language;
}

function toSection(
  section: SectionDocument,
  { childs, visible, inside }: Standing,
  { market, language }: Reader,
): Section {
  return {
    id: section.id,
    parent_id: section.parentId,
    name: textIn(language, section.name, section.translations),
    texts: textsOf(market, section.name, section.translations),
    url: section.url,
    type: section.type,
    status: section.active ? 1 : 0,
    level: section.level,
    pos: section.place,
    childs: childs.map(({ id }) => id),
    path: section.path,
    visible,
    version: section.version,
    former_urls: section.formerUrls,
    ...inside,
  };
}

/**
 * Depth-first: parents before children, siblings by position, grouped by type (R-API-11).
 * @param documents a whole tree, or one pruned by branch
 */
export function toTree(
  documents: readonly SectionDocument[],
  forAdministrator: boolean,
  reader: Reader,
): readonly Section[] {
  const visible = new Set(visibleSections(documents).map(({ id }) => id));
  const below = (parent: number): readonly SectionDocument[] =>
    documents.filter(({ parentId }) => parentId === parent).sort(inPlace);
  const branch = (section: SectionDocument): readonly Section[] => {
    const children = below(section.id);
    const standing = {
      childs: children,
      visible: visible.has(section.id),
      inside: forAdministrator ? { resources: section.resources } : {},
    };
    return [toSection(section, standing, reader), ...children.flatMap(branch)];
  };
  return below(-1).flatMap(branch);
}
