import HelpRounded from '@mui/icons-material/HelpRounded';
import { Box, ButtonBase, Card, Stack, Typography, useMediaQuery } from '@mui/material';
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
import { useCallList, useCallQuery } from '#core/client/use-call-query';
import { useText } from '#core/i18n/use-text';
import { SearchField } from '#ui/list/SearchField';
import { monthTexts } from './texts';
import { ReportActionButtons, RestaurantPicker, useAssigning } from './ReportActionButtons';
import type { Unwanted } from './partner-reports';

const reportIn = ({ data }: Active): PartnerReport | undefined => data.current?.['report'];

const restaurantIn = (over: Over | null): ReportRestaurantChoice | undefined =>
  over?.data.current?.['restaurant'];

/** Pixels, for rounding. */
const nearby = 2;

const liesOn = (one: ClientRect, other: ClientRect | undefined): boolean =>
  other !== undefined && Math.abs(one.top - other.top) < nearby && Math.abs(one.left - other.left) < nearby;

const underDrag: CollisionDetection = (drag) => {
  if (drag.pointerCoordinates !== null) return pointerWithin(drag);
  return drag.droppableContainers
    .filter(({ id }) => liesOn(drag.collisionRect, drag.droppableRects.get(id)))
    .map(({ id }) => ({ id }));
};

const steps: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowLeft: -1, ArrowDown: 1, ArrowRight: 1 };

/** Arrow keys move to the next restaurant in reading order. */
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

/** The search finds others. */
const maxTargets = 12;

function Target({ restaurant }: { restaurant: ReportRestaurantChoice }) {
  const { setNodeRef, isOver } = useDroppable({ id: `restaurant-${restaurant.id}`, data: { restaurant } });
  return (
    <Typography
      ref={setNodeRef}
      variant="body2"
      component="li"
      data-over={isOver}
      sx={{
        px: 1.25,
        py: 0.75,
        borderRadius: 1,
        border: `thin ${isOver ? 'solid' : 'dashed'}`,
        borderColor: isOver ? 'primary.main' : (theme) => theme.vars.palette.control,
        outline: isOver ? 'thin solid' : undefined,
        outlineColor: 'primary.main',
        bgcolor: 'background.paper',
        fontWeight: isOver ? 600 : undefined,
        overflowWrap: 'anywhere',
      }}
    >
      {`${restaurant.site} - ${restaurant.name}`}
    </Typography>
  );
}

/** AMB-65. */
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
        <Stack
          component="ul"
          direction="row"
          useFlexGap
          aria-label={text('targets')}
          sx={{ flexWrap: 'wrap', gap: 1, m: 0, p: 0, listStyle: 'none' }}
        >
          {data.slice(0, maxTargets).map((restaurant) => (
            <Target key={restaurant.id} restaurant={restaurant} />
          ))}
        </Stack>
      )}
    </Box>
  );
}

/** Pixels. */
const dragThreshold = 5;

interface DragToRestaurantPanelProps {
  onAssign: (report: PartnerReport, restaurant: ReportRestaurantChoice) => void;
  children: ReactNode;
}

/** Drag by pointer or keys (AMB-65). */
function DragToRestaurantPanel({ onAssign, children }: DragToRestaurantPanelProps) {
  const text = useText(monthTexts);
  const [dragged, setDragged] = useState<PartnerReport | null>(null);
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: dragThreshold } }),
    useSensor(KeyboardSensor, { coordinateGetter: toNextRestaurant }),
  );
  const end = () => setDragged(null);
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={underDrag}
      accessibility={{
        announcements: reportAnnouncements(text),
        screenReaderInstructions: { draggable: text('dragHelp') },
      }}
      onDragStart={({ active }) => setDragged(reportIn(active) ?? null)}
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
        {dragged && (
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
            {dragged.report_filename}
          </Box>
        )}
      </DragOverlay>
    </DndContext>
  );
}

function DragReportButton({ report }: { report: PartnerReport }) {
  const text = useText(monthTexts);
  const { setNodeRef, attributes, listeners } = useDraggable({ id: report.id, data: { report } });
  return (
    <ButtonBase
      ref={setNodeRef}
      {...attributes}
      {...listeners}
      aria-label={text('drag', { name: report.report_filename })}
      sx={{
        flex: 'none',
        width: 32,
        height: 40,
        borderRadius: 1,
        color: 'text.secondary',
        touchAction: 'none',
        cursor: 'grab',
        '&:hover': { color: 'text.primary' },
      }}
    >
      <DragIndicatorRounded aria-hidden fontSize="small" />
    </ButtonBase>
  );
}

interface UnassignedPanelProps {
  month: string;
  onPreview: (report: PartnerReport) => void;
  onRemove: (unwanted: Unwanted) => void;
}

/** AMB-65. */
export function UnassignedPanel({ month, onPreview, onRemove }: UnassignedPanelProps) {
  const text = useText(monthTexts);
  const id = useId();
  const { assign, isPending } = useAssigning();
  const input = { month, assigned: 0, size: -1 } as const;
  const { data } = useCallList(partnerReportQueries.ListPartnerReports, input);
  // Small screens have no room to drag.
  const isWide = useMediaQuery((theme) => theme.breakpoints.up('md'));
  if (data === undefined || data.total === 0) return null;
  const list = (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {data.rows.map((report) => (
        <Box
          component="li"
          key={report.id}
          sx={{
            display: 'grid',
            gridTemplateColumns: {
              xs: 'minmax(0, 1fr) auto',
              sm: 'minmax(0, 1fr) minmax(15rem, 20rem) auto',
            },
            alignItems: 'center',
            columnGap: 1,
            rowGap: 0.5,
            py: 1.25,
            '& + &': { borderTop: 1, borderColor: 'divider' },
          }}
        >
          <Box sx={{ display: 'flex', alignItems: 'center', fontWeight: 600, overflowWrap: 'anywhere' }}>
            {isWide && <DragReportButton report={report} />}
            {report.report_filename}
          </Box>
          <ReportActionButtons
            report={report}
            onPreview={() => onPreview(report)}
            onRemove={() => onRemove({ report })}
          />
          <Box sx={{ gridColumn: { xs: '1 / -1', sm: 2 }, gridRow: { sm: 1 } }}>
            <RestaurantPicker
              report={report}
              isDisabled={isPending}
              onChoose={(restaurant) => void assign(report, restaurant)}
            />
          </Box>
        </Box>
      ))}
    </Box>
  );
  return (
    <Card
      component="section"
      aria-labelledby={id}
      sx={({ vars: { palette } }) => ({
        p: 2,
        overflow: 'visible',
        borderColor: `color-mix(in srgb, ${palette.warning.main} 40%, transparent)`,
        bgcolor: `color-mix(in srgb, ${palette.warning.main} 7%, ${palette.background.paper})`,
      })}
    >
      <Typography variant="h4" component="h2" id={id} sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <HelpRounded aria-hidden sx={{ color: 'warning.main' }} />
        {text('unassignedTitle', { count: data.total })}
      </Typography>
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
    </Card>
  );
}
