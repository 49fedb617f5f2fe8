import Box from '@mui/material/Box';
import { useEffect, useEffectEvent, useState } from 'react';
import { useText } from '#core/i18n/use-text';
import { uploadTexts } from '#ui/texts';

const bringsFiles = (event: DragEvent) => event.dataTransfer?.types.includes('Files') === true;
/** A zone on the page has taken it already. */
const isTaken = ({ target }: DragEvent) =>
  target instanceof Element && target.closest('[data-takes-files]') !== null;

/** Listens to files that are dragged over the page. @returns whether some are over it now */
function useFilesOverPage(onFiles: (files: readonly File[]) => void): boolean {
  const [isOver, setOver] = useState(false);
  const drop = useEffectEvent((event: DragEvent) => {
    setOver(false);
    if (!bringsFiles(event) || isTaken(event)) return;
    event.preventDefault();
    onFiles([...(event.dataTransfer?.files ?? [])]);
  });
  useEffect(() => {
    const over = (event: DragEvent) => {
      if (!bringsFiles(event)) return;
      event.preventDefault();
      setOver(true);
    };
    // Left for another window: only then is there no element that it goes to.
    const leave = (event: DragEvent) => event.relatedTarget === null && setOver(false);
    const dropped = (event: DragEvent) => drop(event);
    window.addEventListener('dragover', over);
    window.addEventListener('dragleave', leave);
    window.addEventListener('drop', dropped);
    return () => {
      window.removeEventListener('dragover', over);
      window.removeEventListener('dragleave', leave);
      window.removeEventListener('drop', dropped);
    };
  }, []);
  return isOver;
}

/** While it is on the screen, the whole page takes files; without it, a file dropped beside a zone replaces the page. */
export function DropAnywhereOverlay({ onFiles }: { onFiles: (files: readonly File[]) => void }) {
  const text = useText(uploadTexts);
  const isOver = useFilesOverPage(onFiles);
  if (!isOver) return null;
  return (
    <Box
      aria-hidden
      sx={(theme) => ({
        position: 'fixed',
        inset: 12,
        zIndex: theme.zIndex.modal + 1,
        display: 'grid',
        placeItems: 'center',
        pointerEvents: 'none',
        borderRadius: '1rem',
        border: `${theme.spacing(0.375)} dashed ${theme.vars.palette.primary.main}`,
        backgroundColor: `color-mix(in srgb, ${theme.vars.palette.background.default} 82%, transparent)`,
        color: theme.vars.palette.primary.main,
        ...theme.typography.h5,
      })}
    >
      {text('dropAnywhere')}
    </Box>
  );
}
