import { useDraggable } from '@dnd-kit/core';
import DragIndicatorRounded from '@mui/icons-material/DragIndicatorRounded';
import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import type { PartnerReport } from '@portal/contracts/areas/partner-reports';
import { useText } from '#core/i18n/use-text';
import { radii } from '#core/theme/tokens';
import { monthTexts } from '../texts';

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
export function DragReportButton({ report }: { report: PartnerReport }) {
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
