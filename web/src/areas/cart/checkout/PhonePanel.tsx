import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { userCommands } from '@portal/contracts/areas/users';
import { useText } from '#core/i18n/use-text';
import { useMay } from '#core/session/use-may';
import { useSession, useSessionState } from '#core/session/session-state';
import { useCommandForm } from '#ui/form/use-command-form';
import { Panel } from '#ui/Panel';
import { RecordText } from '#ui/record/RecordFields';
import { ErrorNote } from '#ui/states/ErrorNote';
import { phoneTexts } from '../texts/phone';

function PhoneForm() {
  const text = useText(phoneTexts);
  const { reload } = useSessionState();
  const form = useCommandForm(userCommands.AddPhone, {
    words: phoneTexts,
    initial: { phone: '' },
    onSent: () => reload(),
  });
  return (
    <Box component="form" noValidate onSubmit={(event) => void form.submit(event)}>
      <Box sx={{ color: 'text.secondary', pb: 2 }}>{text('text')}</Box>
      <Stack direction={{ sm: 'row' }} spacing={2} sx={{ alignItems: { sm: 'flex-end' }, maxWidth: 560 }}>
        <RecordText {...form.field('phone')} type="tel" inputMode="tel" autoComplete="tel" />
        <Button
          type="submit"
          variant="contained"
          color="primary"
          disabled={form.isPending}
          sx={{ flexShrink: 0 }}
        >
          {text('save')}
        </Button>
      </Stack>
      {form.failure !== null && <ErrorNote error={form.failure} />}
    </Box>
  );
}

/** Asks for the phone of a person who has none, where the market has the call for it (R-CRT-20, R-API-54). */
export function PhonePanel() {
  const text = useText(phoneTexts);
  const { user, acting } = useSession();
  const may = useMay();
  if (user.phone !== '' || acting !== null || !may(userCommands.AddPhone)) return null;
  return (
    <Box sx={{ pb: 3 }}>
      <Panel title={text('title')}>
        <PhoneForm />
      </Panel>
    </Box>
  );
}
