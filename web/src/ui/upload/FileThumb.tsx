import { styled } from '@mui/material/styles';
import { useEffect, useRef } from 'react';
import { radii } from '#core/theme/tokens';

const Thumb = styled('img')(({ theme }) => ({
  width: 40,
  height: 40,
  objectFit: 'cover',
  borderRadius: radii.control,
  backgroundColor: theme.vars.palette.background.sunken,
  border: `1px solid ${theme.vars.palette.divider}`,
}));

/** Preview of a chosen file. */
export function FileThumb({ file }: { file: File }) {
  const image = useRef<HTMLImageElement>(null);
  useEffect(() => {
    const url = URL.createObjectURL(file);
    if (image.current !== null) image.current.src = url;
    return () => URL.revokeObjectURL(url);
  }, [file]);
  return <Thumb ref={image} alt="" />;
}
