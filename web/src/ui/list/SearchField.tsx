import ClearRounded from '@mui/icons-material/ClearRounded';
import SearchRounded from '@mui/icons-material/SearchRounded';
import { IconButton } from '@mui/material';
import { cleanText, maxSearchLength } from '@portal/contracts/kernel';
import { useState } from 'react';
import { useText } from '#core/i18n/use-text';
import { Control } from '../fields/Field';
import { uiTexts } from '../texts/early';
import { useWhenQuiet } from '../use-quiet';

/** Milliseconds after the last key. */
const quiet = 120;

interface SearchFieldProps {
  /** Label and placeholder. */
  label: string;
  value: string;
  /** At once on Enter and on clearing. */
  onSearch: (term: string) => void;
  id?: string;
  autoFocus?: boolean;
  /** For loaded data. */
  atOnce?: boolean;
}

export function SearchField({ label, value, onSearch, id, autoFocus, atOnce = false }: SearchFieldProps) {
  const text = useText(uiTexts);
  const [typed, setTyped] = useState(value);
  const [known, setKnown] = useState(value);
  const [asked, setAsked] = useState(value);
  const ask = (term: string) => {
    setAsked(term);
    onSearch(term);
  };
  const askOther = (term: string) => term !== value && ask(term);
  useWhenQuiet(cleanText(typed), quiet, askOther);

  // Follows Back and "clear filters", but not our own late address: it would drop newer typing.
  if (known !== value) {
    setKnown(value);
    if (value !== asked) setTyped(value);
  }

  const clear = () => {
    setTyped('');
    ask('');
  };
  return (
    <Control sx={{ width: { xs: '100%', sm: 'auto' }, minWidth: { sm: 280 } }}>
      <SearchRounded aria-hidden sx={{ color: 'text.secondary' }} />
      <input
        id={id}
        type="search"
        aria-label={label}
        placeholder={label}
        maxLength={maxSearchLength}
        autoFocus={autoFocus}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          if (atOnce) askOther(cleanText(target.value));
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter') ask(cleanText(typed));
          if (event.key === 'Escape' && typed !== '') clear();
        }}
      />
      {typed !== '' && (
        <IconButton size="small" aria-label={text('clear')} onClick={clear}>
          <ClearRounded />
        </IconButton>
      )}
    </Control>
  );
}
