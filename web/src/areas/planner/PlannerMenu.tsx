import CalendarMonthRounded from '@mui/icons-material/CalendarMonthRounded';
import FlagRounded from '@mui/icons-material/FlagRounded';
import RouteRounded from '@mui/icons-material/RouteRounded';
import TrackChangesRounded from '@mui/icons-material/TrackChangesRounded';
import { useText } from '#core/i18n/use-text';
import { SideMenu } from '#ui/SideMenu';
import { plannerTexts } from './texts';

const parts = [
  { id: 'priorities', icon: FlagRounded },
  { id: 'objectives', icon: TrackChangesRounded },
  { id: 'strategies', icon: RouteRounded },
  { id: 'plan', icon: CalendarMonthRounded },
] as const;

/** The parts of the page (R-MKT-01). */
export function PlannerMenu() {
  const text = useText(plannerTexts);
  const entries = parts.map(({ id, icon }) => ({ id, icon, label: text(`part.${id}`) }));
  return <SideMenu label={text('menu')} groups={[{ key: 'parts', entries }]} />;
}
