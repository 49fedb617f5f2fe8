import SearchRounded from '@mui/icons-material/SearchRounded';
import { Dialog } from '@mui/material';
import { Command } from 'cmdk';
import { useDeferredValue, useRef, useState, type KeyboardEvent, useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { cleanText, maxSearchLength } from '@portal/contracts/kernel';
import { styled, type Theme } from '@mui/material/styles';
import { useQuiet } from '#ui/use-quiet';
import { VisuallyHidden } from '#ui/VisuallyHidden';
import { useText } from '#core/i18n/use-text';
import { useRecentSearches } from '#core/recent-searches';
import type { PaletteRow } from '#core/finder/finder';
import { recentTexts } from '#core/texts';
import { radii } from '#core/theme/tokens';
import { atMostLines } from '#ui/at-most-lines';
import { paletteTexts } from '../texts';
import { FoundList, type Take, useReadsCatalogue } from './FoundList';
import { isForgetKey, neighbourOf } from './ForgetMark';

const selected = (theme: Theme) => ({
  backgroundColor: theme.vars.palette.action.selected,
  // The tint alone is invisible on dark.
  boxShadow: `inset 0.1875rem 0 0 ${theme.vars.palette.primary.main}`,
});

/** Phones: statuses below names, which would be cut. */
const statusBelow = {
  '& [cmdk-item]:has(> .end)': { flexWrap: 'wrap', rowGap: 4, paddingBlock: 8 },
  '& [cmdk-item]:has(> .end) > .words': { flexBasis: 'calc(100% - 52px)' },
  '& .end': { marginInlineStart: 52 },
} as const;

const PaletteSheet = styled(Command)(({ theme }) => ({
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

const movingKeys = /^(?:Arrow|Home|End|Page)/;
const noRows: readonly PaletteRow[] = [];

function useSelection() {
  const [value, setValue] = useState('');
  const isMovedRef = useRef(false);
  const rowsRef = useRef(noRows);
  const moved = () => {
    isMovedRef.current = true;
  };
  return {
    row: () => rowsRef.current.find(({ key }) => key === value),
    rows: () => rowsRef.current,
    forget: () => {
      isMovedRef.current = false;
    },
    moveTo: (key: string) => {
      moved();
      setValue(key);
    },
    onShown: useCallback((rows: readonly PaletteRow[]) => {
      rowsRef.current = rows;
      if (!isMovedRef.current) setValue(rows[0]?.key ?? '');
    }, []),
    sheet: {
      value,
      onValueChange: (next: string) => {
        if (isMovedRef.current) setValue(next);
      },
      onKeyDownCapture: ({ key }: KeyboardEvent) => {
        if (movingKeys.test(key)) moved();
      },
      onPointerMoveCapture: moved,
    },
  };
}

function useForgetting(selection: ReturnType<typeof useSelection>, isEmpty: boolean) {
  const text = useText(recentTexts);
  const [said, say] = useState('');
  const forget = (row: PaletteRow) => {
    const next = neighbourOf(selection.rows(), row);
    if (next === undefined) selection.forget();
    else selection.moveTo(next.key);
    row.forget?.();
    say(text('forgotten', { term: row.title }));
  };
  return {
    forget,
    /** For screen readers. */
    said,
    onKeyDown: (event: KeyboardEvent) => {
      const row = isEmpty && isForgetKey(event.key) ? selection.row() : undefined;
      if (row?.forget === undefined) return;
      event.preventDefault();
      forget(row);
    },
  };
}

/** Milliseconds. */
const quiet = 120;

/** Within the person's rights (U13). */
export function CommandPalette({ onClose }: { onClose: () => void }) {
  const text = useText(paletteTexts);
  const navigate = useNavigate();
  const { keep } = useRecentSearches();
  const field = useRef<HTMLInputElement>(null);
  const [written, setWritten] = useState('');
  const readsCatalogue = useReadsCatalogue();
  const typed = useDeferredValue(cleanText(written));
  const settled = useQuiet(typed, quiet);
  const hasLines = useDeferredValue(true, false);
  const selection = useSelection();
  const forgetting = useForgetting(selection, written === '');
  const write = (next: string) => {
    selection.forget();
    setWritten(next.slice(0, maxSearchLength));
  };
  const stay = ({ run, write: next = '' }: Pick<PaletteRow, 'run' | 'write'>) => {
    run?.();
    write(next);
    field.current?.focus();
  };
  const take: Take = (row, isFind) => {
    if (row.write !== undefined) return stay(row);
    if (isFind) keep(typed);
    onClose();
    if (row.to === undefined) row.run?.();
    else void navigate(row.to);
  };
  return (
    <Dialog
      open
      onClose={onClose}
      maxWidth="sm"
      slotProps={{ paper: { 'aria-label': text('title'), sx: { alignSelf: 'flex-start', mt: '10dvh' } } }}
    >
      <PaletteSheet
        label={text('title')}
        loop
        shouldFilter={false}
        {...selection.sheet}
        onKeyDown={forgetting.onKeyDown}
      >
        <div className="field">
          <SearchRounded aria-hidden />
          <Command.Input
            ref={field}
            autoFocus
            value={written}
            onValueChange={write}
            maxLength={maxSearchLength}
            placeholder={text(readsCatalogue ? 'placeholder' : 'placeholderPages')}
          />
        </div>
        <VisuallyHidden role="status">{forgetting.said}</VisuallyHidden>
        <Command.List label={text('title')}>
          {hasLines && (
            <FoundList
              term={{ typed, settled }}
              onShown={selection.onShown}
              onTake={take}
              onForget={forgetting.forget}
            />
          )}
        </Command.List>
      </PaletteSheet>
    </Dialog>
  );
}
