import { styled, type Theme } from '@mui/material/styles';
import { Command } from 'cmdk';
import { radii } from '#core/theme/tokens';
import { atMostLines } from '#ui/at-most-lines';

const selected = (theme: Theme) => ({
  backgroundColor: theme.vars.palette.action.selected,
  // The tint alone is not seen on dark.
  boxShadow: `inset 0.1875rem 0 0 ${theme.vars.palette.primary.main}`,
});

/** On a phone a status stands below what it is of: beside it, names would be cut. */
const statusBelow = {
  '& [cmdk-item]:has(> .end)': { flexWrap: 'wrap', rowGap: 4, paddingBlock: 8 },
  '& [cmdk-item]:has(> .end) > .words': { flexBasis: 'calc(100% - 52px)' },
  '& .end': { marginInlineStart: 52 },
} as const;

/** The field, and below it groups of lines. */
export const PaletteSheet = styled(Command)(({ theme }) => ({
  '& .field': {
    display: 'flex',
    alignItems: 'center',
    gap: 12,
    padding: '0 20px',
    color: theme.vars.palette.text.secondary,
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
  },
  '& [cmdk-input]': {
    flex: 1,
    minWidth: 0,
    height: 60,
    border: 0,
    outline: 'none',
    font: 'inherit',
    fontSize: theme.typography.h3.fontSize,
    color: theme.vars.palette.text.primary,
    background: 'none',
  },
  '& [cmdk-list]': { maxHeight: 'min(560px, 66dvh)', overflowY: 'auto', padding: 8, scrollPaddingBlock: 40 },
  '& [cmdk-group-heading]': {
    padding: '12px 12px 6px',
    fontSize: theme.typography.caption.fontSize,
    fontWeight: 650,
    color: theme.vars.palette.text.secondary,
  },
  '& .total': { fontWeight: 400, fontVariantNumeric: 'tabular-nums', marginInlineStart: 4 },
  '& [cmdk-item]': {
    display: 'flex',
    alignItems: 'center',
    gap: 12,
    minHeight: 44,
    padding: '4px 12px',
    borderRadius: radii.control,
    cursor: 'pointer',
    '& > svg': { flex: 'none', width: 40, color: theme.vars.palette.text.secondary },
    '&[data-selected="true"]': selected(theme),
  },
  [theme.breakpoints.down('sm')]: statusBelow,
  '& .all': { paddingInlineStart: 64, fontWeight: 600, color: theme.vars.palette.primary.main },
  '& .picture': { flex: 'none', width: 40, overflow: 'hidden', borderRadius: 6 },
  '& .words': { flex: 1, minWidth: 0, overflowWrap: 'anywhere' },
  '& .title': atMostLines(2),
  '& .empty': { padding: 24, textAlign: 'center', color: theme.vars.palette.text.secondary },
}));
