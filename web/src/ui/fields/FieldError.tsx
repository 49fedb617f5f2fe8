import ErrorRounded from '@mui/icons-material/ErrorRounded';
import { styled } from '@mui/material/styles';

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
