import Backdrop from '@mui/material/Backdrop';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { useId } from 'react';
import { useText } from '#core/i18n/use-text';
import { printTexts } from '../texts';

/** While the report gets ready for the paper (R-DIA-04). */
export function PrintOverlay({ onCancel }: { onCancel: () => void }) {
  const text = useText(printTexts);
  const id = useId();
  return (
    <Backdrop
      open
      data-print="no"
      transitionDuration={0}
      sx={{ zIndex: 'modal', bgcolor: 'background.default', flexDirection: 'column', gap: 2, p: 3 }}
      onKeyDown={(event) => event.key === 'Escape' && onCancel()}
    >
      <Box
        role="alertdialog"
        aria-labelledby={id}
        sx={{ display: 'grid', gap: 2, maxWidth: '26rem', width: '100%' }}
      >
        <Box id={id} sx={{ typography: 'h3' }}>
          {text('preparing')}
        </Box>
        <Box sx={{ color: 'text.secondary' }}>{text('preparingText')}</Box>
        <LinearProgress aria-hidden />
        <div>
          <Button autoFocus onClick={onCancel}>
            {text('cancel')}
          </Button>
        </div>
      </Box>
    </Backdrop>
  );
}
