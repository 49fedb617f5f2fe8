import { Typography } from '@mui/material';
import { styled } from '@mui/material/styles';
import { useState } from 'react';

const Frame = styled('span')(({ theme }) => ({
  display: 'block',
  position: 'relative',
  width: '100%',
  overflow: 'hidden',
  backgroundColor: theme.vars.palette.background.sunken,
  '& img': { display: 'block', width: '100%', height: '100%', objectFit: 'contain' },
}));

interface PictureProps {
  /** May be empty. */
  src: string;
  /** Empty if the name is beside it. */
  alt: string;
  /** Pixels of the file, which reserve its space. */
  width: number;
  height: number;
  isEager?: boolean;
}

export function Picture({ src, alt, width, height, isEager = false }: PictureProps) {
  const [isBroken, setBroken] = useState(false);
  const ratio = width > 0 && height > 0 ? width / height : 1;
  return (
    <Frame style={{ aspectRatio: String(ratio) }}>
      {isBroken || src === '' ? (
        <Typography
          variant="caption"
          component="span"
          color="textSecondary"
          sx={{ display: 'grid', placeItems: 'center', height: '100%', p: 1 }}
        >
          {alt}
        </Typography>
      ) : (
        <img
          src={src}
          alt={alt}
          width={width}
          height={height}
          loading={isEager ? 'eager' : 'lazy'}
          decoding="async"
          onError={() => setBroken(true)}
        />
      )}
    </Frame>
  );
}
