import SearchRounded from '@mui/icons-material/SearchRounded';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import type { SubmitEvent } from 'react';
import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { useText } from '../i18n/use-text';
import { radii } from '../theme/tokens';
import { shellMessages } from './shell.messages';

/** The id by which the shortcut `/` finds the field. */
export const searchBoxId = 'portal-search';

const Field = styled('form')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  width: '100%',
  maxWidth: 420,
  height: 40,
  padding: '0 12px',
  borderRadius: radii.pill,
  color: theme.vars.palette.text.secondary,
  backgroundColor: theme.vars.palette.background.default,
  border: `1px solid ${theme.vars.palette.control}`,
  '&:hover': { borderColor: theme.vars.palette.text.primary },
  '&:focus-within': { outline: `3px solid ${theme.vars.palette.primary.main}`, outlineOffset: 2 },
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

const Key = styled('kbd')(({ theme }) => ({
  padding: '1px 6px',
  borderRadius: 6,
  fontFamily: 'inherit',
  fontSize: theme.typography.caption.fontSize,
  fontWeight: 600,
  border: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.paper,
}));

/** Finds pieces: leads to `/search?s=…`; empty it does nothing (R-PLT-15, R-CAT-19). */
export function SearchBox() {
  const text = useText(shellMessages);
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);

  const search = (event: SubmitEvent) => {
    event.preventDefault();
    const term = input.current?.value.trim() ?? '';
    if (term !== '') void navigate(`/search?${new URLSearchParams({ s: term }).toString()}`);
  };
  return (
    <Field role="search" aria-label={text('searchLabel')} onSubmit={search}>
      <SearchRounded aria-hidden />
      <input
        id={searchBoxId}
        ref={input}
        type="search"
        maxLength={100}
        autoComplete="off"
        aria-label={text('searchLabel')}
        placeholder={text('searchPlaceholder')}
      />
      <Box component="span" aria-hidden sx={{ display: { xs: 'none', lg: 'block' } }}>
        <Key>/</Key>
      </Box>
    </Field>
  );
}
