import SearchRounded from '@mui/icons-material/SearchRounded';
import { styled } from '@mui/material/styles';
import { maxSearchLength } from '@portal/contracts/kernel';
import { type ComponentProps, type ReactNode, type SubmitEvent, useRef } from 'react';

const Line = styled('form')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  color: theme.vars.palette.text.secondary,
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
    textOverflow: 'ellipsis',
    '&::placeholder': { color: theme.vars.palette.text.secondary, opacity: 1 },
    '&::-webkit-search-cancel-button': { display: 'none' },
  },
}));

interface SearchLineProps {
  /** For screen readers. */
  label: string;
  placeholder: string;
  /** Never empty. */
  onSearch: (term: string) => void;
  inputId?: string;
  field?: ComponentProps<'input'>;
  /** Behind the field. */
  children: ReactNode;
  className?: string;
}

/** Nothing while empty (R-PLT-15, R-CAT-19). */
export function SearchLine({
  label,
  placeholder,
  onSearch,
  inputId,
  field,
  children,
  className,
}: SearchLineProps) {
  const input = useRef<HTMLInputElement>(null);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const term = input.current?.value.trim() ?? '';
    if (term !== '') onSearch(term);
  };
  return (
    <Line role="search" aria-label={label} className={className} onSubmit={submit}>
      <SearchRounded aria-hidden />
      <input
        id={inputId}
        ref={input}
        type="search"
        maxLength={maxSearchLength}
        autoComplete="off"
        aria-label={label}
        placeholder={placeholder}
        {...field}
      />
      {children}
    </Line>
  );
}
