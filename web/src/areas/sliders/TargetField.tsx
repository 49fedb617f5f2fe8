import {
  type Section,
  sectionQueries,
  SectionType,
  sectionTypePaths,
} from '@portal/contracts/areas/sections';
import { useMemo } from 'react';
import { useCallList } from '#core/client/use-call-query';
import { useText } from '#core/i18n/use-text';
import { TreePicker } from '#ui/tree/TreePicker';
import type { TreeNode } from '#ui/tree/tree-nodes';
import { slidersTexts } from './texts';

/** The types whose sections a cover may lead to (R-AME-04), and the ids of their heads in the tree. */
const heads = [
  { type: SectionType.National, id: -11, name: 'national' },
  { type: SectionType.Local, id: -12, name: 'local' },
] as const;
const headOf = (type: SectionType) => heads.find((head) => head.type === type);

/** Where a section is found: origin/nacional/{slug} (R-AME-04). */
const targetOf = ({ type, url }: Section) =>
  `${window.location.origin}/${sectionTypePaths[type]}/${encodeURIComponent(url)}`;

interface TargetFieldProps {
  /** The address as it stands. */
  url: string;
  onChange: (url: string) => void;
}

/** Chooses the section that a cover leads to, and spells its address. */
export function TargetField({ url, onChange }: TargetFieldProps) {
  const text = useText(slidersTexts);
  const { data } = useCallList(sectionQueries.ListSections, {});
  const sections = useMemo(() => data?.rows.filter(({ type }) => headOf(type)) ?? [], [data]);
  const nodes = useMemo<TreeNode[]>(
    () => [
      ...heads.map(({ id, name }) => ({ id, parentId: -1, name: text(name), disabled: true })),
      ...sections.map(({ id, parent_id, name, type }) => ({
        id,
        name,
        parentId: parent_id < 0 ? (headOf(type)?.id ?? -1) : parent_id,
      })),
    ],
    [sections, text],
  );
  const chosen = sections.find((section) => {
    const target = targetOf(section);
    return url === target || url === new URL(target).pathname;
  });
  const take = ([id]: readonly number[]) => {
    const section = sections.find((one) => one.id === id);
    onChange(section === undefined ? '' : targetOf(section));
  };
  return (
    <TreePicker
      label={text('target')}
      helperText={text('targetHint')}
      optional
      emptyLabel={text('targetNone')}
      nodes={nodes}
      value={chosen === undefined ? [] : [chosen.id]}
      onChange={take}
    />
  );
}
