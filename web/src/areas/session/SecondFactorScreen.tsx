import Button from '@mui/material/Button';
import { useText } from '#core/i18n/use-text';
import { useSignOut } from '#core/session/use-sign-out';
import { BlockingPage } from './BlockingPage';
import { secondFactorTexts } from './texts';
import { SecondFactorForm } from './SecondFactorForm';

/** Before anything else where the deployment asks administrators for a second factor. */
export function SecondFactorScreen() {
  const text = useText(secondFactorTexts);
  const signOut = useSignOut();
  const leave = (
    <Button sx={{ alignSelf: 'flex-start' }} onClick={() => void signOut('logout')}>
      {text('signOut')}
    </Button>
  );
  return (
    <BlockingPage title={text('title')} heading={text('dueTitle')} intro={text('dueText')} below={leave}>
      <SecondFactorForm />
    </BlockingPage>
  );
}
