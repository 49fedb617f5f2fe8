import { Alert, Box, Button, Skeleton, Stack } from '@mui/material';
import { plannerCommands, plannerQueries } from '@portal/contracts/areas/planner';
import { useState } from 'react';
import { useCallCommand } from '#core/client/use-call-command';
import { useCallQuery } from '#core/client/use-call-query';
import { useDates } from '#core/i18n/dates';
import { useText } from '#core/i18n/use-text';
import { useMay } from '#core/session/use-may';
import { QuestionDialog, useQuestion } from '../dialogs/QuestionDialog';
import { TitledDialog } from '../dialogs/TitledDialog';
import { CopyField } from '../fields/CopyField';
import { LoadedPart } from '../states/Loaded';
import { useToast } from '../toast/toast-context';
import { addressTexts } from '../texts';

interface CalendarAddressDialogProps {
  /** What the calendar shows. */
  text: string;
  /** @returns the path of the calendar */
  pathOf: (token: string) => string;
  onClose: () => void;
}

const { GetPlanCalendarAddress } = plannerQueries;
const refresh = { refresh: [GetPlanCalendarAddress], once: true };

function useAddress() {
  const text = useText(addressTexts);
  const toast = useToast();
  const renewal = useCallCommand(plannerCommands.RenewPlanCalendarAddress, refresh);
  const revocation = useCallCommand(plannerCommands.RevokePlanCalendarAddress, refresh);
  const [token, setToken] = useState<string | null>(null);
  const renew = async () => setToken((await renewal.send({})).data.token);
  const renewing = useQuestion<'renew'>({
    words: {
      title: () => text('renewTitle'),
      text: () => text('renewText'),
      confirm: () => text('renew'),
    },
    isGrave: true,
    act: renew,
    onDone: () => undefined,
  });
  const revoking = useQuestion<'revoke'>({
    words: {
      title: () => text('revokeTitle'),
      text: () => text('revokeText'),
      confirm: () => text('revoke'),
    },
    isGrave: true,
    act: () => revocation.send({}),
    onDone: () => {
      setToken(null);
      toast.done(text('revoked'));
    },
  });
  const create = async () => {
    try {
      await renew();
    } catch (error) {
      toast.failed(error);
    }
  };
  return { token, create, renewing, revoking, isBusy: renewal.isPending || revocation.isPending };
}
type Address = ReturnType<typeof useAddress>;

interface StateProps {
  address: Address;
  since: string | null;
  /** By a new password. */
  ended: boolean;
  pathOf: (token: string) => string;
}

function AddressState({ address, since, ended, pathOf }: StateProps) {
  const text = useText(addressTexts);
  const dates = useDates();
  const { token, create, renewing, revoking, isBusy } = address;
  if (token !== null)
    return (
      <Stack spacing={1.5}>
        <CopyField label={text('address')} value={window.location.origin + pathOf(token)} />
        <Alert severity="info">{text('once')}</Alert>
      </Stack>
    );
  if (since === null)
    return (
      <Stack spacing={1.5} sx={{ alignItems: 'flex-start' }}>
        <div>{text(ended ? 'ended' : 'none')}</div>
        <Button variant="contained" color="primary" disabled={isBusy} onClick={() => void create()}>
          {text('create')}
        </Button>
      </Stack>
    );
  return (
    <Stack spacing={1.5} sx={{ alignItems: 'flex-start' }}>
      <div>{text('since', { date: dates.day(since) })}</div>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button disabled={isBusy} onClick={() => renewing.ask('renew')}>
          {text('renew')}
        </Button>
        <Button color="error" disabled={isBusy} onClick={() => revoking.ask('revoke')}>
          {text('revoke')}
        </Button>
      </Box>
    </Stack>
  );
}

function OwnAddress({ pathOf }: Pick<StateProps, 'pathOf'>) {
  const known = useCallQuery(GetPlanCalendarAddress, {});
  const address = useAddress();
  return (
    <>
      <LoadedPart query={known} skeleton={<Skeleton variant="rounded" height={44} />}>
        {(state) => <AddressState {...state} address={address} pathOf={pathOf} />}
      </LoadedPart>
      <QuestionDialog question={address.renewing} />
      <QuestionDialog question={address.revoking} />
    </>
  );
}

/** The secret address of a person's calendars, shown once. */
export function CalendarAddressDialog({ text: about, pathOf, onClose }: CalendarAddressDialogProps) {
  const text = useText(addressTexts);
  const isOwn = useMay()(plannerCommands.RenewPlanCalendarAddress);
  return (
    <TitledDialog
      title={text('title')}
      onClose={onClose}
      actions={<Button onClick={onClose}>{text('close')}</Button>}
    >
      <Stack spacing={2}>
        <div>{about}</div>
        <Box sx={{ color: 'text.secondary' }}>{text('secret')}</Box>
        {isOwn ? <OwnAddress pathOf={pathOf} /> : <div>{text('actingHint')}</div>}
      </Stack>
    </TitledDialog>
  );
}
