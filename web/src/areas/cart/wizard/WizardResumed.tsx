import HistoryRounded from '@mui/icons-material/HistoryRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useText } from '#app/i18n/use-text';
import { wizardMessages } from './wizard.messages';

/** Says that the choices are those from before the reload, and how to be rid of them. */
export function WizardResumed({ onStartOver }: { onStartOver: () => void }) {
  const text = useText(wizardMessages);
  return (
    <Box
      role="status"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        mb: 2.5,
        px: 1.5,
        py: 0.5,
        borderRadius: 1,
        typography: 'body2',
        bgcolor: 'background.sunken',
        border: 1,
        borderColor: 'divider',
      }}
    >
      <HistoryRounded aria-hidden sx={{ color: 'text.secondary' }} />
      <Box sx={{ flex: 1 }}>{text('resumed')}</Box>
      <Button variant="text" size="small" onClick={onStartOver}>
        {text('startOver')}
      </Button>
    </Box>
  );
}
