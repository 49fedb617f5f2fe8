import Stack from '@mui/material/Stack';
import { sessionQueries } from '@portal/contracts/areas/session';
import { addressCommands, ownAccountCommands, userCommands } from '@portal/contracts/areas/users';
import { useEffect, useEffectEvent } from 'react';
import { useCallCommand } from '#core/client/use-call-command';
import { useText } from '#core/i18n/use-text';
import { useDomainCheck } from '#core/use-domain-check';
import { useMay } from '#core/session/use-may';
import { useSession, useSessionState, type Session } from '#core/session/session-state';
import { useCommandForm } from '#ui/form/use-command-form';
import { PendingAddress } from '#ui/PendingAddress';
import { RecordText } from '#ui/record/RecordFields';
import { RecordForm } from '#ui/record/RecordForm';
import { SavedMark } from '#ui/SavedMark';
import { accountTexts } from '../texts';
import { PhoneAskedNotice } from './PhoneAskedNotice';
import { useSaved } from './use-saved';

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
export function ProfileForm() {
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
