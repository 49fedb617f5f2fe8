import type { SvgIconComponent } from '@mui/icons-material';
import BoltRounded from '@mui/icons-material/BoltRounded';
import BuildRounded from '@mui/icons-material/BuildRounded';
import CloseRounded from '@mui/icons-material/CloseRounded';
import LightbulbRounded from '@mui/icons-material/LightbulbRounded';
import ReportProblemRounded from '@mui/icons-material/ReportProblemRounded';
import TrendingUpRounded from '@mui/icons-material/TrendingUpRounded';
import { Box, Button, IconButton, Stack, Typography } from '@mui/material';
import {
  diagnosticCommands,
  isSwotEmpty,
  maxSwotText,
  maxSwotTexts,
  type Swot,
  type SwotList,
  swotLists,
  writtenRows,
} from '@portal/contracts/areas/diagnostic';
import { type KeyboardEvent, Suspense, useEffect, useRef, useState } from 'react';
import { useText } from '#core/i18n/use-text';
import { lazyOverlay } from '#ui/part/lazy-part';
import { BlockNotice, BlockSaveBar, SectionPanel } from './SectionPanel';
import { swotToWire } from './diagnostic';
import { useBlock, useBlockSave } from './diagnostic-editor';
import { swotTexts } from './texts';

const ExamplesDialog = lazyOverlay(() => import('./ExamplesDialog').then((module) => module.ExamplesDialog));

/** An index beyond the last row adds one. */
const withRow = (rows: readonly string[], index: number, text: string): readonly string[] =>
  index < rows.length ? rows.with(index, text) : [...rows, text];

/** Texts that can still be added. */
const roomIn = (rows: readonly string[]): number => Math.max(0, maxSwotTexts - rows.length);

/** R-DIA-09. */
const normalizedSwot = ({ strengths, weaknesses, opportunities, threats }: Swot): Swot => ({
  strengths: writtenRows(strengths),
  weaknesses: writtenRows(weaknesses),
  opportunities: writtenRows(opportunities),
  threats: writtenRows(threats),
});

const changedLists = (before: Swot, after: Swot): readonly SwotList[] =>
  swotLists.filter((list) => before[list].join('\n') !== after[list].join('\n'));

const rowFrame = {
  display: 'flex',
  alignItems: 'flex-start',
  gap: 0.5,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
  breakInside: 'avoid',
  '&[data-new="true"]': { borderStyle: 'dashed', borderColor: 'control', bgcolor: 'transparent' },
  '&:hover, &:focus-within': { borderColor: 'control' },
  '&:has(textarea:focus-visible)': {
    outline: '0.1875rem solid',
    outlineColor: 'primary.main',
    outlineOffset: 2,
  },
} as const;

const rowText = { px: 1.5, py: 1, overflowWrap: 'anywhere' } as const;

interface SwotRowProps {
  label: string;
  value: string;
  placeholder?: string;
  removeLabel: string;
  onChange: (text: string) => void;
  onEnter: () => void;
  onRemove: () => void;
  onBlur: () => void;
}

/** Enter focuses the next row; Backspace deletes an empty one. */
function SwotRow(props: SwotRowProps) {
  const { label, value, placeholder, removeLabel, onChange, onEnter, onRemove, onBlur } = props;
  const isNew = placeholder !== undefined;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      onEnter();
    } else if (event.key === 'Backspace' && value === '' && !isNew) {
      event.preventDefault();
      onRemove();
    }
  };
  return (
    <Box component="li" data-new={isNew} data-print={isNew ? 'no' : undefined} sx={rowFrame}>
      <Box
        component="textarea"
        data-print="no"
        rows={1}
        aria-label={label}
        value={value}
        placeholder={placeholder}
        maxLength={maxSwotText}
        onChange={(event) => onChange(event.target.value.replaceAll('\n', ' '))}
        onKeyDown={onKeyDown}
        onBlur={onBlur}
        sx={{
          flex: 1,
          minWidth: 0,
          minHeight: 'var(--control-height)',
          py: 1.25,
          pl: 1.5,
          pr: 0,
          border: 0,
          font: 'inherit',
          color: 'inherit',
          background: 'none',
          resize: 'none',
          fieldSizing: 'content',
          lineHeight: 1.45,
          '&:focus-visible': { outline: 'none' },
          '&::placeholder': { color: 'text.secondary', opacity: 1 },
        }}
      />
      {!isNew && (
        <IconButton data-print="no" aria-label={removeLabel} onClick={onRemove}>
          <CloseRounded fontSize="small" />
        </IconButton>
      )}
      <Typography data-print="only" sx={rowText}>
        {value}
      </Typography>
    </Box>
  );
}

interface SwotLook {
  readonly icon: SvgIconComponent;
  readonly tone: 'success' | 'warning' | 'info' | 'violet';
}

const looks: Readonly<Record<SwotList, SwotLook>> = {
  strengths: { icon: BoltRounded, tone: 'success' },
  weaknesses: { icon: BuildRounded, tone: 'warning' },
  opportunities: { icon: TrendingUpRounded, tone: 'info' },
  threats: { icon: ReportProblemRounded, tone: 'violet' },
};

function useRowFocus() {
  const list = useRef<HTMLUListElement>(null);
  const [row, setRow] = useState<{ readonly index: number } | null>(null);
  useEffect(() => {
    if (row === null) return;
    const fields = list.current?.querySelectorAll('textarea');
    fields?.item(Math.min(row.index, fields.length - 1)).focus();
  }, [row]);
  return { list, focusRow: (index: number) => setRow({ index }) };
}

