import ErrorRounded from '@mui/icons-material/ErrorRounded';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useText } from '#core/i18n/use-text';
import { motion, radii } from '#core/theme/tokens';
import { uiTexts } from '../texts/early';

/** Box around a native `input`, `textarea` or `select` with adornments. */
export const Control = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  width: '100%',
  minWidth: 0,
  minHeight: 'var(--control-height)',
  padding: '0 12px',
  borderRadius: radii.control,
  border: `1px solid ${theme.vars.palette.control}`,
  color: theme.vars.palette.text.primary,
  backgroundColor: theme.vars.palette.background.paper,
  cursor: 'text',
  transition: `border-color ${motion.quick}ms`,
  '&:hover': { borderColor: theme.vars.palette.text.primary },
  '&:has(> :is(input, textarea, select):focus)': {
    borderColor: theme.vars.palette.primary.main,
    outline: `3px solid ${theme.vars.palette.primary.main}`,
    outlineOffset: 2,
  },
  '&:has(> [aria-invalid="true"])': { borderColor: theme.vars.palette.error.main },
  '&:has(> :disabled)': { opacity: 0.65, backgroundColor: theme.vars.palette.background.sunken },
  '& > input, & > textarea, & > select': {
    flex: 1,
    minWidth: 0,
    alignSelf: 'stretch',
    padding: 0,
    border: 0,
    font: 'inherit',
    color: 'inherit',
    background: 'none',
    appearance: 'none',
    '&:focus-visible': { outline: 'none' },
    '&::placeholder': { color: theme.vars.palette.text.secondary, opacity: 1 },
    '&:placeholder-shown': { textOverflow: 'ellipsis' },
    '&::-webkit-search-cancel-button': { display: 'none' },
  },
  '& > textarea': { padding: '10px 0', resize: 'vertical', fieldSizing: 'content', lineHeight: 1.5 },
  '& > select': { paddingRight: 28, marginRight: -36, cursor: 'pointer', textOverflow: 'ellipsis' },
  '& > select + svg': { pointerEvents: 'none', color: theme.vars.palette.text.secondary },
  '& option': {
    color: theme.vars.palette.text.primary,
    backgroundColor: theme.vars.palette.background.paper,
  },
  '& > .MuiIconButton-root:last-child': { marginRight: -8 },
}));

const Line = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  gap: 6,
  alignItems: 'center',
  margin: '6px 0 0',
  fontWeight: 600,
  color: theme.vars.palette.error.main,
}));

/** `id` is the control's `aria-describedby`. */
export function FieldError({ id, children }: { id: string; children: string }) {
  return (
    <Line id={id}>
      <ErrorRounded aria-hidden fontSize="small" />
      {children}
    </Line>
  );
}

export interface FieldProps {
  label: string;
  /** Help text. */
  hint?: ReactNode;
  /** Error text. */
  error?: string;
  optional?: boolean;
}

interface FieldIds {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
}

export function fieldIds(id: string, { hint, error }: FieldProps): FieldIds {
  const described = [error !== undefined && `${id}-error`, hint !== undefined && `${id}-hint`].filter(
    Boolean,
  );
  return {
    id,
    'aria-describedby': described.length === 0 ? undefined : described.join(' '),
    'aria-invalid': error === undefined ? undefined : true,
  };
}

interface FieldFrameProps extends FieldProps {
  id: string;
  children: ReactNode;
}

const Frame = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  width: '100%',
  minWidth: 0,
  '& > label': { ...theme.typography.body2, fontWeight: 600, paddingBottom: 6 },
  '& > label > span': { color: theme.vars.palette.text.secondary, fontWeight: 400 },
  '& > .hint': { ...theme.typography.body2, margin: '6px 0 0', color: theme.vars.palette.text.secondary },
}));

export function FieldFrame({ id, label, hint, error, optional = false, children }: FieldFrameProps) {
  const text = useText(uiTexts);
  return (
    <Frame>
      <label htmlFor={id}>
        {label}
        {optional && <span> ({text('optional')})</span>}
      </label>
      {children}
      {error !== undefined && <FieldError id={`${id}-error`}>{error}</FieldError>}
      {hint !== undefined && (
        <p id={`${id}-hint`} className="hint">
          {hint}
        </p>
      )}
    </Frame>
  );
}
