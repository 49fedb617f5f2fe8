import HistoryRounded from '@mui/icons-material/HistoryRounded';
import { Button, type ButtonProps } from '@mui/material';
import { Suspense, useState } from 'react';
import { useText } from '#core/i18n/use-text';
import { lazyOverlay } from '../part/lazy-part';
import { historyTexts } from '../texts';
import type { RecordHistory } from './record-history';

const HistoryDialog = lazyOverlay(() => import('./HistoryPanel').then((module) => module.HistoryDialog));

interface HistoryButtonProps<Row extends object> extends Pick<ButtonProps, 'size' | 'variant' | 'sx'> {
  history: RecordHistory<Row>;
  label?: string;
  onRestored?: () => void;
}

/** Opens the history of a record. */
export function HistoryButton<Row extends object>({
  history,
  label,
  onRestored,
  ...button
}: HistoryButtonProps<Row>) {
  const text = useText(historyTexts);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button startIcon={<HistoryRounded />} {...button} onClick={() => setOpen(true)}>
        {label ?? text('open')}
      </Button>
      <Suspense>
        {isOpen && (
          <HistoryDialog
            history={history as unknown as RecordHistory}
            onRestored={onRestored}
            onClose={() => setOpen(false)}
          />
        )}
      </Suspense>
    </>
  );
}
