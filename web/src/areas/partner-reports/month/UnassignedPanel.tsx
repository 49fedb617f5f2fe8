import HelpRounded from '@mui/icons-material/HelpRounded';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import {
  type PartnerReport,
  partnerReportQueries,
  type ReportRestaurantChoice,
} from '@portal/contracts/areas/partner-reports';
import { useId, type ReactNode, useState, useDeferredValue } from 'react';
import {
  useDraggable,
  DndContext,
  DragOverlay,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
  useDroppable,
  type Active,
  type Announcements,
  type ClientRect,
  type CollisionDetection,
  type KeyboardCoordinateGetter,
  type Over,
  pointerWithin,
} from '@dnd-kit/core';
import DragIndicatorRounded from '@mui/icons-material/DragIndicatorRounded';
import ButtonBase from '@mui/material/ButtonBase';
import { useCallList, useCallQuery } from '#core/client/use-call-query';
import { useText } from '#core/i18n/use-text';
import { radii } from '#core/theme/tokens';
import { SearchField } from '#ui/list/SearchField';
import { monthTexts } from '../texts';
import { ReportActionButtons } from './ReportsTable';
import { RestaurantPicker } from './RestaurantPicker';
import { useAssigning } from './use-assigning';
import type { Unwanted } from './use-report-removal';

const reportIn = ({ data }: Active): PartnerReport | undefined => data.current?.['report'];

const restaurantIn = (over: Over | null): ReportRestaurantChoice | undefined =>
  over?.data.current?.['restaurant'];

/** Pixels: rounding of what was laid on it. */
const nearby = 2;

const liesOn = (one: ClientRect, other: ClientRect | undefined): boolean =>
  other !== undefined && Math.abs(one.top - other.top) < nearby && Math.abs(one.left - other.left) < nearby;

/** The restaurant under the pointer; with keys the one that an arrow went to, and none before the first arrow. */
const underDrag: CollisionDetection = (drag) => {
  if (drag.pointerCoordinates !== null) return pointerWithin(drag);
  return drag.droppableContainers
    .filter(({ id }) => liesOn(drag.collisionRect, drag.droppableRects.get(id)))
    .map(({ id }) => ({ id }));
};

const steps: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowLeft: -1, ArrowDown: 1, ArrowRight: 1 };

/** An arrow takes what is carried to the next restaurant, in the order in which they are read. */
const toNextRestaurant: KeyboardCoordinateGetter = (event, { context }) => {
  const step = steps[event.code];
  if (step === undefined) return undefined;
  event.preventDefault();
  const places = [...context.droppableRects].toSorted(
    ([, one], [, other]) => one.top - other.top || one.left - other.left,
  );
  const at = places.findIndex(([id]) => id === context.over?.id);
  const [, place] = places[at === -1 ? 0 : at + step] ?? [];
  return place && { x: place.left, y: place.top };
};

type Say = (
  key: 'dragStart' | 'dragOver' | 'dragNowhere' | 'dragEnd' | 'dragCancel',
  values: Record<string, string>,
) => string;

/** What screen readers hear of a drag. */
function reportAnnouncements(say: Say): Announcements {
  const placed = (key: 'dragOver' | 'dragEnd', active: Active, over: Over | null) => {
    const name = reportIn(active)?.report_filename ?? '';
    const restaurant = restaurantIn(over);
    if (!restaurant) return say(key === 'dragOver' ? 'dragNowhere' : 'dragCancel', { name });
    return say(key, { name, restaurant: `${restaurant.site} - ${restaurant.name}` });
  };
  const named = (key: 'dragStart' | 'dragCancel', active: Active) =>
    say(key, { name: reportIn(active)?.report_filename ?? '' });
  return {
    onDragStart: ({ active }) => named('dragStart', active),
    onDragOver: ({ active, over }) => placed('dragOver', active, over),
    onDragEnd: ({ active, over }) => placed('dragEnd', active, over),
    onDragCancel: ({ active }) => named('dragCancel', active),
  };
}

