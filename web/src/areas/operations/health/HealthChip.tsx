import AutorenewRounded from '@mui/icons-material/AutorenewRounded';
import CheckCircleRounded from '@mui/icons-material/CheckCircleRounded';
import ReportRounded from '@mui/icons-material/ReportRounded';
import ScheduleRounded from '@mui/icons-material/ScheduleRounded';
import SensorsOffRounded from '@mui/icons-material/SensorsOffRounded';
import type { ProjectionHealth } from '@portal/contracts/areas/operations';
import { useText } from '#core/i18n/use-text';
import { StatusChip } from '#ui/StatusChip';
import { operationsTexts } from '../texts';
import type { Health } from './health-of';

export const healthLooks = {
  well: { tone: 'success', icon: CheckCircleRounded },
  behind: { tone: 'warning', icon: ScheduleRounded },
  parked: { tone: 'error', icon: ReportRounded },
  rebuilding: { tone: 'info', icon: AutorenewRounded },
  silent: { tone: 'error', icon: SensorsOffRounded },
} as const;

interface HealthChipProps {
  health: Health;
  projection: ProjectionHealth;
}

/** What is to be said first of a projection. */
export function HealthChip({ health, projection }: HealthChipProps) {
  const text = useText(operationsTexts);
  const percent = Math.floor((projection.rebuild ?? 0) * 100);
  const label = text(`health.${health}`, { count: projection.parked, percent });
  return <StatusChip {...healthLooks[health]} label={label} />;
}
