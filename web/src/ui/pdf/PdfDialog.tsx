import AddRounded from '@mui/icons-material/AddRounded';
import CloseRounded from '@mui/icons-material/CloseRounded';
import RemoveRounded from '@mui/icons-material/RemoveRounded';
import { Box, IconButton, Stack, Typography } from '@mui/material';
import { type KeyboardEvent, useState } from 'react';
import { useText } from '#core/i18n/use-text';
import { FullScreenDialog } from '../dialogs/FullScreenDialog';
import { pdfTexts } from '../texts';
import { PdfPages } from './PdfPages';
import { firstZoom, mayGrow, mayShrink, zoomBy } from './zoom';

function Zoom({ zoom, onZoom }: { zoom: number; onZoom: (steps: number) => void }) {
  const text = useText(pdfTexts);
  return (
    <Stack direction="row" sx={{ alignItems: 'center' }}>
      <IconButton aria-label={text('smaller')} disabled={!mayShrink(zoom)} onClick={() => onZoom(-1)}>
        <RemoveRounded />
      </IconButton>
      <Box role="status" sx={{ minWidth: 56, textAlign: 'center', fontVariantNumeric: 'tabular-nums' }}>
        {text('zoom', { percent: Math.round(zoom * 100) })}
      </Box>
      <IconButton aria-label={text('larger')} disabled={!mayGrow(zoom)} onClick={() => onZoom(1)}>
        <AddRounded />
      </IconButton>
    </Stack>
  );
}

interface PdfDialogProps {
  /** Fetched in ranges, with the session. */
  url: string;
  title: string;
  onClose: () => void;
}

/** Full screen; + and − zoom, Esc closes (R-CON-29). Load lazily. */
export function PdfDialog({ url, title, onClose }: PdfDialogProps) {
  const text = useText(pdfTexts);
  const [zoom, setZoom] = useState(firstZoom);
  const [count, setCount] = useState(0);
  const change = (steps: number) => setZoom((before) => zoomBy(before, steps));
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === '+') change(1);
    if (key === '-') change(-1);
  };
  return (
    <FullScreenDialog label={title} onClose={onClose} onKeyDown={onKeyDown}>
      <Stack
        direction="row"
        sx={{
          alignItems: 'center',
          gap: { xs: 0.5, sm: 2 },
          px: 2,
          py: 1,
          borderBottom: 1,
          borderColor: 'divider',
        }}
      >
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography component="h2" noWrap sx={{ m: 0, typography: 'subtitle1' }}>
            {title}
          </Typography>
          <Typography variant="caption" component="div" color="textSecondary">
            {count > 0 && text('pages', { count })}
          </Typography>
        </Box>
        <Zoom zoom={zoom} onZoom={change} />
        <IconButton aria-label={text('close')} onClick={onClose}>
          <CloseRounded />
        </IconButton>
      </Stack>
      <Box
        tabIndex={0}
        role="region"
        aria-label={title}
        sx={{
          flex: 1,
          overflow: 'auto',
          p: 2,
          display: 'grid',
          justifyItems: 'safe center',
          alignContent: 'start',
          backgroundColor: 'background.sunken',
        }}
      >
        <PdfPages url={url} zoom={zoom} onPages={setCount} />
      </Box>
    </FullScreenDialog>
  );
}