/** What can be looked over at a glance; the search finds the others. */
const maxTargets = 12;

const Targets = styled('ul')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1),
  '&& > li': {
    ...theme.typography.body2,
    display: 'block',
    padding: theme.spacing(0.75, 1.25),
    borderRadius: radii.control,
    border: `thin dashed ${theme.vars.palette.control}`,
    backgroundColor: theme.vars.palette.background.paper,
    overflowWrap: 'anywhere',
  },
  '&& > li[data-over="true"]': {
    borderStyle: 'solid',
    borderColor: theme.vars.palette.primary.main,
    outline: `thin solid ${theme.vars.palette.primary.main}`,
    fontWeight: 600,
  },
}));

function Target({ restaurant }: { restaurant: ReportRestaurantChoice }) {
  const { setNodeRef, isOver } = useDroppable({ id: `restaurant-${restaurant.id}`, data: { restaurant } });
  return (
    <li ref={setNodeRef} data-over={isOver}>
      {`${restaurant.site} - ${restaurant.name}`}
    </li>
  );
}

/** Restaurants that a report may be let go over; the search brings others (AMB-65). */
function RestaurantTargetsPanel() {
  const text = useText(monthTexts);
  const [term, setTerm] = useState('');
  const q = useDeferredValue(term.trim());
  const { FindReportRestaurants } = partnerReportQueries;
  const { data = [] } = useCallQuery(FindReportRestaurants, { q }, { keepPrevious: true });
  return (
    <Box sx={{ display: 'grid', gap: 1.5, pt: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
        <Typography variant="subtitle2" component="div">
          {text('dragTitle')}
        </Typography>
        <SearchField label={text('findRestaurant')} value={term} onSearch={setTerm} />
      </Box>
      {data.length === 0 ? (
        <Typography variant="body2" color="textSecondary">
          {text('noMatch')}
        </Typography>
      ) : (
        <Targets aria-label={text('targets')}>
          {data.slice(0, maxTargets).map((restaurant) => (
            <Target key={restaurant.id} restaurant={restaurant} />
          ))}
        </Targets>
      )}
    </Box>
  );
}

/** Pixels that the pointer moves before a press becomes a drag. */
const slack = 5;

interface DragToRestaurantPanelProps {
  onAssign: (report: PartnerReport, restaurant: ReportRestaurantChoice) => void;
  /** The reports, each with a handle. */
  children: ReactNode;
}

/** Reports are carried to restaurants below them, by pointer or by keys on their handles (AMB-65). */
function DragToRestaurantPanel({ onAssign, children }: DragToRestaurantPanelProps) {
  const text = useText(monthTexts);
  const [carried, setCarried] = useState<PartnerReport | null>(null);
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: slack } }),
    useSensor(KeyboardSensor, { coordinateGetter: toNextRestaurant }),
  );
  const end = () => setCarried(null);
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={underDrag}
      accessibility={{
        announcements: reportAnnouncements(text),
        screenReaderInstructions: { draggable: text('dragHelp') },
      }}
      onDragStart={({ active }) => setCarried(reportIn(active) ?? null)}
      onDragCancel={end}
      onDragEnd={({ active, over }) => {
        end();
        const report = reportIn(active);
        const restaurant = restaurantIn(over);
        if (report && restaurant) onAssign(report, restaurant);
      }}
    >
      {children}
      <RestaurantTargetsPanel />
      <DragOverlay dropAnimation={null}>
        {carried && (
          <Box
            sx={{
              width: 'max-content',
              px: 1.5,
              py: 1,
              borderRadius: 1,
              boxShadow: 6,
              fontWeight: 600,
              border: 1,
              borderColor: 'divider',
              bgcolor: 'background.paper',
              color: 'text.primary',
              cursor: 'grabbing',
            }}
          >
            {carried.report_filename}
          </Box>
        )}
      </DragOverlay>
    </DndContext>
  );
}

