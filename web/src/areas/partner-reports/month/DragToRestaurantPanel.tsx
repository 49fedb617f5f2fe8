import { DndContext, DragOverlay, KeyboardSensor, PointerSensor, useSensor, useSensors } from '@dnd-kit/core';
import Box from '@mui/material/Box';
import type { PartnerReport, ReportRestaurantChoice } from '@portal/contracts/areas/partner-reports';
import { type ReactNode, useState } from 'react';
import { useText } from '#core/i18n/use-text';
import { monthTexts } from '../texts';
import { reportAnnouncements, reportIn, restaurantIn, toNextRestaurant, underDrag } from './report-drag';
import { RestaurantTargetsPanel } from './RestaurantTargetsPanel';

/** Pixels that the pointer moves before a press becomes a drag. */
const slack = 5;

interface DragToRestaurantPanelProps {
  onAssign: (report: PartnerReport, restaurant: ReportRestaurantChoice) => void;
  /** The reports, each with a handle. */
  children: ReactNode;
}

/** Reports are carried to restaurants below them, by pointer or by keys on their handles (AMB-65). */
export function DragToRestaurantPanel({ onAssign, children }: DragToRestaurantPanelProps) {
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
