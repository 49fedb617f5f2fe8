import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';

interface ContestedNoticeProps {
  /** Who saved it, and when. */
  title: string;
  text: (key: 'keepMine' | 'takeTheirs') => string;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
  /** Which fields they changed. */
  children?: ReactNode;
}

/** Others saved a block that is edited here: whose changes hold (R4). */
export const ContestedNotice = ({
  title,
  text,
  onKeepMine,
  onTakeTheirs,
  children,
}: ContestedNoticeProps) => (
  <Alert severity="warning" role="alert" data-print="no" sx={{ mb: 1.5 }}>
    <AlertTitle>{title}</AlertTitle>
    {children}
    <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', pt: 1 }}>
      <Button size="small" onClick={onKeepMine}>
        {text('keepMine')}
      </Button>
      <Button size="small" onClick={onTakeTheirs}>
        {text('takeTheirs')}
      </Button>
    </Stack>
  </Alert>
);
