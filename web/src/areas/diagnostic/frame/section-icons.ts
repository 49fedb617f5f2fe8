import type { SvgIconComponent } from '@mui/icons-material';
import CategoryRounded from '@mui/icons-material/CategoryRounded';
import CompareArrowsRounded from '@mui/icons-material/CompareArrowsRounded';
import DonutLargeRounded from '@mui/icons-material/DonutLargeRounded';
import GridViewRounded from '@mui/icons-material/GridViewRounded';
import GroupsRounded from '@mui/icons-material/GroupsRounded';
import LocationCityRounded from '@mui/icons-material/LocationCityRounded';
import PieChartRounded from '@mui/icons-material/PieChartRounded';
import ScheduleRounded from '@mui/icons-material/ScheduleRounded';
import type { Place } from './section-groups';

export const placeIcons: Readonly<Record<Place, SvgIconComponent>> = {
  dafo: GridViewRounded,
  population: GroupsRounded,
  environment: LocationCityRounded,
  clusters: PieChartRounded,
  competence: CompareArrowsRounded,
  consume: DonutLargeRounded,
  moments: ScheduleRounded,
  pmix: CategoryRounded,
};
