import { Alert, AlertTitle, Button, Stack } from '@mui/material';
import type { ReactNode } from 'react';
import { useText } from '#core/i18n/use-text';
import { blocksTexts } from '../texts';

interface ContestedNoticeProps {
  title: string;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
  children?: ReactNode;
}

/** R4 */
export function ContestedNotice({ title, onKeepMine, onTakeTheirs, children }: ContestedNoticeProps) {
  const text = useText(blocksTexts);
  return (
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
}
