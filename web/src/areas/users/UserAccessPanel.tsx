import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {
  userAdministrationCommands,
  userQueries,
  type AdministeredUser,
} from '@portal/contracts/areas/users';
import { Link } from 'react-router-dom';
import { useCallCommand } from '#core/client/use-call-command';
import { useDates } from '#core/i18n/dates';
import { useText } from '#core/i18n/use-text';
import { UserActionSlots } from '#ui/slots/UserActionSlots';
import { FactList } from '#ui/FactList';
import { Panel } from '#ui/Panel';
import { useToast } from '#ui/toast/toast-context';
import { PendingAddressPanel } from './PendingAddressPanel';
import { historyTexts, usersTexts } from './texts';
import { ResetSecondFactorButton } from './ResetSecondFactorButton';

const { SendInvitation, ResetLegalTerms } = userAdministrationCommands;
const refresh = [userQueries.GetUser, userQueries.ListUsers];

/** What a person's way into the portal looks like, and what can be done about it. */
export function UserAccessPanel({ row }: { row: AdministeredUser }) {
  const text = useText(usersTexts);
  const history = useText(historyTexts);
  const dates = useDates();
  const toast = useToast();
  const invitation = useCallCommand(SendInvitation, { refresh, once: true });
  const reset = useCallCommand(ResetLegalTerms, { refresh, once: true });
  const { id, email } = row;
  const act = (done: Promise<unknown>, said: string) => void done.then(() => toast.done(said), toast.failed);
  const facts = [
    {
      key: 'seen',
      label: text('lastSeen'),
      value: row.last_seen === null ? text('neverSeen') : dates.time(row.last_seen),
    },
    { key: 'factor', label: text('factor'), value: text(row.second_factor === 1 ? 'factorOn' : 'factorOff') },
    { key: 'terms', label: text('terms'), value: text(row.legal === 1 ? 'termsAccepted' : 'termsOpen') },
  ];
  return (
    <Panel title={text('access')}>
      <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
        <PendingAddressPanel user={row} />
        <FactList facts={facts} />
        <Button component={Link} to={`/admin/users/${id}/history`} variant="outlined">
          {history('open')}
        </Button>
        {row.active === 1 && (
          <Button variant="outlined" onClick={() => act(invitation.send({ id }), text('invited', { email }))}>
            {text('invite')}
          </Button>
        )}
        {row.legal === 1 && (
          <Button variant="outlined" onClick={() => act(reset.send({ id }), text('termsAsked'))}>
            {text('askTerms')}
          </Button>
        )}
        <ResetSecondFactorButton row={row} />
        {row.active === 1 && <UserActionSlots userId={id} name={row.name} role={row.type} />}
        <Box sx={{ pt: 1 }}>
          <Button component={Link} to={`/admin/users/${id}/erase`} color="error">
            {text('erase')}
          </Button>
          <Box sx={{ typography: 'body2', color: 'text.secondary', pt: 0.5, maxWidth: '48ch' }}>
            {text('eraseHint')}
          </Box>
        </Box>
      </Stack>
    </Panel>
  );
}
