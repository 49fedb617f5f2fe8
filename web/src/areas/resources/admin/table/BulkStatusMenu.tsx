import CheckCircleRounded from '@mui/icons-material/CheckCircleRounded';
import VisibilityOffRounded from '@mui/icons-material/VisibilityOffRounded';
import Button from '@mui/material/Button';
import { ResourceStatus, type ResourceSummary } from '@portal/contracts/areas/resources';
import { useText } from '#core/i18n/use-text';
import { BulkBar } from '#ui/table/BulkBar';
import type { SelectedRows } from '#ui/table/use-selected-rows';
import { tableTexts } from '../../texts';

interface BulkStatusMenuProps {
  selection: SelectedRows<ResourceSummary>;
  total: number;
  loadAll: () => Promise<readonly ResourceSummary[]>;
  onStatus: (resources: readonly ResourceSummary[], status: ResourceStatus) => void;
}

/** Publishes or hides all selected resources together (R-ARS-03). */
export function BulkStatusMenu({ selection, total, loadAll, onStatus }: BulkStatusMenuProps) {
  const text = useText(tableTexts);
  const set = (status: ResourceStatus) => {
    onStatus(selection.rows, status);
    selection.clear();
  };
  return (
    <BulkBar selection={selection} total={total} onSelectAll={async () => selection.choose(await loadAll())}>
      <Button size="small" startIcon={<CheckCircleRounded />} onClick={() => set(ResourceStatus.Published)}>
        {text('activate')}
      </Button>
      <Button size="small" startIcon={<VisibilityOffRounded />} onClick={() => set(ResourceStatus.Inactive)}>
        {text('deactivate')}
      </Button>
    </BulkBar>
  );
}
