import ImageRounded from '@mui/icons-material/ImageRounded';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useText } from '#core/i18n/use-text';
import { detailsTexts } from '../texts';
import { orderFileUrl } from './order-files';

const frame = {
  display: 'grid',
  placeItems: 'center',
  width: (theme: { spacing: (factor: number) => string }) => theme.spacing(9),
  aspectRatio: '1',
  overflow: 'hidden',
  borderRadius: 1,
  border: 1,
  borderColor: 'divider',
  bgcolor: 'background.sunken',
  color: 'text.secondary',
  '& img': { width: '100%', height: '100%', objectFit: 'cover' },
} as const;

function Thumb({ url, label }: { url: string; label: string }) {
  const [isBroken, setBroken] = useState(false);
  return (
    <Box component="a" href={url} download sx={frame} aria-label={label} title={label}>
      {isBroken ? (
        <ImageRounded aria-hidden />
      ) : (
        <img src={url} alt="" loading="lazy" decoding="async" onError={() => setBroken(true)} />
      )}
    </Box>
  );
}

/** Pictures that came with an order; each opens its file. */
export function OrderPicturesPanel({ orderId, images }: { orderId: string; images: readonly string[] }) {
  const text = useText(detailsTexts);
  if (images.length === 0) return null;
  return (
    <Stack
      direction="row"
      spacing={1}
      useFlexGap
      sx={{ flexWrap: 'wrap' }}
      role="group"
      aria-label={text('pictures')}
    >
      {images.map((key, index) => (
        <Thumb key={key} url={orderFileUrl(orderId, key)} label={text('picture', { place: index + 1 })} />
      ))}
    </Stack>
  );
}
