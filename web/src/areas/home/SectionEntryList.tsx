import { SectionType, sectionTypePaths } from '@portal/contracts/areas/sections';
import { useText } from '#core/i18n/use-text';
import { EntryTiles } from './EntryTiles';
import { homeTexts } from './texts';
import { SectionDrawing } from './SectionDrawing';

const names = {
  1: 'national',
  2: 'local',
  3: 'communication',
  4: 'toolkits',
  5: 'practices',
} as const satisfies Readonly<Record<SectionType, string>>;

/** The five doors of the catalogue. */
export function SectionEntryList() {
  const text = useText(homeTexts);
  return (
    <EntryTiles
      label={text('sections')}
      entries={Object.values(SectionType).map((type) => ({
        to: `/${sectionTypePaths[type]}`,
        title: text(names[type]),
        text: text(`${names[type]}Text`),
        picture: <SectionDrawing type={type} />,
      }))}
    />
  );
}
