import HourglassEmptyRounded from '@mui/icons-material/HourglassEmptyRounded';
import { styled } from '@mui/material/styles';
import { radii } from '#core/theme/tokens';
import { useText } from '#core/i18n/use-text';
import { figuresTexts } from '../texts';

/** Low: a report without figures says the same in several sections. */
const Notice = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1.5),
  padding: theme.spacing(1.5, 2),
  border: `thin dashed ${theme.vars.palette.divider}`,
  borderRadius: radii.control,
  color: theme.vars.palette.text.secondary,
  '& p': { margin: 0, ...theme.typography.body2 },
  '& strong': { display: 'block', color: theme.vars.palette.text.primary, fontWeight: 600 },
}));

/** Nothing was imported yet, and nobody who reads this can change that. */
export function NoFiguresNotice() {
  const text = useText(figuresTexts);
  return (
    <Notice>
      <HourglassEmptyRounded aria-hidden fontSize="small" />
      <p>
        <strong>{text('noFigures')}</strong>
        {text('noFiguresText')}
      </p>
    </Notice>
  );
}
