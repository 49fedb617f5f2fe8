import Box from '@mui/material/Box';
import { useText } from '#core/i18n/use-text';
import { Panel } from '#ui/Panel';
import { secondFactorMessages } from './second-factor.messages';
import { SecondFactorForm } from './SecondFactorForm';

/** The code of a device beside the password (S4). */
export function SecondFactorPanel() {
  const text = useText(secondFactorMessages);
  return (
    <Panel title={text('title')}>
      <Box sx={{ maxWidth: (theme) => theme.spacing(52) }}>
        <SecondFactorForm />
      </Box>
    </Panel>
  );
}
