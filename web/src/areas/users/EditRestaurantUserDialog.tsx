import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import {
  restaurantUserCommands,
  restaurantUserQueries,
  type RestaurantUser,
} from '@portal/contracts/areas/users';
import { Role } from '@portal/contracts/kernel';
import { useCallQuery } from '#core/client/use-call-query';
import { useText } from '#core/i18n/use-text';
import { useSite } from '#core/session/site';
import { useDomainCheck } from '#core/email-domains';
import { FormDialog } from '#ui/form/FormDialog';
import { useCommandForm } from '#ui/form/use-command-form';
import { Loaded } from '#ui/states/Loaded';
import { SkeletonForm } from '#ui/states/Skeletons';
import { useToast } from '#ui/toast/toast-context';
import { PendingAddressPanel } from './PendingAddressPanel';
import { RestaurantUserFields, type RestaurantUserValues } from './RestaurantUserFields';
import { teamTexts } from './texts';
import { toWire } from './user-values';

const { UpdateRestaurantUser } = restaurantUserCommands;
const { ListRestaurantUsers, GetRestaurantUser } = restaurantUserQueries;

interface FormProps {
  user: RestaurantUser;
  onClose: () => void;
}

function EditForm({ user, onClose }: FormProps) {
  const text = useText(teamTexts);
  const toast = useToast();
  const domainOf = useDomainCheck();
  const { restaurants } = useSite();
  const { id, name, email, phone, version } = user;
  const locations = restaurants.filter((own) => user.locations.includes(own.id)).map((own) => own.id);
  const form = useCommandForm<typeof UpdateRestaurantUser, RestaurantUserValues & Record<string, unknown>>(
    UpdateRestaurantUser,
    {
      words: teamTexts,
      initial: { name, email, phone, locations, id, version },
      useCheck: ({ email: wanted }) => (wanted === email ? {} : domainOf(wanted)),
      toInput: (values) => ({ ...toWire(values), id, version: Number(values['version']) }),
      refresh: [ListRestaurantUsers, GetRestaurantUser],
      onSent: () => {
        toast.done(text('saved'));
        onClose();
      },
    },
  );
  return (
    <FormDialog form={form} title={text('editTitle', { name })} confirm={text('save')} onClose={onClose}>
      <RestaurantUserFields form={form} isShared={user.shared === 1}>
        <PendingAddressPanel user={user} />
      </RestaurantUserFields>
    </FormDialog>
  );
}

/** Changes a manager, in the list itself: `/users?id=…` (AMB-23). */
export function EditRestaurantUserDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const text = useText(teamTexts);
  const query = useCallQuery(GetRestaurantUser, { id });
  const user = query.data;
  if (user?.type === Role.Manager) return <EditForm key={id} user={user} onClose={onClose} />;
  return (
    <Dialog open fullWidth maxWidth="sm" onClose={onClose} aria-label={text('edit', { name: '' })}>
      <DialogContent>
        <Loaded query={query} skeleton={<SkeletonForm />}>
          {() => <Box role="alert">{text('onlyManagers')}</Box>}
        </Loaded>
      </DialogContent>
    </Dialog>
  );
}
