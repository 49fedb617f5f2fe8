import type { SvgIconComponent } from '@mui/icons-material';
import AutorenewRounded from '@mui/icons-material/AutorenewRounded';
import BlockRounded from '@mui/icons-material/BlockRounded';
import CheckCircleRounded from '@mui/icons-material/CheckCircleRounded';
import HelpOutlineRounded from '@mui/icons-material/HelpOutlineRounded';
import HourglassTopRounded from '@mui/icons-material/HourglassTopRounded';
import LocalShippingRounded from '@mui/icons-material/LocalShippingRounded';
import { Skeleton } from '@mui/material';
import { sessionQueries } from '@portal/contracts/areas/session';
import { useMemo } from 'react';
import { useCallQuery } from '#core/client/use-call-query';
import { useLanguage } from '#core/i18n/LanguageProvider';
import { radii } from '#core/theme/tokens';
import { statusTones, StatusChip, type StatusTone } from '../StatusChip';

interface OrderStatuses {
  /** In the order of the server's table. */
  readonly all: readonly { readonly id: number; readonly name: string }[];
  /** `null` until loaded. */
  readonly nameOf: (status: number) => string | null;
}

/** R-ORD-07 */
export function useOrderStatuses(): OrderStatuses {
  const { language } = useLanguage();
  const tables = useCallQuery(sessionQueries.GetTables, { language }, { freshFor: Infinity });
  const { data, isError } = tables;
  return useMemo(() => {
    const all = (data?.order_status ?? []).map(({ id, name }) => ({ id: Number(id), name }));
    // Without the table, the code.
    const otherwise = (status: number) => (isError ? String(status) : null);
    return { all, nameOf: (status) => all.find(({ id }) => id === status)?.name ?? otherwise(status) };
  }, [data, isError]);
}

/** R-ORD-07 */
interface StatusLook {
  readonly tone: StatusTone;
  readonly icon: SvgIconComponent;
  /** R-ORD-09 */
  readonly isInverted?: boolean;
}

const looks: Readonly<Record<number, StatusLook>> = {
  1: { tone: statusTones.underway, icon: AutorenewRounded, isInverted: true },
  2: { tone: statusTones.waiting, icon: HourglassTopRounded },
  3: { tone: statusTones.delivering, icon: LocalShippingRounded },
  4: { tone: statusTones.done, icon: CheckCircleRounded },
  5: { tone: statusTones.cancelled, icon: BlockRounded },
};

/** A status unknown to this version. */
const unknown: StatusLook = { tone: statusTones.over, icon: HelpOutlineRounded };

export const statusLook = (status: number): StatusLook => looks[status] ?? unknown;

/** R-ORD-01, R-ORD-07…09 */
export function OrderStatusChip({ status }: { status: number }) {
  const label = useOrderStatuses().nameOf(status);
  if (label === null) return <Skeleton sx={{ width: 104, height: 26, borderRadius: `${radii.pill}px` }} />;
  return <StatusChip {...statusLook(status)} label={label} />;
}
