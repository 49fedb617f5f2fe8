import { ownAccountCommands, addressCommands, userCommands } from '@portal/contracts/areas/users';
import Stack from '@mui/material/Stack';
import { sessionQueries } from '@portal/contracts/areas/session';
import { useEffect, useEffectEvent, useCallback, useState } from 'react';
import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { useText } from '#core/i18n/use-text';
import { useMay } from '#core/session/use-may';
import { useSession, useSessionState, type Session } from '#core/session/session-state';
import { FactList } from '#ui/FactList';
import { Panel } from '#ui/Panel';
import { useCallCommand } from '#core/client/use-call-command';
import { useDomainCheck } from '#core/email-domains';
import { useCommandForm } from '#ui/form/use-command-form';
import { PendingAddress } from '#ui/PendingAddress';
import { RecordText } from '#ui/record/RecordFields';
import { RecordForm } from '#ui/record/RecordForm';
import { SavedMark } from '#ui/SavedMark';
import { accountTexts } from '../texts';

/** How long it is said that the account was saved, in milliseconds (R-ACC-03, R-CON-08). */
export const savedLasts = 3000;

/** Whether it was saved just now; saving again begins anew. */
export function useSaved(): { readonly isShown: boolean; readonly show: () => void } {
  const [shownFor, setShownFor] = useState(0);
  useEffect(() => {
    if (shownFor === 0) return undefined;
    const timer = setTimeout(() => setShownFor(0), savedLasts);
    return () => clearTimeout(timer);
  }, [shownFor]);
  return { isShown: shownFor > 0, show: useCallback(() => setShownFor((times) => times + 1), []) };
}

/** Portugal: the agency needs the phone, and this account has none (R-CRT-20). */
function PhoneAskedNotice() {
  const text = useText(accountTexts);
  return (
    <Alert severity="info" sx={{ mb: 2 }}>
      {text('phoneAsked')}
    </Alert>
  );
}

const valuesOf = ({ name, email, phone, version }: Session['user']) => ({ name, email, phone, version });

type Values = ReturnType<typeof valuesOf>;

/** The own address that has yet to be confirmed; nothing without one. */
function OwnPendingAddress() {
  const { user } = useSession();
  const refresh = [sessionQueries.GetSession];
  const resend = useCallCommand(addressCommands.ResendOwnAddressLink, { refresh, once: true });
  const cancel = useCallCommand(addressCommands.CancelOwnAddressChange, { refresh, once: true });
  if (user.address_change === null) return null;
  return (
    <PendingAddress
      change={user.address_change}
      isPending={resend.isPending || cancel.isPending}
      onResend={() => resend.send({})}
      onCancel={() => cancel.send({})}
    />
  );
}

/** The own account as a form; says for three seconds that it is saved (R-ACC-01, R-ACC-03…06). */
function ProfileForm() {
  const text = useText(accountTexts);
  const { user } = useSession();
  const { reload } = useSessionState();
  const saved = useSaved();
  const domainOf = useDomainCheck();
  const isPhoneAsked = useMay()(userCommands.AddPhone) && user.phone === '';
  const form = useCommandForm<typeof ownAccountCommands.UpdateOwnAccount, Values>(
    ownAccountCommands.UpdateOwnAccount,
    {
      words: accountTexts,
      initial: valuesOf(user),
      useCheck: ({ email }) => domainOf(email),
      onSent: async (data, values) => {
        form.reset({ ...values, ...data });
        saved.show();
        await reload();
      },
    },
  );
  // What was changed elsewhere is shown, unless something is being typed here.
  const follow = useEffectEvent(() => {
    if (!form.hasTyped && !form.isPending && form.values.version !== user.version) form.reset(valuesOf(user));
  });
  useEffect(() => follow(), [user.version]);
  return (
    <RecordForm
      isInDialog
      form={form as never}
      saveLabel={text('save')}
      fieldNames={form.fieldNames}
      onReload={() => void reload().then(() => form.reset(valuesOf(user)))}
      cancel={<SavedMark isShown={saved.isShown && !form.hasTyped} label={text('saved')} />}
    >
      {isPhoneAsked && <PhoneAskedNotice />}
      <Stack spacing={2}>
        <RecordText {...form.field('name')} autoComplete="name" />
        <RecordText {...form.field('email')} type="email" inputMode="email" autoComplete="email" />
        <OwnPendingAddress />
        <RecordText {...form.field('phone')} type="tel" inputMode="tel" autoComplete="tel" optional />
      </Stack>
    </RecordForm>
  );
}

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
      <Typography variant="body2" color="textSecondary" sx={{ pt: 2 }}>
        {text('actingHint')}
      </Typography>
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
