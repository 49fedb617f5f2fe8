import useMediaQuery from '@mui/material/useMediaQuery';

/** Pixels of the window: from here on the preview stands beside the editor. */
export const roomForTwo = 720;

/** Whether the preview stands beside the editor; on phones it is above it, folded. */
export const useWide = (): boolean => useMediaQuery((theme) => theme.breakpoints.up(roomForTwo));
