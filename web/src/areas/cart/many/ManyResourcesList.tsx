import CheckCircleRounded from '@mui/icons-material/CheckCircleRounded';
import ErrorOutlineRounded from '@mui/icons-material/ErrorOutlineRounded';
import PendingOutlined from '@mui/icons-material/PendingOutlined';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import { styled } from '@mui/material/styles';
import type { CartEntry } from '@portal/contracts/areas/cart';
import type { ResourceDetail } from '@portal/contracts/areas/resources';
import { useText } from '#core/i18n/use-text';
import { useMarket } from '#core/market';
import { radii } from '#core/theme/tokens';
import { manyTexts, wizardTexts } from '../texts';
import { openPages } from './many-entries';
import { unbroken } from '#ui/unbroken';

/** A chosen piece, and what it comes to with the common answers; `null` where it cannot be ordered. */
export interface ManyRow {
  readonly piece: ResourceDetail;
  readonly entry: CartEntry | null;
}

interface ManyResourcesListProps {
  rows: readonly ManyRow[];
  left: ReadonlySet<number>;
  onToggle: (id: number) => void;
}

const List = styled('ul')(({ theme }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  border: `thin solid ${theme.vars.palette.divider}`,
  borderRadius: radii.control,
  overflow: 'hidden',
  '& > li + li': { borderTop: `thin solid ${theme.vars.palette.divider}` },
  '& label': {
    display: 'grid',
    gridTemplateColumns: 'auto 3rem minmax(0, 1fr)',
    gap: theme.spacing(1),
    alignItems: 'center',
    padding: theme.spacing(0.75, 1.5, 0.75, 0.5),
    cursor: 'pointer',
  },
  '& img': { width: '3rem', height: '3rem', objectFit: 'cover', borderRadius: radii.control / 2 },
}));

/** What is still open: the names of the wizard's steps. */
function StateLine({ entry }: Pick<ManyRow, 'entry'>) {
  const text = useText(manyTexts);
  const wizard = useText(wizardTexts);
  const { features } = useMarket();
  const open = entry === null ? [] : openPages(entry, features).map((page) => wizard(`step.${page}`));
  const [Icon, words, color] =
    entry === null
      ? ([ErrorOutlineRounded, text('notOrderable'), 'warning'] as const)
      : open.length === 0
        ? ([CheckCircleRounded, text('ready'), 'success'] as const)
        : ([PendingOutlined, text('open', { names: open.join(', ') }), 'info'] as const);
  return (
    <Box sx={{ display: 'flex', gap: 0.75, alignItems: 'center', typography: 'body2' }}>
      <Icon fontSize="small" color={color} aria-hidden />
      <span>{words}</span>
    </Box>
  );
}

/** The chosen pieces, with what each still lacks; any of them can be left out. */
export function ManyResourcesList({ rows, left, onToggle }: ManyResourcesListProps) {
  const text = useText(manyTexts);
  return (
    <List aria-label={text('pieces')}>
      {rows.map(({ piece: { id, name, thumb }, entry }) => (
        <li key={id}>
          <label>
            <Checkbox
              checked={entry !== null && !left.has(id)}
              disabled={entry === null}
              onChange={() => onToggle(id)}
            />
            <img src={thumb} alt="" />
            <Box component="span" sx={{ display: 'block', minWidth: 0 }}>
              <Box
                component="span"
                sx={{ display: 'block', typography: 'subtitle2', overflowWrap: 'anywhere' }}
              >
                {unbroken(name)}
              </Box>
              <StateLine entry={entry} />
            </Box>
          </label>
        </li>
      ))}
    </List>
  );
}
