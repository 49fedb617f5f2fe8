import DeleteOutlineRounded from '@mui/icons-material/DeleteOutlineRounded';
import VisibilityRounded from '@mui/icons-material/VisibilityRounded';
import IconButton from '@mui/material/IconButton';
import type { PartnerReport } from '@portal/contracts/areas/partner-reports';
import { useText } from '#core/i18n/use-text';
import { monthTexts } from '../texts';
import { SignButtons } from '#ui/table/SignButtons';

interface ReportActionButtonsProps {
  report: PartnerReport;
  onPreview: () => void;
  onRemove: () => void;
}

/** What can be done with a report: look at it, and delete it (R-PRT-03). */
export function ReportActionButtons({ report, onPreview, onRemove }: ReportActionButtonsProps) {
  const text = useText(monthTexts);
  const name = report.report_filename;
  return (
    <SignButtons>
      <IconButton size="small" aria-label={text('preview', { name })} onClick={onPreview}>
        <VisibilityRounded />
      </IconButton>
      <IconButton size="small" aria-label={text('remove', { name })} onClick={onRemove}>
        <DeleteOutlineRounded />
      </IconButton>
    </SignButtons>
  );
}
