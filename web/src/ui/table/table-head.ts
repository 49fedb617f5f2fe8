import type { Theme } from '@mui/material/styles';

/** Search, filters and `.tools` above a list; on phones tools are beside the search, filters below. */
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
