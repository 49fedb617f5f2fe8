import SearchRounded from '@mui/icons-material/SearchRounded';
import Dialog from '@mui/material/Dialog';
import { Command } from 'cmdk';
import type { KeyboardEvent } from 'react';
import { useCallback, useDeferredValue, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { maxSearchLength } from '@portal/contracts/kernel';
import { useQuiet } from '#ui/use-quiet';
import { useText } from '../i18n/use-text';
import type { PaletteRow } from './finder';
import { FoundList } from './FoundList';
import { PaletteSheet } from './palette-look';
import { paletteMessages } from './palette.messages';

/** Milliseconds without a key before the server is asked. */
const quiet = 120;
const movingKeys = /^(?:Arrow|Home|End|Page)/;

/** What Enter takes: the best line, until the person moves to another. */
function useSelection() {
  const [value, setValue] = useState('');
  const isMovedRef = useRef(false);
  const moved = () => {
    isMovedRef.current = true;
  };
  return {
    forget: () => {
      isMovedRef.current = false;
    },
    onBest: useCallback((key: string) => {
      if (!isMovedRef.current) setValue(key);
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

/** Everything that this person may see or do, found by typing (U13): what areas bring, in the order of its fit. */
export function CommandPalette({ onClose }: { onClose: () => void }) {
  const text = useText(paletteMessages);
  const navigate = useNavigate();
  const [written, setWritten] = useState('');
  // The letter is there at once; what it finds is drawn after it.
  const typed = useDeferredValue(written.trim());
  const settled = useQuiet(typed, quiet);
  const { sheet, onBest, forget } = useSelection();
  const take = ({ to, run }: Pick<PaletteRow, 'to' | 'run'>) => {
    onClose();
    if (to === undefined) run?.();
    else void navigate(to);
  };
  const write = (next: string) => {
    forget();
    setWritten(next.slice(0, maxSearchLength));
  };
  return (
    <Dialog
      open
      onClose={onClose}
      maxWidth="sm"
      slotProps={{ paper: { 'aria-label': text('title'), sx: { alignSelf: 'flex-start', mt: '10dvh' } } }}
    >
      <PaletteSheet label={text('title')} loop shouldFilter={false} {...sheet}>
        <div className="field">
          <SearchRounded aria-hidden />
          <Command.Input
            autoFocus
            value={written}
            onValueChange={write}
            maxLength={maxSearchLength}
            placeholder={text('placeholder')}
          />
        </div>
        <Command.List label={text('title')}>
          <FoundList term={{ typed, settled }} onBest={onBest} onTake={take} />
        </Command.List>
      </PaletteSheet>
    </Dialog>
  );
}
