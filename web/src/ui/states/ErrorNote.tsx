import ErrorRounded from '@mui/icons-material/ErrorRounded';
import { Box, Typography } from '@mui/material';
import { styled } from '@mui/material/styles';
import { useIsMended } from '#core/client/network';
import { useErrorText } from '#core/client/use-error-text';
import { T } from '#core/i18n/T';
import { radii } from '#core/theme/tokens';
import { uiTexts } from '../texts/early';

const Note = styled('div')(({ theme }) => ({
  display: 'flex',
  gap: 10,
  marginBlock: 16,
  padding: '10px 14px',
  borderRadius: radii.control,
  border: `1px solid ${theme.vars.palette.error.main}`,
  backgroundColor: `color-mix(in srgb, ${theme.vars.palette.error.main} 6%, transparent)`,
}));

/** Cleared by a retry or online. */
export function ErrorNote({ error }: { error: unknown }) {
  const explain = useErrorText();
  const { text, code } = explain(error);
  if (useIsMended(error)) return null;
  return (
    <Note role="alert">
      <Box component={ErrorRounded} aria-hidden sx={{ color: 'error.main' }} />
      <div>
        {text}
        <Typography variant="caption" component="span" color="textSecondary" sx={{ display: 'block' }}>
          <T of={uiTexts} id="errorCode" values={{ code }} />
        </Typography>
      </div>
    </Note>
  );
}
