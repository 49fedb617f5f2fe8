import type { Theme } from '@mui/material/styles';

export const tableHead = (theme: Theme) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1.5,
  alignItems: 'center',
  '& > .tools': { marginInlineStart: 'auto' },
  [theme.breakpoints.down('sm')]: {
    gap: 1,
    '& > :has(> [type="search"])': { order: -2, flex: '1 1 12rem', width: 'auto' },
    '&:has(> * > [type="search"]) > .tools': { order: -1 },
  },
});
