import FolderRounded from '@mui/icons-material/FolderRounded';
import { catalogueReaders } from '@portal/contracts/kernel';
import type { Section } from '@portal/contracts/areas/sections';
import { sectionQueries, sectionTypePaths } from '@portal/contracts/areas/sections';
import Box from '@mui/material/Box';
import { Command } from 'cmdk';
import { useCallQuery } from '#app/client/use-call-query';
import { useText } from '#app/i18n/use-text';
import { usePaletteGo } from '#app/palette/palette-go';
import { useSession } from '#app/session/session-state';
import { sectionsMessages } from './sections.messages';

/** The names from the top down to each section, by its id. */
function trails(sections: readonly Section[]): ReadonlyMap<number, readonly string[]> {
  const byId = new Map(sections.map((section) => [section.id, section]));
  const trail = ({ name, parent_id: parentId }: Section): readonly string[] => {
    const parent = byId.get(parentId);
    return parent === undefined ? [name] : [...trail(parent), name];
  };
  return new Map(sections.map((section) => [section.id, trail(section)]));
}

/** Every section as a place of the palette, with the way to it, so that equal names can be told apart (U13). */
export function SectionPlacesList() {
  const text = useText(sectionsMessages);
  const go = usePaletteGo();
  const { user } = useSession();
  const isReader = catalogueReaders.includes(user.type);
  const sections = useCallQuery(sectionQueries.ListSections, {}, { enabled: isReader });
  const visible = sections.data?.filter((section) => section.visible) ?? [];
  const trailOf = trails(visible);
  if (visible.length === 0) return null;
  return (
    <Command.Group heading={text('places')}>
      {visible.map(({ id, name, type, url }) => {
        const above = trailOf.get(id)?.slice(0, -1).join(' › ') ?? '';
        const to = `/${sectionTypePaths[type]}/${encodeURIComponent(url)}`;
        return (
          <Command.Item key={id} value={`${name} ${above} ${to}`} onSelect={() => go(to)}>
            <FolderRounded aria-hidden />
            <Box component="span">{name}</Box>
            <Box component="span" sx={{ typography: 'caption', color: 'text.secondary' }}>
              {above}
            </Box>
          </Command.Item>
        );
      })}
    </Command.Group>
  );
}
