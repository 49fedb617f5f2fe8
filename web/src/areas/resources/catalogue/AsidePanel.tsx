import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { contentWidth } from '#core/theme/tokens';

/** Below the bar that stays, with its own scroll bar when it is longer than the window. */
const Aside = styled('div')(({ theme }) => ({
  display: 'none',
  [theme.breakpoints.up('md')]: { display: 'block' },
  position: 'sticky',
  top: 80,
  alignSelf: 'start',
  maxHeight: 'calc(100dvh - 6rem)',
  margin: '-0.25rem -0.25rem 0',
  padding: 4,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  scrollbarWidth: 'thin',
  scrollbarColor: `${theme.vars.palette.divider} transparent`,
}));

/** A page with something beside it that stays put while the page scrolls. Not shown on phones. */
export function AsidePanel({ aside, children }: { aside: ReactNode; children: ReactNode }) {
  return (
    <Box
      sx={{
        mx: 'auto',
        maxWidth: contentWidth,
        display: 'grid',
        gap: { md: 4, lg: 6 },
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '14rem minmax(0, 1fr)' },
      }}
    >
      <Aside data-print="no">{aside}</Aside>
      <div>{children}</div>
    </Box>
  );
}
