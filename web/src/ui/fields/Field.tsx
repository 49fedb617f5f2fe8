import ErrorRounded from '@mui/icons-material/ErrorRounded';
import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import type { ReactNode } from 'react';
import { useText } from '../../app/i18n/use-text';
import { uiMessages } from '../ui.messages';

export interface FieldProps {
  label: string;
  /** How to fill it in. */
  hint?: ReactNode;
  /** What is wrong and how to mend it; stays until mended. */
  error?: string;
  /** Most fields are required, so only the others are marked. */
  optional?: boolean;
}

/** What the control inside a field must carry, so that label, hint and error belong to it. */
export interface FieldIds {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
}

/** Ids of a field's control, and whether it is wrong. */
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

/** Label above, control, then the error and the hint. */
export function FieldFrame({ id, label, hint, error, optional = false, children }: FieldFrameProps) {
  const text = useText(uiMessages);
  return (
    <FormControl fullWidth error={error !== undefined}>
      <FormLabel htmlFor={id} sx={{ pb: 0.75 }}>
        {label}
        {optional && (
          <Box component="span" sx={{ color: 'text.secondary', fontWeight: 400 }}>
            {' '}
            ({text('optional')})
          </Box>
        )}
      </FormLabel>
      {children}
      {error !== undefined && (
        <FormHelperText id={`${id}-error`} error sx={{ display: 'flex', gap: 0.75, alignItems: 'center' }}>
          <ErrorRounded aria-hidden fontSize="small" />
          {error}
        </FormHelperText>
      )}
      {hint !== undefined && <FormHelperText id={`${id}-hint`}>{hint}</FormHelperText>}
    </FormControl>
  );
}
