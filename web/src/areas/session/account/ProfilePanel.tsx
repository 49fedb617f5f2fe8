import Box from '@mui/material/Box';
import { ownAccountCommands } from '@portal/contracts/areas/users';
import { useText } from '#core/i18n/use-text';
import { useMay } from '#core/session/use-may';
import { useSession } from '#core/session/session-state';
import { FactList } from '#ui/FactList';
import { Panel } from '#ui/Panel';
import { accountTexts } from '../texts';
import { ProfileForm } from './ProfileForm';

/** What somebody who acts in the place of others sees of the account: nothing of it can be changed meanwhile (AMB-77). */
function ProfileSummary() {
  const text = useText(accountTexts);
  const { name, email, phone } = useSession().user;
  const values = { name, email, phone: phone === '' ? text('noPhone') : phone };
  return (
    <>
      <FactList
        facts={(['name', 'email', 'phone'] as const).map((key) => ({
          key,
          label: text(key),
          value: values[key],
        }))}
      />
      <Box sx={{ typography: 'body2', color: 'text.secondary', pt: 2 }}>{text('actingHint')}</Box>
    </>
  );
}

/** Name, e-mail and phone (R-ACC-01). */
export function ProfilePanel() {
  const text = useText(accountTexts);
  const may = useMay();
  return (
    <Panel title={text('profile')}>
      {may(ownAccountCommands.UpdateOwnAccount) ? <ProfileForm /> : <ProfileSummary />}
    </Panel>
  );
}
