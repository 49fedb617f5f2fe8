import SearchRounded from '@mui/icons-material/SearchRounded';
import Dialog from '@mui/material/Dialog';
import { Command } from 'cmdk';
import { useDeferredValue, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { cleanText, maxSearchLength } from '@portal/contracts/kernel';
import { useQuiet } from '#ui/use-quiet';
import { VisuallyHidden } from '#ui/VisuallyHidden';
import { useText } from '#core/i18n/use-text';
import { useRecentSearches } from '#core/recent-searches/use-recent-searches';
import type { PaletteRow } from '#core/finder/finder';
import { FoundList, type Take } from './FoundList';
import { PaletteSheet } from './palette-look';
import { paletteTexts } from '../texts';
import { useForgetting } from './use-forgetting';
import { useReadsCatalogue } from './use-found-places';
import { useSelection } from './use-selection';

/** Milliseconds without a key before the server is asked. */
const quiet = 120;

/** Everything that this person may see or do, found by typing (U13): what areas bring, in the order of its fit. */
export function CommandPalette({ onClose }: { onClose: () => void }) {
  const text = useText(paletteTexts);
  const navigate = useNavigate();
  const { keep } = useRecentSearches();
  const field = useRef<HTMLInputElement>(null);
  const [written, setWritten] = useState('');
  const readsCatalogue = useReadsCatalogue();
  // The letter is there at once; what it finds is drawn after it.
  const typed = useDeferredValue(cleanText(written));
  const settled = useQuiet(typed, quiet);
  // The field is there at once; the lines below it are drawn after it.
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
