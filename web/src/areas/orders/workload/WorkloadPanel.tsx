import GroupsOutlined from '@mui/icons-material/GroupsOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Suspense, useState } from 'react';
import { useText } from '#core/i18n/use-text';
import { lazyOverlay } from '#ui/part/lazy-part';
import { workloadTexts } from '../texts';
import { SettledPopover } from '#ui/SettledPopover';

const WorkloadList = lazyOverlay(() => import('./WorkloadList').then((module) => module.WorkloadList));

interface WorkloadPanelProps {
  /** Shows the orders of one person, of nobody, or of oneself. */
  onChoose: (assignee: string) => void;
}

/** What waits with whom, behind a button above the list. */
export function WorkloadPanel({ onChoose }: WorkloadPanelProps) {
  const text = useText(workloadTexts);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  return (
    <>
      <Button
        startIcon={<GroupsOutlined aria-hidden />}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {text('title')}
      </Button>
      <SettledPopover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': text('title'), sx: { mt: 1 } } }}
      >
        <Box sx={{ p: 2, width: { xs: '90vw', sm: 420 } }}>
          <Box component="h2" sx={{ typography: 'subtitle1', m: 0 }}>
            {text('title')}
          </Box>
          <Box sx={{ typography: 'body2', color: 'text.secondary', pb: 1 }}>{text('hint')}</Box>
          <Suspense>
            <WorkloadList
              onChoose={(assignee) => {
                close();
                onChoose(assignee);
              }}
            />
          </Suspense>
        </Box>
      </SettledPopover>
    </>
  );
}
