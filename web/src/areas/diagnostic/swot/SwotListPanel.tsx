import LightbulbRounded from '@mui/icons-material/LightbulbRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { maxSwotTexts, type SwotList } from '@portal/contracts/areas/diagnostic';
import { useEffect, useRef, useState } from 'react';
import { useText } from '#core/i18n/use-text';
import { radii } from '#core/theme/tokens';
import { swotLooks } from './swot-looks';
import { roomIn, withoutRow, withRow } from './swot-rows';
import { swotTexts } from '../texts';
import { ReadSwotRow, SwotRow } from './SwotRow';

const Quadrant = styled('section', { shouldForwardProp: (name) => name !== 'tone' })<{
  tone: 'success' | 'warning' | 'info' | 'violet';
}>(({ theme, tone }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.spacing(1.5),
  minWidth: 0,
  padding: theme.spacing(2),
  borderRadius: radii.card,
  borderTop: `0.25rem solid ${theme.vars.palette[tone].main}`,
  backgroundColor: `color-mix(in srgb, ${theme.vars.palette[tone].main} 7%, ${theme.vars.palette.background.paper})`,
  printColorAdjust: 'exact',
  '& ul': { display: 'grid', gap: theme.spacing(1), margin: 0, padding: 0, listStyle: 'none' },
}));

interface SwotListPanelProps {
  list: SwotList;
  rows: readonly string[];
  isReadOnly: boolean;
  onChange: (rows: readonly string[]) => void;
  onExamples: () => void;
}

/** Puts the focus into a row once it is drawn. */
function useRowFocus() {
  const list = useRef<HTMLUListElement>(null);
  const [wanted, setWanted] = useState<{ readonly index: number } | null>(null);
  useEffect(() => {
    if (wanted === null) return;
    const fields = list.current?.querySelectorAll('textarea');
    fields?.item(Math.min(wanted.index, fields.length - 1)).focus();
  }, [wanted]);
  return { list, focusRow: (index: number) => setWanted({ index }) };
}

/** One of the four lists: its texts as cards that are typed into, and one more for the next (R-DIA-06). */
export function SwotListPanel({ list, rows, isReadOnly, onChange, onExamples }: SwotListPanelProps) {
  const text = useText(swotTexts);
  const { list: listRef, focusRow } = useRowFocus();
  const { icon: Icon, tone } = swotLooks[list];
  const id = `swot-${list}`;
  const remove = (index: number) => {
    onChange(withoutRow(rows, index));
    focusRow(index);
  };
  const leave = (index: number) => {
    const row = rows[index];
    if (row === undefined) return;
    if (row.trim() === '') onChange(withoutRow(rows, index));
    else if (row !== row.trim()) onChange(withRow(rows, index, row.trim()));
  };
  const shown = isReadOnly || roomIn(rows) === 0 ? rows : [...rows, ''];
  return (
    <Quadrant tone={tone} aria-labelledby={id}>
      <div>
        <Box
          component="h3"
          id={id}
          sx={{ typography: 'h4', m: 0, display: 'flex', alignItems: 'center', gap: 1 }}
        >
          <Box component={Icon} aria-hidden fontSize="small" sx={{ color: `${tone}.main` }} />
          {text(list)}
          {rows.length > 0 && (
            <Box component="span" sx={{ typography: 'body2', color: 'text.secondary' }}>
              {rows.length}
            </Box>
          )}
        </Box>
        <Box sx={{ typography: 'body2', color: 'text.secondary' }}>{text(`about.${list}`)}</Box>
      </div>
      {isReadOnly && rows.length === 0 && <Box sx={{ typography: 'body2' }}>{text('none')}</Box>}
      <ul ref={listRef}>
        {shown.map((value, index) => {
          const number = index + 1;
          const isNew = index === rows.length;
          // By place: the row that is typed into stays the same element when it becomes one of the list.
          return isReadOnly ? (
            <ReadSwotRow key={index} value={value} />
          ) : (
            <SwotRow
              key={index}
              label={isNew ? text(`new.${list}`) : text('row', { list: text(list), number })}
              value={value}
              {...(isNew && { placeholder: text(`new.${list}`) })}
              removeLabel={
                value.trim() === ''
                  ? text('removeBlank', { list: text(list), number })
                  : text('remove', { text: value })
              }
              onChange={(typed) => onChange(withRow(rows, index, typed))}
              onDone={() => focusRow(index + 1)}
              onRemove={() => remove(index)}
              onLeave={() => leave(index)}
            />
          );
        })}
      </ul>
      {!isReadOnly && (
        <Box data-print="no" sx={{ mt: 'auto', ml: -1 }}>
          {roomIn(rows) === 0 ? (
            <Box sx={{ typography: 'body2' }}>{text('full', { most: maxSwotTexts })}</Box>
          ) : (
            <Button
              size="small"
              variant="text"
              startIcon={<LightbulbRounded />}
              aria-label={`${text('examples')}: ${text(list)}`}
              onClick={onExamples}
            >
              {text('examples')}
            </Button>
          )}
        </Box>
      )}
    </Quadrant>
  );
}
