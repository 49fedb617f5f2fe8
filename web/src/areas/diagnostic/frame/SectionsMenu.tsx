import Box from '@mui/material/Box';
import type { DiagnosticSection } from '@portal/contracts/areas/diagnostic';
import { useState } from 'react';
import { useText } from '#core/i18n/use-text';
import { Segmented } from '#ui/Segmented';
import { SideMenu } from '#ui/SideMenu';
import { diagnosticTexts } from '../texts';
import type { SectionProgress } from './progress';
import {
  type Grouping,
  groupings,
  type Place,
  placesBy,
  rememberedGrouping,
  rememberGrouping,
  sectionOf,
} from './section-groups';
import { placeIcons } from './section-icons';
import { SectionMarkChip } from './SectionMarkChip';
import { usePlaceName } from './use-place-name';

interface SectionsMenuProps {
  progress: readonly SectionProgress[];
  current: DiagnosticSection;
  onGo: (section: DiagnosticSection, place: Place) => void;
}

/** The sections at the side, with how far each is and which one is read (R-DIA-01); in their order or by groups (R-DIA-02). */
export function SectionsMenu({ progress, current, onGo }: SectionsMenuProps) {
  const text = useText(diagnosticTexts);
  const nameOf = usePlaceName();
  const [grouping, setGrouping] = useState(rememberedGrouping);
  const choose = (chosen: Grouping) => {
    rememberGrouping(chosen);
    setGrouping(chosen);
  };
  const markOf = (place: Place) => {
    const own = progress.find(({ section }) => section === place);
    return own === undefined ? undefined : <SectionMarkChip mark={own.mark} alerts={own.alerts} />;
  };
  return (
    <Box data-print="no" sx={{ display: 'grid', gap: 2 }}>
      <SideMenu
        label={text('menu')}
        current={current}
        onGo={(id) => onGo(sectionOf(id as Place), id as Place)}
        groups={placesBy[grouping].map(({ key, places }) => ({
          key,
          ...(key !== 'sections' && { title: key === 'swot' ? nameOf('dafo') : text(`group.${key}`) }),
          entries: places.map((place) => ({
            id: place,
            label: nameOf(place),
            icon: placeIcons[place],
            mark: markOf(place),
          })),
        }))}
      />
      <Box sx={{ typography: 'caption', color: 'text.secondary', px: 1.5 }}>
        {text('progress', {
          filled: progress.filter(({ isFilled }) => isFilled).length,
          all: progress.length,
        })}
      </Box>
      <Segmented
        label={text('grouping')}
        hidesLabel
        options={groupings.map((value) => ({ value, label: text(`grouping.${value}`) }))}
        value={grouping}
        onChange={choose}
      />
    </Box>
  );
}
