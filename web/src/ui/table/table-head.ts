import type { Theme } from '@mui/material/styles';

/** What stands above a list: search, filters, and its `.tools`; on phones these stand beside the search, filters below. */
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
