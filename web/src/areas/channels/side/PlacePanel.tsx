import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { PartHead } from '#ui/PartHead';

interface PlacePanelProps {
  /** What the menu leads to. */
  place: string;
  title: string;
  children: ReactNode;
}

/** A part of the page that the menu leads to. */
export const PlacePanel = ({ place, title, children }: PlacePanelProps) => (
  <Box
    component="section"
    id={place}
    aria-labelledby={`${place}-title`}
    sx={{ pt: 5, scrollMarginTop: (theme) => theme.spacing(14) }}
  >
    <PartHead id={`${place}-title`} title={title} />
    {children}
  </Box>
);