const Handle = styled(ButtonBase)(({ theme }) => ({
  flex: 'none',
  width: 32,
  height: 40,
  borderRadius: radii.control,
  color: theme.vars.palette.text.secondary,
  touchAction: 'none',
  cursor: 'grab',
  '&:hover': { color: theme.vars.palette.text.primary },
}));

/** Takes hold of a report, by pointer or keys, to carry it to its restaurant. */
function DragReportButton({ report }: { report: PartnerReport }) {
  const text = useText(monthTexts);
  const { setNodeRef, attributes, listeners } = useDraggable({ id: report.id, data: { report } });
  return (
    <Handle
      ref={setNodeRef}
      {...attributes}
      {...listeners}
      aria-label={text('drag', { name: report.report_filename })}
    >
      <DragIndicatorRounded aria-hidden fontSize="small" />
    </Handle>
  );
}

const Tray = styled('section')(({ theme }) => ({
  padding: theme.spacing(2),
  borderRadius: radii.card,
  border: `thin solid color-mix(in srgb, ${theme.vars.palette.warning.main} 40%, transparent)`,
  backgroundColor: `color-mix(in srgb, ${theme.vars.palette.warning.main} 7%, ${theme.vars.palette.background.paper})`,
  '& h2': {
    ...theme.typography.h4,
    display: 'flex',
    alignItems: 'center',
    gap: theme.spacing(1),
    margin: 0,
  },
  '& ul': { margin: 0, padding: 0, listStyle: 'none' },
  '& li': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: theme.spacing(0.5, 1),
    padding: theme.spacing(1.25, 0),
  },
  '& li + li': { borderTop: `thin solid ${theme.vars.palette.divider}` },
  '& .name': { display: 'flex', alignItems: 'center', fontWeight: 600, overflowWrap: 'anywhere' },
  '& .picker': { gridColumn: '1 / -1' },
  [theme.breakpoints.up('sm')]: {
    '& li': { gridTemplateColumns: 'minmax(0, 1fr) minmax(15rem, 20rem) auto' },
    '& .picker': { gridColumn: 2, gridRow: 1 },
  },
}));

interface UnassignedPanelProps {
  month: string;
  onPreview: (report: PartnerReport) => void;
  onRemove: (unwanted: Unwanted) => void;
}

/** The reports whose names tell no restaurant: each is assigned by hand, or deleted (AMB-65). */
export function UnassignedPanel({ month, onPreview, onRemove }: UnassignedPanelProps) {
  const text = useText(monthTexts);
  const id = useId();
  const { assign, isPending } = useAssigning();
  const input = { month, assigned: 0, size: -1 } as const;
  const { data } = useCallList(partnerReportQueries.ListPartnerReports, input);
  // Fingers on a small screen choose; there is no room to carry something across.
  const isWide = useMediaQuery((theme) => theme.breakpoints.up('md'));
  if (data === undefined || data.total === 0) return null;
  const list = (
    <ul>
      {data.rows.map((report) => (
        <li key={report.id}>
          <span className="name">
            {isWide && <DragReportButton report={report} />}
            {report.report_filename}
          </span>
          <ReportActionButtons
            report={report}
            onPreview={() => onPreview(report)}
            onRemove={() => onRemove({ report })}
          />
          <div className="picker">
            <RestaurantPicker
              report={report}
              isDisabled={isPending}
              onChoose={(restaurant) => void assign(report, restaurant)}
            />
          </div>
        </li>
      ))}
    </ul>
  );
  return (
    <Tray aria-labelledby={id}>
      <h2 id={id}>
        <HelpRounded aria-hidden sx={{ color: 'warning.main' }} />
        {text('unassignedTitle', { count: data.total })}
      </h2>
      <Typography variant="body2" sx={{ pt: 0.5, pb: 1 }}>
        {text('unassignedText')}
      </Typography>
      {isWide ? (
        <DragToRestaurantPanel onAssign={(report, restaurant) => void assign(report, restaurant)}>
          {list}
        </DragToRestaurantPanel>
      ) : (
        list
      )}
    </Tray>
  );
}
