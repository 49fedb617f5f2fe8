import { Box } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import { useState } from 'react';

const maxShown = 3;

const pile = (theme: Theme) =>
  ({
    display: 'block',
    position: 'relative',
    width: '100%',
    maxWidth: 96,
    aspectRatio: '1',
    '& > span': {
      position: 'absolute',
      left: 0,
      top: 0,
      width: '82%',
      height: '82%',
      overflow: 'hidden',
      borderRadius: 1,
      backgroundColor: theme.vars.palette.background.sunken,
      boxShadow: `0 0 0 ${theme.spacing(0.125)} ${theme.vars.palette.divider}, 0 ${theme.spacing(0.125)} ${theme.spacing(0.375)} rgb(29 26 22 / 0.12)`,
    },
    '& > span:only-of-type': { width: '100%', height: '100%' },
    '& > span:nth-last-of-type(2)': { transform: 'translate(11%, 11%)' },
    '& > span:nth-last-of-type(3)': { transform: 'translate(22%, 22%)' },
    '& img': { display: 'block', width: '100%', height: '100%', objectFit: 'cover' },
  }) as const;

/** Blank if the preview fails to load. */
function Sheet({ src }: { src: string }) {
  const [isBroken, setBroken] = useState(false);
  return (
    <span>
      {!isBroken && (
        <img
          src={src}
          alt=""
          loading="lazy"
          decoding="async"
          width={96}
          height={96}
          onError={() => setBroken(true)}
        />
      )}
    </span>
  );
}

export function PicturePreview({ pictures }: { pictures: readonly string[] }) {
  const shown = pictures.slice(0, maxShown).toReversed();
  return (
    <Box component="span" aria-hidden sx={pile}>
      {shown.map((picture, index) => (
        <Sheet key={`${index} ${picture}`} src={picture} />
      ))}
    </Box>
  );
}
