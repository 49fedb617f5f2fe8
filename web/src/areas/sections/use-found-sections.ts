import FolderRounded from '@mui/icons-material/FolderRounded';
import { type Section, sectionQueries, sectionTypePaths } from '@portal/contracts/areas/sections';
import { useMemo } from 'react';
import { useCallQuery } from '#core/client/use-call-query';
import { useText } from '#core/i18n/use-text';
import { bestOf, noneFound, type UseFound, rankOf } from '#core/finder/finder';
import { useMay } from '#core/session/use-may';
import { sectionsTexts } from './texts';

const order = 50;

function trails(sections: readonly Section[]): ReadonlyMap<number, readonly string[]> {
  const byId = new Map(sections.map((section) => [section.id, section]));
  const trail = ({ name, parent_id: parentId }: Section): readonly string[] => {
    const parent = byId.get(parentId);
    return parent === undefined ? [name] : [...trail(parent), name];
  };
  return new Map(sections.map((section) => [section.id, trail(section)]));
}

/** With the parents, as names repeat. */
export const useFoundSections: UseFound = ({ typed }) => {
  const text = useText(sectionsTexts);
  const isReader = useMay()(sectionQueries.ListSections);
  const { data } = useCallQuery(sectionQueries.ListSections, {}, { enabled: isReader });
  const known = useMemo(() => {
    const visible = data?.filter((section) => section.visible) ?? [];
    const trailOf = trails(visible);
    return visible.map(({ id, name: title, texts, type, url }) => ({
      key: `section-${id}`,
      title,
      icon: FolderRounded,
      texts: Object.values(texts).join(' '),
      detail: trailOf.get(id)?.slice(0, -1).join(' › ') ?? '',
      to: `/${sectionTypePaths[type]}/${encodeURIComponent(url)}`,
    }));
  }, [data]);
  const ranked = () =>
    bestOf(
      known.map(({ texts, ...row }) => ({
        ...row,
        rank: rankOf(row.title, typed, `${row.detail} ${texts}`),
      })),
    );
  return { heading: text('places'), order, ...(isReader && typed !== '' ? ranked() : noneFound) };
};
