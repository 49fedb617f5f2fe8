import ImageRounded from '@mui/icons-material/ImageRounded';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { radii } from '#core/theme/tokens';

const Frame = styled('span')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  width: `var(--thumb, calc(var(--row-height) - ${theme.spacing(1.5)}))`,
  aspectRatio: '1',
  overflow: 'hidden',
  borderRadius: radii.control,
  color: theme.vars.palette.text.secondary,
  backgroundColor: theme.vars.palette.background.sunken,
  '& img': { width: '100%', height: '100%', objectFit: 'cover' },
}));

/** `--thumb`, or the row's height. */
export function Thumb({ src }: { src: string }) {
  const [isBroken, setBroken] = useState(false);
  return (
    <Frame>
      {src === '' || isBroken ? (
        <ImageRounded aria-hidden fontSize="small" />
      ) : (
        <img src={src} alt="" loading="lazy" decoding="async" onError={() => setBroken(true)} />
      )}
    </Frame>
  );
}
