import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { DiagnosticSection } from '@portal/contracts/areas/diagnostic';
import { useState } from 'react';
import type { SvgIconComponent } from '@mui/icons-material';
import CategoryRounded from '@mui/icons-material/CategoryRounded';
import CompareArrowsRounded from '@mui/icons-material/CompareArrowsRounded';
import DonutLargeRounded from '@mui/icons-material/DonutLargeRounded';
import GridViewRounded from '@mui/icons-material/GridViewRounded';
import GroupsRounded from '@mui/icons-material/GroupsRounded';
import LocationCityRounded from '@mui/icons-material/LocationCityRounded';
import PieChartRounded from '@mui/icons-material/PieChartRounded';
import ScheduleRounded from '@mui/icons-material/ScheduleRounded';
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
import { SectionMarkChip } from './SectionMarkChip';
import { usePlaceName } from './use-place-name';

const placeIcons: Readonly<Record<Place, SvgIconComponent>> = {
  dafo: GridViewRounded,
  population: GroupsRounded,
  environment: LocationCityRounded,
  clusters: PieChartRounded,
  competence: CompareArrowsRounded,
  consume: DonutLargeRounded,
  moments: ScheduleRounded,
  pmix: CategoryRounded,
};

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
      <Typography variant="caption" component="div" color="textSecondary" sx={{ px: 1.5 }}>
        {text('progress', {
          filled: progress.filter(({ isFilled }) => isFilled).length,
          all: progress.length,
        })}
      </Typography>
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
