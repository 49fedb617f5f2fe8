import ArrowForwardRounded from '@mui/icons-material/ArrowForwardRounded';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import type { DifferenceRow, ImportKind } from '@portal/contracts/areas/imports';
import { useText } from '#core/i18n/use-text';
import { VisuallyHidden } from '#ui/VisuallyHidden';
import { differenceTexts } from '../texts';
import { useCellTexts } from './use-cell-texts';

const List = styled('ul')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(0.5, 2),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontVariantNumeric: 'tabular-nums',
  '& > li': {
    display: 'inline-flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: theme.spacing(0.75),
  },
  '& .heading': { color: theme.vars.palette.text.secondary },
  '& .before': { color: theme.vars.palette.text.secondary },
  '& .after': { fontWeight: 650 },
  '& svg': { alignSelf: 'center', fontSize: '1rem', color: theme.vars.palette.text.secondary },
}));

interface FigureProps {
  heading: string;
  before: string | undefined;
  after: string | undefined;
}

/** A figure as it is, or as it was and will be. */
function Figure({ heading, before, after }: FigureProps) {
  const text = useText(differenceTexts);
  const orNone = (value: string) => (value === '' ? text('noValue') : value);
  const isChange = before !== undefined && after !== undefined;
  return (
    <li>
      <span className="heading">{heading}</span>
      {isChange ? (
        <>
          <VisuallyHidden>{text('fromTo', { before: orNone(before), after: orNone(after) })}</VisuallyHidden>
          <span aria-hidden className="before">
            {orNone(before)}
          </span>
          <ArrowForwardRounded aria-hidden />
          <span aria-hidden className="after">
            {orNone(after)}
          </span>
        </>
      ) : (
        <Box component="span" sx={{ fontWeight: 600 }}>
          {orNone(after ?? before ?? '')}
        </Box>
      )}
    </li>
  );
}

interface FigureCellProps {
  kind: ImportKind;
  row: DifferenceRow;
}

/** The figures of a row: of a changed one only those that differ, as before → after. */
export function FigureCell({ kind, row: { mark, before, after } }: FigureCellProps) {
  const { figuresOf } = useCellTexts(kind);
  const was = before === null ? [] : figuresOf(before);
  const becomes = after === null ? [] : figuresOf(after);
  const shown = (becomes.length > 0 ? becomes : was).map(({ key, heading }) => ({
    key,
    heading,
    before: mark === 'same' ? undefined : was.find((cell) => cell.key === key)?.text,
    after: becomes.find((cell) => cell.key === key)?.text,
  }));
  return (
    <List>
      {shown
        .filter((figure) => mark !== 'changed' || figure.before !== figure.after)
        .map(({ key, ...figure }) => (
          <Figure key={key} {...figure} />
        ))}
    </List>
  );
}
