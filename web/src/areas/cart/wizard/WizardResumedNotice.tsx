import HistoryRounded from '@mui/icons-material/HistoryRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useText } from '#core/i18n/use-text';
import { useToast } from '#ui/toast/toast-context';
import type { Wizard } from './use-wizard';
import { noteLine } from './note-line';
import { wizardTexts } from '../texts';

/** Tells that the choices are those from before, and how to be rid of them: which can be undone. */
export function WizardResumedNotice({ wizard }: { wizard: Wizard }) {
  const text = useText(wizardTexts);
  const toast = useToast();
  const { filename: name } = wizard.state.entry.from;
  return (
    <Box role="status" sx={noteLine}>
      <HistoryRounded aria-hidden sx={{ color: 'text.secondary' }} />
      <Box sx={{ flex: 1 }}>{text('resumed')}</Box>
      <Button
        variant="text"
        size="small"
        onClick={() => toast.done(text('startedOver', { name }), wizard.startOver())}
      >
        {text('startOver')}
      </Button>
    </Box>
  );
}
