import type { SvgIconComponent } from '@mui/icons-material';
import CategoryRounded from '@mui/icons-material/CategoryRounded';
import CheckCircleRounded from '@mui/icons-material/CheckCircleRounded';
import CompareArrowsRounded from '@mui/icons-material/CompareArrowsRounded';
import DonutLargeRounded from '@mui/icons-material/DonutLargeRounded';
import ErrorRounded from '@mui/icons-material/ErrorRounded';
import FormatListNumberedRounded from '@mui/icons-material/FormatListNumberedRounded';
import GridViewRounded from '@mui/icons-material/GridViewRounded';
import GroupsRounded from '@mui/icons-material/GroupsRounded';
import KeyboardArrowDownRounded from '@mui/icons-material/KeyboardArrowDownRounded';
import KeyboardArrowUpRounded from '@mui/icons-material/KeyboardArrowUpRounded';
import LocationCityRounded from '@mui/icons-material/LocationCityRounded';
import PieChartRounded from '@mui/icons-material/PieChartRounded';
import RadioButtonUncheckedRounded from '@mui/icons-material/RadioButtonUncheckedRounded';
import ScheduleRounded from '@mui/icons-material/ScheduleRounded';
import { Box, Button, IconButton, ListItemIcon, Menu, MenuItem, Stack, Typography } from '@mui/material';
import {
  comparedFeatures,
  type Diagnostic,
  type DiagnosticSection,
  diagnosticSectionLabels,
  diagnosticSections,
  isWhole,
  swotFields,
  swotLists,
  weekParts,
} from '@portal/contracts/areas/diagnostic';
import { useId, useState } from 'react';
import { useLocalised } from '#core/i18n/LanguageProvider';
import { useText } from '#core/i18n/use-text';
import { recall, remember } from '#core/remembered';
import { lowScreen } from '#core/theme/tokens';
import { Segmented } from '#ui/Segmented';
import { SideMenu } from '#ui/SideMenu';
import { VisuallyHidden } from '#ui/VisuallyHidden';
import { type Place, sectionOf } from './section-follow';
import { diagnosticTexts } from './texts';

const isFilled: Readonly<Record<DiagnosticSection, (diagnostic: Diagnostic) => boolean>> = {
  dafo: ({ swot }) => swotLists.some((list) => swot[swotFields[list]].length > 0),
  population: ({ population, environment }) =>
    population.restaurant !== null || environment.some(({ status }) => status === 1),
  clusters: ({ clients }) => weekParts.every((part) => isWhole(clients.data, part)),
  // Until two can be compared, its sentence asks for ratings.
  competence: ({ comparison: { mcd, rest1, rest2, rest3 } }) =>
    comparedFeatures.some(
      (feature) =>
        mcd.features[feature] !== null &&
        [rest1, rest2, rest3].some((row) => row !== null && row.features[feature] !== null),
    ),
  consume: ({ consumption, restaurant_id: id }) => String(id) in consumption,
  moments: ({ moments }) =>
    moments.some(({ week, weekend }) =>
      [week, weekend].some(({ sales, gcs }) => sales !== null || gcs !== null),
    ),
  pmix: ({ product_mix: lines }) => lines.length > 0,
};

interface SectionProgress {
  readonly section: DiagnosticSection;
  readonly mark: 'alert' | 'filled' | 'empty';
  readonly alerts: number;
  readonly isFilled: boolean;
}

export const progressOf = (diagnostic: Diagnostic): readonly SectionProgress[] =>
  diagnosticSections.map((section) => {
    const alerts = diagnostic.alerts.filter((alert) => alert.section === section).length;
    const filled = isFilled[section](diagnostic);
    return { section, alerts, isFilled: filled, mark: alerts > 0 ? 'alert' : filled ? 'filled' : 'empty' };
  });

const marks = {
  alert: { icon: ErrorRounded, colour: 'warning.main' },
  filled: { icon: CheckCircleRounded, colour: 'success.main' },
  empty: { icon: RadioButtonUncheckedRounded, colour: 'text.secondary' },
} as const;

/** As shape, colour and word. */
function SectionMark({ mark, alerts }: Pick<SectionProgress, 'mark' | 'alerts'>) {
  const text = useText(diagnosticTexts);
  const { icon, colour } = marks[mark];
  return (
    <>
      <Box component={icon} aria-hidden fontSize="small" sx={{ color: colour }} />
      <VisuallyHidden>{`, ${text(`mark.${mark}`, { count: alerts })}`}</VisuallyHidden>
    </>
  );
}

function usePlaceName(): (place: Place) => string {
  const text = useText(diagnosticTexts);
  const localised = useLocalised();
  return (place) =>
    place === 'environment' ? text('environment') : localised(diagnosticSectionLabels[place]);
}

const icons: Readonly<Record<Place, SvgIconComponent>> = {
  dafo: GridViewRounded,
  population: GroupsRounded,
  environment: LocationCityRounded,
  clusters: PieChartRounded,
  competence: CompareArrowsRounded,
  consume: DonutLargeRounded,
  moments: ScheduleRounded,
  pmix: CategoryRounded,
};

