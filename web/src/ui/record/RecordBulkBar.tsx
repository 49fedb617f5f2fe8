import CheckCircleRounded from '@mui/icons-material/CheckCircleRounded';
import DeleteOutlineRounded from '@mui/icons-material/DeleteOutlineRounded';
import VisibilityOffRounded from '@mui/icons-material/VisibilityOffRounded';
import Button from '@mui/material/Button';
import { useText } from '#core/i18n/use-text';
import { WorkBar } from '../inbox/WorkBar';
import type { RecordBulk } from './use-record-bulk';
import { recordTexts } from '../texts';

/** What can be done with many records at once: switched on or off where they can be, and deleted. */
export function RecordBulkBar({ bulk, total }: { bulk: RecordBulk; total: number }) {
  const text = useText(recordTexts);
  const { selection, selectAll, many, switchMany, removal } = bulk;
  const { rows } = selection;
  const set = (isOn: boolean) => {
    selection.clear();
    void switchMany?.(rows, isOn);
  };
  return (
    <WorkBar
      count={rows.length}
      total={total}
      onSelectAll={selectAll}
      progress={many.progress}
      onClear={selection.clear}
    >
      {switchMany !== undefined && (
        <>
          <Button size="small" startIcon={<CheckCircleRounded />} onClick={() => set(true)}>
            {text('switchOn')}
          </Button>
          <Button size="small" startIcon={<VisibilityOffRounded />} onClick={() => set(false)}>
            {text('switchOff')}
          </Button>
        </>
      )}
      <Button size="small" startIcon={<DeleteOutlineRounded />} onClick={() => removal.ask(rows)}>
        {text('removeMany')}
      </Button>
    </WorkBar>
  );
}
