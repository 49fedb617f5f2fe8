import Box from '@mui/material/Box';
import {
  diagnosticCommands,
  isSwotEmpty,
  type SwotList,
  swotLists,
  maxSwotTexts,
  maxSwotText,
  type Swot,
  swotFields,
  writtenRows,
} from '@portal/contracts/areas/diagnostic';
import { Suspense, useState, useEffect, useRef, type KeyboardEvent } from 'react';
import LightbulbRounded from '@mui/icons-material/LightbulbRounded';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { SvgIconComponent } from '@mui/icons-material';
import BoltRounded from '@mui/icons-material/BoltRounded';
import BuildRounded from '@mui/icons-material/BuildRounded';
import ReportProblemRounded from '@mui/icons-material/ReportProblemRounded';
import TrendingUpRounded from '@mui/icons-material/TrendingUpRounded';
import CloseRounded from '@mui/icons-material/CloseRounded';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useText } from '#core/i18n/use-text';
import { lazyOverlay } from '#ui/part/lazy-part';
import { radii } from '#core/theme/tokens';
import { useBlock } from './draft/use-block';
import { useBlockSave } from './draft/use-block-save';
import { BlockNotice } from './frame/BlockNotice';
import { BlockSaveBar } from './frame/BlockSaveBar';
import { SectionPanel } from './frame/SectionPanel';
import { swotTexts } from './texts';

/** A list with a row typed; a row beyond the last is a new one. */
const withRow = (rows: readonly string[], index: number, text: string): readonly string[] =>
  index < rows.length ? rows.with(index, text) : [...rows, text];

const withoutRow = (rows: readonly string[], index: number): readonly string[] => rows.toSpliced(index, 1);

/** Texts that can still be added. */
const roomIn = (rows: readonly string[]): number => Math.max(0, maxSwotTexts - rows.length);

/** All four lists as they are kept: trimmed, without rows that say nothing (R-DIA-09). */
const keptSwot = ({ strengths, weaknesses, opportunities, threats }: Swot): Swot => ({
  strengths: writtenRows(strengths),
  weaknesses: writtenRows(weaknesses),
  opportunities: writtenRows(opportunities),
  threats: writtenRows(threats),
});

/** The lists by the spelling of the wire (R-DIA-09). */
const swotToWire = (swot: Swot) => ({
  [swotFields.strengths]: swot.strengths,
  weaknesses: swot.weaknesses,
  opportunities: swot.opportunities,
  threats: swot.threats,
});

/** The lists that differ. */
const changedLists = (one: Swot, other: Swot): readonly SwotList[] =>
  swotLists.filter((list) => one[list].join('\n') !== other[list].join('\n'));

const Item = styled('li')(({ theme }) => ({
  display: 'flex',
  alignItems: 'flex-start',
  gap: theme.spacing(0.5),
  border: `0.0625rem solid ${theme.vars.palette.divider}`,
  borderRadius: radii.control,
  backgroundColor: theme.vars.palette.background.paper,
  breakInside: 'avoid',
  '&[data-new="true"]': {
    borderStyle: 'dashed',
    borderColor: theme.vars.palette.control,
    backgroundColor: 'transparent',
  },
  '&:hover, &:focus-within': { borderColor: theme.vars.palette.control },
  '&:has(textarea:focus-visible)': {
    outline: `0.1875rem solid ${theme.vars.palette.primary.main}`,
    outlineOffset: '0.125rem',
  },
  '& textarea': {
    flex: 1,
    minWidth: 0,
    minHeight: 'var(--control-height)',
    padding: theme.spacing(1.25, 0, 1.25, 1.5),
    border: 0,
    font: 'inherit',
    color: 'inherit',
    background: 'none',
    resize: 'none',
    fieldSizing: 'content',
    lineHeight: 1.45,
    '&:focus-visible': { outline: 'none' },
    '&::placeholder': { color: theme.vars.palette.text.secondary, opacity: 1 },
  },
  '& p': { margin: 0, padding: theme.spacing(1, 1.5), overflowWrap: 'anywhere' },
}));

interface SwotRowProps {
  /** What it is called for screen readers. */
  label: string;
  value: string;
  /** Said in the row that adds one. */
  placeholder?: string;
  removeLabel: string;
  onChange: (text: string) => void;
  /** Enter, or an empty row that is left by Backspace. */
  onDone: () => void;
  onRemove: () => void;
  onLeave: () => void;
}

/** A text of one list; it grows with what is typed. Enter goes to the next one, Backspace in an empty row takes it away. */
function SwotRow(props: SwotRowProps) {
  const { label, value, placeholder, removeLabel, onChange, onDone, onRemove, onLeave } = props;
  const isNew = placeholder !== undefined;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      onDone();
    } else if (event.key === 'Backspace' && value === '' && !isNew) {
      event.preventDefault();
      onRemove();
    }
  };
  return (
    <Item data-new={isNew} data-print={isNew ? 'no' : undefined}>
      <textarea
        data-print="no"
        rows={1}
        aria-label={label}
        value={value}
        placeholder={placeholder}
        maxLength={maxSwotText}
        onChange={(event) => onChange(event.target.value.replaceAll('\n', ' '))}
        onKeyDown={onKeyDown}
        onBlur={onLeave}
      />
      {!isNew && (
        <IconButton data-print="no" aria-label={removeLabel} onClick={onRemove}>
          <CloseRounded fontSize="small" />
        </IconButton>
      )}
      <p data-print="only">{value}</p>
    </Item>
  );
}

/** The same where nothing can be typed (AMB-52). */
const ReadSwotRow = ({ value }: Pick<SwotRowProps, 'value'>) => (
  <Item>
    <p>{value}</p>
  </Item>
);

interface SwotLook {
  readonly icon: SvgIconComponent;
  readonly tone: 'success' | 'warning' | 'info' | 'violet';
}

/** A colour beside each word and icon, never instead of them. */
const swotLooks: Readonly<Record<SwotList, SwotLook>> = {
  strengths: { icon: BoltRounded, tone: 'success' },
  weaknesses: { icon: BuildRounded, tone: 'warning' },
  opportunities: { icon: TrendingUpRounded, tone: 'info' },
  threats: { icon: ReportProblemRounded, tone: 'violet' },
};

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
function SwotListPanel({ list, rows, isReadOnly, onChange, onExamples }: SwotListPanelProps) {
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
        <Typography
          variant="h4"
          component="h3"
          id={id}
          sx={{ display: 'flex', alignItems: 'center', gap: 1 }}
        >
          <Box component={Icon} aria-hidden fontSize="small" sx={{ color: `${tone}.main` }} />
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
      {isReadOnly && rows.length === 0 && <Typography variant="body2">{text('none')}</Typography>}
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
            <Typography variant="body2">{text('full', { most: maxSwotTexts })}</Typography>
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

const ExamplesDialog = lazyOverlay(() => import('./ExamplesDialog').then((module) => module.ExamplesDialog));

/** Strengths and weaknesses of the restaurant, opportunities and threats around it (R-DIA-06…09). */
export function SwotPanel() {
  const text = useText(swotTexts);
  const swot = useBlock('swot');
  const saving = useBlockSave(swot, {
    contract: diagnosticCommands.UpdateSwot,
    inputOf: (value, version) => ({ restaurant_id: swot.restaurantId, dafo: swotToWire(value), version }),
    kept: keptSwot,
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
            onPick={(picked) => set(examples, withRow(value[examples], value[examples].length, picked))}
            onClose={() => setExamples(null)}
          />
        )}
      </Suspense>
    </SectionPanel>
  );
}
