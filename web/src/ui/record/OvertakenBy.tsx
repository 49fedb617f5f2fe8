import Box from '@mui/material/Box';
import { useDates } from '../../app/i18n/dates';
import { useText } from '../../app/i18n/use-text';
import { uiMessages } from '../ui.messages';
import type { Overtaking } from './overtaking';

/** Says who saved meanwhile, and that nothing typed is lost (R4). */
export function OvertakenBy({ name, at }: Overtaking) {
  const text = useText(uiMessages);
  const dates = useDates();
  const who = name ?? text('somebody');
  return (
    <Box sx={{ pt: 0.5 }}>
      {at === undefined ? '' : `${text('overtakenBy', { who, when: dates.time(at) })} `}
      {text('stillHere')}
    </Box>
  );
}