interface SwotListPanelProps {
  list: SwotList;
  rows: readonly string[];
  isReadOnly: boolean;
  onChange: (rows: readonly string[]) => void;
  onExamples: () => void;
}

/** The last row is for a new text (R-DIA-06). */
function SwotRows({ list, rows, onChange }: Pick<SwotListPanelProps, 'list' | 'rows' | 'onChange'>) {
  const text = useText(swotTexts);
  const { list: listRef, focusRow } = useRowFocus();
  const remove = (index: number) => {
    onChange(rows.toSpliced(index, 1));
    focusRow(index);
  };
  const leave = (index: number) => {
    const row = rows[index];
    if (row === undefined) return;
    if (row.trim() === '') onChange(rows.toSpliced(index, 1));
    else if (row !== row.trim()) onChange(withRow(rows, index, row.trim()));
  };
  const shown = roomIn(rows) === 0 ? rows : [...rows, ''];
  return (
    <Stack component="ul" ref={listRef} spacing={1} sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {shown.map((value, index) => {
        const number = index + 1;
        const isNew = index === rows.length;
        return (
          // By index: the new row keeps the focus when it joins the list.
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
            onEnter={() => focusRow(index + 1)}
            onRemove={() => remove(index)}
            onBlur={() => leave(index)}
          />
        );
      })}
    </Stack>
  );
}

/** AMB-52. */
function ReadOnlyRows({ rows }: Pick<SwotListPanelProps, 'rows'>) {
  const text = useText(swotTexts);
  if (rows.length === 0) return <Typography variant="body2">{text('none')}</Typography>;
  return (
    <Stack component="ul" spacing={1} sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {rows.map((value, index) => (
        <Box key={index} component="li" sx={rowFrame}>
          <Typography sx={rowText}>{value}</Typography>
        </Box>
      ))}
    </Stack>
  );
}

function SwotListPanel({ list, rows, isReadOnly, onChange, onExamples }: SwotListPanelProps) {
  const text = useText(swotTexts);
  const { icon, tone } = looks[list];
  const id = `swot-${list}`;
  return (
    <Stack
      component="section"
      aria-labelledby={id}
      spacing={1.5}
      sx={({ vars: { palette } }) => ({
        minWidth: 0,
        p: 2,
        borderRadius: 1.5,
        borderTop: 4,
        borderColor: `${tone}.main`,
        bgcolor: `color-mix(in srgb, ${palette[tone].main} 7%, ${palette.background.paper})`,
        printColorAdjust: 'exact',
      })}
    >
      <div>
        <Typography
          variant="h4"
          component="h3"
          id={id}
          sx={{ display: 'flex', alignItems: 'center', gap: 1 }}
        >
          <Box component={icon} aria-hidden fontSize="small" sx={{ color: `${tone}.main` }} />
          {text(list)}
          {rows.length > 0 && (
            <Typography variant="body2" component="span" color="textSecondary">
              {rows.length}
            </Typography>
          )}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {text(`about.${list}`)}
        </Typography>
      </div>
      {isReadOnly ? (
        <ReadOnlyRows rows={rows} />
      ) : (
        <>
          <SwotRows list={list} rows={rows} onChange={onChange} />
          <Box data-print="no" sx={{ flex: 1, display: 'flex', alignItems: 'flex-end' }}>
            {roomIn(rows) === 0 ? (
              <Typography variant="body2">{text('full', { max: maxSwotTexts })}</Typography>
            ) : (
              <Button
                size="small"
                variant="text"
                startIcon={<LightbulbRounded />}
                aria-label={`${text('examples')}: ${text(list)}`}
                onClick={onExamples}
                sx={{ ml: -1 }}
              >
                {text('examples')}
              </Button>
            )}
          </Box>
        </>
      )}
    </Stack>
  );
}

/** R-DIA-06…09. */
export function SwotPanel() {
  const text = useText(swotTexts);
  const swot = useBlock('swot');
  const saving = useBlockSave(swot, {
    contract: diagnosticCommands.UpdateSwot,
    inputOf: (value, version) => ({ restaurant_id: swot.restaurantId, dafo: swotToWire(value), version }),
    normalized: normalizedSwot,
  });
  const [examples, setExamples] = useState<SwotList | null>(null);
  const { value } = swot;
  const set = (list: SwotList, rows: readonly string[]) => swot.set({ ...value, [list]: rows });
  const counts = Object.fromEntries(swotLists.map((list) => [list, value[list].length]));
  return (
    <SectionPanel section="dafo" result={isSwotEmpty(value) ? text('resultNone') : text('result', counts)}>
      <BlockNotice
        block={swot}
        saving={saving}
        theirs={changedLists(swot.base, swot.saved).map((list) => text(list))}
      />
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
          '@media print': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        {swotLists.map((list) => (
          <SwotListPanel
            key={list}
            list={list}
            rows={value[list]}
            isReadOnly={swot.isReadOnly}
            onChange={(rows) => set(list, rows)}
            onExamples={() => setExamples(list)}
          />
        ))}
      </Box>
      <BlockSaveBar block={swot} saving={saving} />
      <Suspense>
        {examples !== null && (
          <ExamplesDialog
            restaurantId={swot.restaurantId}
            list={examples}
            rows={value[examples]}
            room={roomIn(value[examples])}
            onPick={(picked) => set(examples, [...value[examples], picked])}
            onClose={() => setExamples(null)}
          />
        )}
      </Suspense>
    </SectionPanel>
  );
}
