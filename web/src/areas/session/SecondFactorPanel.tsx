import Box from '@mui/material/Box';
import { useText } from '#core/i18n/use-text';
import { Panel } from '#ui/Panel';
import { secondFactorTexts } from './texts';
import { SecondFactorForm } from './SecondFactorForm';

/** The code of a device beside the password (S4). */
export function SecondFactorPanel() {
  const text = useText(secondFactorTexts);
  return (
    <Panel title={text('title')}>
      <Box sx={{ maxWidth: (theme) => theme.spacing(52) }}>
        <SecondFactorForm />
      </Box>
    </Panel>
  );
}
