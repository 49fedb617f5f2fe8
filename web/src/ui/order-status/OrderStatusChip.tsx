import Skeleton from '@mui/material/Skeleton';
import { StatusChip } from '../StatusChip';
import { radii } from '#core/theme/tokens';
import { statusLook } from './status-look';
import { useOrderStatuses } from './use-order-statuses';

/** R-ORD-01, R-ORD-07…09 */
export function OrderStatusChip({ status }: { status: number }) {
  const label = useOrderStatuses().nameOf(status);
  if (label === null) return <Skeleton sx={{ width: 104, height: 26, borderRadius: `${radii.pill}px` }} />;
  return <StatusChip {...statusLook(status)} label={label} />;
}