/** The seven sections, or the groups of the first edition (R-DIA-01, R-DIA-02, AMB-40). */
const groupings = ['sections', 'groups'] as const;
type Grouping = (typeof groupings)[number];
const groupingKey = 'diagnostic.menu';

interface PlaceGroup {
  readonly key: 'sections' | 'swot' | 'influence' | 'sales';
  readonly places: readonly Place[];
}

const groupsBy: Readonly<Record<Grouping, readonly PlaceGroup[]>> = {
  sections: [{ key: 'sections', places: diagnosticSections }],
  groups: [
    { key: 'swot', places: ['dafo'] },
    { key: 'influence', places: ['population', 'environment', 'clusters', 'competence'] },
    { key: 'sales', places: ['consume', 'moments', 'pmix'] },
  ],
};

interface SectionsMenuProps {
  progress: readonly SectionProgress[];
  current: DiagnosticSection;
  onGo: (section: DiagnosticSection, place: Place) => void;
}

/** R-DIA-01, R-DIA-02. */
export function SectionsMenu({ progress, current, onGo }: SectionsMenuProps) {
  const text = useText(diagnosticTexts);
  const nameOf = usePlaceName();
  const [grouping, setGrouping] = useState<Grouping>(() =>
    recall(groupingKey) === 'groups' ? 'groups' : 'sections',
  );
  const choose = (chosen: Grouping) => {
    remember(groupingKey, chosen === 'sections' ? null : chosen);
    setGrouping(chosen);
  };
  const markOf = (place: Place) => {
    const own = progress.find(({ section }) => section === place);
    return own && <SectionMark mark={own.mark} alerts={own.alerts} />;
  };
  return (
    <Stack data-print="no" spacing={2}>
      <SideMenu
        label={text('menu')}
        current={current}
        onGo={(id) => onGo(sectionOf(id as Place), id as Place)}
        groups={groupsBy[grouping].map(({ key, places }) => ({
          key,
          ...(key !== 'sections' && { title: key === 'swot' ? nameOf('dafo') : text(`group.${key}`) }),
          entries: places.map((place) => ({
            id: place,
            label: nameOf(place),
            icon: icons[place],
            mark: markOf(place),
          })),
        }))}
      />
      <Typography variant="caption" component="div" color="textSecondary" sx={{ px: 1.5 }}>
        {text('progress', {
          filled: progress.filter((each) => each.isFilled).length,
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
    </Stack>
  );
}

interface SectionsBarProps extends Pick<SectionsMenuProps, 'progress' | 'current'> {
  onGo: (section: DiagnosticSection) => void;
}

export function SectionsBar({ progress, current, onGo }: SectionsBarProps) {
  const text = useText(diagnosticTexts);
  const nameOf = usePlaceName();
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const place = diagnosticSections.indexOf(current);
  const before = diagnosticSections[place - 1];
  const after = diagnosticSections[place + 1];
  return (
    <Box
      component="nav"
      aria-label={text('menu')}
      data-print="no"
      sx={{
        position: 'sticky',
        bottom: 0,
        zIndex: 'appBar',
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        minHeight: 56,
        mt: 3,
        mx: { xs: -2, md: -4 },
        px: { xs: 2, md: 4 },
        pt: 0.5,
        pb: 'max(0.25rem, env(safe-area-inset-bottom))',
        borderTop: 1,
        borderColor: 'divider',
        bgcolor: 'background.paper',
        [lowScreen]: { position: 'static' },
      }}
    >
      <IconButton
        aria-label={text('previous')}
        disabled={before === undefined}
        onClick={() => before && onGo(before)}
      >
        <KeyboardArrowUpRounded />
      </IconButton>
      <Button
        id={id}
        variant="text"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-label={text('position', {
          number: place + 1,
          all: diagnosticSections.length,
          name: nameOf(current),
        })}
        startIcon={<FormatListNumberedRounded />}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ flex: 1, minWidth: 0 }}
      >
        {`${place + 1} · ${nameOf(current)}`}
      </Button>
      <IconButton
        aria-label={text('next')}
        disabled={after === undefined}
        onClick={() => after && onGo(after)}
      >
        <KeyboardArrowDownRounded />
      </IconButton>
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'top', horizontal: 'center' }}
        transformOrigin={{ vertical: 'bottom', horizontal: 'center' }}
        slotProps={{ list: { 'aria-labelledby': id } }}
      >
        {progress.map(({ section, mark, alerts }, index) => (
          <MenuItem
            key={section}
            selected={section === current}
            onClick={() => {
              setAnchor(null);
              onGo(section);
            }}
          >
            <ListItemIcon>
              <SectionMark mark={mark} alerts={alerts} />
            </ListItemIcon>
            {`${index + 1} · ${nameOf(section)}`}
          </MenuItem>
        ))}
      </Menu>
    </Box>
  );
}
