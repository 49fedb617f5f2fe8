import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { radii } from '#core/theme/tokens';

/** More than this and none can be told apart. */
const most = 3;

const Pile = styled('span')(({ theme }) => ({
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
    borderRadius: radii.control,
    backgroundColor: theme.vars.palette.background.sunken,
    boxShadow: `0 0 0 ${theme.spacing(0.125)} ${theme.vars.palette.divider}, 0 ${theme.spacing(0.125)} ${theme.spacing(0.375)} rgb(29 26 22 / 0.12)`,
  },
  '& > span:only-of-type': { width: '100%', height: '100%' },
  '& > span:nth-last-of-type(2)': { transform: 'translate(11%, 11%)' },
  '& > span:nth-last-of-type(3)': { transform: 'translate(22%, 22%)' },
  '& img': { display: 'block', width: '100%', height: '100%', objectFit: 'cover' },
}));

/** A preview that cannot be loaded leaves its sheet blank. */
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

/** A few previews as a pile, the first on top. Decoration: what they show stands beside them. */
export function PictureStackList({ pictures }: { pictures: readonly string[] }) {
  const shown = pictures.slice(0, most).toReversed();
  return (
    <Pile aria-hidden>
      {shown.map((picture, index) => (
        <Sheet key={`${index} ${picture}`} src={picture} />
      ))}
    </Pile>
  );
}
