import TableViewRounded from '@mui/icons-material/TableViewRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ImportKind } from '@portal/contracts/areas/imports';
import { Suspense, useState } from 'react';
import { useText } from '#core/i18n/use-text';
import { lazyOverlay } from '#ui/part/lazy-part';
import { fileTexts } from '../texts';
import { SheetPreview } from './SheetPreview';
import { TemplateButton } from './TemplateButton';

const SheetDialog = lazyOverlay(() => import('./SheetDialog').then((module) => module.SheetDialog));

/** Beside the place for the file: how its sheet looks, its template, and the way to all that is to be known of it. */
export function SheetPanel({ kind }: { kind: ImportKind }) {
  const text = useText(fileTexts);
  const [isOpen, setOpen] = useState(false);
  return (
    <Box sx={{ minWidth: 0, display: 'grid', gap: 1, alignContent: 'start' }}>
      <Box component="h3" sx={{ m: 0, typography: 'body2', fontWeight: 600 }}>
        {text('layout')}
      </Box>
      <SheetPreview kind={kind} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <TemplateButton kind={kind} />
        <Button startIcon={<TableViewRounded />} onClick={() => setOpen(true)}>
          {text('example')}
        </Button>
      </Box>
      <Suspense>{isOpen && <SheetDialog kind={kind} onClose={() => setOpen(false)} />}</Suspense>
    </Box>
  );
}
