import SearchRounded from '@mui/icons-material/SearchRounded';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { SubmitEvent } from 'react';
import { useRef } from 'react';
import { useText } from '../../app/i18n/use-text';
import { radii } from '../../app/theme/tokens';
import { uiMessages } from '../ui.messages';

const Field = styled('form')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  height: 56,
  padding: '0 6px 0 16px',
  borderRadius: radii.card,
  color: theme.vars.palette.text.secondary,
  backgroundColor: theme.vars.palette.background.paper,
  border: `1px solid ${theme.vars.palette.control}`,
  '&:hover': { borderColor: theme.vars.palette.text.primary },
  '&:focus-within': { outline: `3px solid ${theme.vars.palette.primary.main}`, outlineOffset: 2 },
  [theme.breakpoints.down('sm')]: { paddingLeft: 14, '& > svg': { display: 'none' } },
  '& input': {
    flex: 1,
    minWidth: 0,
    border: 0,
    font: 'inherit',
    color: theme.vars.palette.text.primary,
    background: 'none',
    '&:focus-visible': { outline: 'none' },
    '&::placeholder': { color: theme.vars.palette.text.secondary, opacity: 1 },
    '&::-webkit-search-cancel-button': { display: 'none' },
  },
}));

interface SearchFormProps {
  /** What is searched: read out, and shown while the field is empty. */
  label: string;
  /** Never called with an empty term. */
  onSearch: (term: string) => void;
}

/** A large field that leads to results elsewhere. Empty, it does nothing (R-CAT-19). */
export function SearchForm({ label, onSearch }: SearchFormProps) {
  const text = useText(uiMessages);
  const input = useRef<HTMLInputElement>(null);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const term = input.current?.value.trim() ?? '';
    if (term !== '') onSearch(term);
  };
  return (
    <Field role="search" onSubmit={submit}>
      <SearchRounded aria-hidden />
      <input
        ref={input}
        type="search"
        maxLength={100}
        autoComplete="off"
        aria-label={label}
        placeholder={label}
      />
      <Button type="submit" variant="contained" color="primary">
        {text('search')}
      </Button>
    </Field>
  );
}
