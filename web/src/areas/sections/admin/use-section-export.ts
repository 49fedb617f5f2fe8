import type { Section } from '@portal/contracts/areas/sections';
import { useMemo } from 'react';
import { localFields } from '@portal/contracts/kernel';
import { useText } from '#core/i18n/use-text';
import { useMarket } from '#core/market';
import type { ExportColumn } from '#ui/export/export-columns';
import { treeLines } from '#ui/tree/tree-nodes';
import { adminTexts } from '../texts';
import type { SectionList } from './use-section-list';

/** A section with the names above it. */
interface Line {
  readonly section: Section;
  readonly above: string;
}

/** The shown part of the tree as a spreadsheet: one line a section, in its order, with the way to it. */
export function useSectionExport({ own, nodes }: Pick<SectionList, 'own' | 'nodes'>) {
  const text = useText(adminTexts);
  const { languages } = useMarket();
  const columns = useMemo<readonly ExportColumn<Line>[]>(
    () => [
      { header: 'ID', value: ({ section }) => section.id, width: 8 },
      { header: text('inside'), value: ({ above }) => above, width: 44 },
      ...(['name', ...(languages.length > 1 ? ['name_cat' as const] : [])] as const).map((field) => ({
        header: text(field),
        width: 36,
        value: ({ section }: Line) => localFields('name', section.texts)[field],
      })),
      {
        header: text('status'),
        value: ({ section: { visible, status } }) => {
          if (visible) return text('shown');
          return text(status === 1 ? 'hiddenAbove' : 'hidden');
        },
      },
      { header: text('pieces'), value: ({ section }) => section.resources ?? 0, width: 10 },
      { header: text('address'), value: ({ section }) => section.url, width: 36 },
    ],
    [text, languages],
  );
  const byId = new Map(own.map((section) => [section.id, section]));
  const load = async (): Promise<readonly Line[]> =>
    treeLines(nodes).flatMap(({ node, trail }) => {
      const section = byId.get(node.id);
      return section === undefined ? [] : { section, above: trail.slice(0, -1).join(' › ') };
    });
  return { columns, load, total: nodes.length };
}
