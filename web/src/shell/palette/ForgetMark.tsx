import CloseRounded from '@mui/icons-material/CloseRounded';
import { styled } from '@mui/material/styles';
import { useText } from '#core/i18n/use-text';
import { recentTexts } from '#core/texts';

/** Backspace is Delete on small keyboards. */
export const isForgetKey = (key: string): boolean => key === 'Delete' || key === 'Backspace';

export function neighbourOf<Row extends { readonly forget?: () => void }>(
  rows: readonly Row[],
  row: Row,
): Row | undefined {
  const at = rows.indexOf(row);
  return [rows[at + 1], rows[at - 1]].find((one) => one?.forget !== undefined);
}

const Mark = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  color: theme.vars.palette.text.secondary,
  '& kbd': {
    display: 'none',
    padding: '1px 6px',
    borderRadius: 6,
    fontFamily: 'inherit',
    fontSize: theme.typography.caption.fontSize,
    border: `1px solid ${theme.vars.palette.divider}`,
    '@media (hover: hover)': { '[aria-selected="true"] > &': { display: 'block' } },
  },
  '& > span': {
    display: 'grid',
    placeItems: 'center',
    width: 36,
    height: 36,
    borderRadius: '50%',
    '& svg': { fontSize: 20 },
    '&:hover': { color: theme.vars.palette.text.primary, backgroundColor: theme.vars.palette.action.hover },
  },
}));

/** Options hold no buttons; their description names the key. */
export function ForgetMark({ term, onForget }: { term: string; onForget: () => void }) {
  const text = useText(recentTexts);
  return (
    <Mark aria-hidden>
      <kbd>{text('key')}</kbd>
      <span
        title={text('forget', { term })}
        onClick={(event) => {
          event.stopPropagation();
          onForget();
        }}
      >
        <CloseRounded />
      </span>
    </Mark>
  );
}
