import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useText } from '#core/i18n/use-text';
import { uiTexts } from '../texts/early';
import { FieldError } from './FieldError';

export interface FieldProps {
  label: string;
  /** Help text. */
  hint?: ReactNode;
  /** Error text. */
  error?: string;
  /** Marked, as most fields are required. */
  optional?: boolean;
}

/** Ties a control to label, hint and error. */
export interface FieldIds {
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
