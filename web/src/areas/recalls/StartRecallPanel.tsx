import { Button, Stack, Typography } from '@mui/material';
import type { ResourceDetail } from '@portal/contracts/areas/resources';
import { Suspense, useState } from 'react';
import { useText } from '#core/i18n/use-text';
import { Panel } from '#ui/Panel';
import { lazyOverlay } from '#ui/part/lazy-part';
import { startTexts } from './texts';

const StartRecallDialog = lazyOverlay(() =>
  import('./StartRecallDialog').then((module) => module.StartRecallDialog),
);

/** Beside the form of a resource. */
export function StartRecallPanel({ resource }: { resource: ResourceDetail }) {
  const text = useText(startTexts);
  const [isOpen, setOpen] = useState(false);
  return (
    <Panel title={text('panel')}>
      <Stack spacing={1.5} sx={{ alignItems: 'start' }}>
        <Typography variant="body2" color="textSecondary">
          {text('panelText')}
        </Typography>
        <Button onClick={() => setOpen(true)}>{text('open')}</Button>
      </Stack>
      <Suspense>
        {isOpen && <StartRecallDialog resource={resource} onClose={() => setOpen(false)} />}
      </Suspense>
    </Panel>
  );
}
