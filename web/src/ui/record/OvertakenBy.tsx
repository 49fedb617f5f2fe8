import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import { useDates } from '../../app/i18n/dates';
import { useText } from '../../app/i18n/use-text';
import { uiMessages } from '../ui.messages';
import type { Overtaking } from './overtaking';

/** Says who saved meanwhile, and that nothing typed is lost (R4). */
export function OvertakenBy({ name, at }: Overtaking) {
  const text = useText(uiMessages);
  const dates = useDates();
  const who = name ?? text('somebody');
  const when = at === undefined ? '' : dates.time(at);
  return (
    <Alert severity="warning" role="alert" sx={{ mt: 3 }}>
      <AlertTitle>{text('overtakenBy', { who, when, isDated: when === '' ? 'no' : 'yes' })}</AlertTitle>
      {text('stillHere')}
    </Alert>
  );
}
