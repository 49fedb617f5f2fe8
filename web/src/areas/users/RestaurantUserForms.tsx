import { Box, Button, Dialog, DialogContent, Stack } from '@mui/material';
import {
  restaurantUserCommands,
  restaurantUserQueries,
  type RestaurantUser,
} from '@portal/contracts/areas/users';
import { Role, phoneDigits } from '@portal/contracts/kernel';
import type { ReactNode } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { useCallQuery } from '#core/client/use-call-query';
import { useText } from '#core/i18n/use-text';
import { useSite } from '#core/session/site';
import { useDomainCheck, useDomains } from '#core/email-domains';
import { FormDialog } from '#ui/form/FormDialog';
import { useCommandForm } from '#ui/form/use-command-form';
import { Page } from '#ui/Page';
import { RecordText } from '#ui/record/RecordFields';
import { RecordForm } from '#ui/record/RecordForm';
import type { RecordFormApi } from '#ui/record/use-record-form';
import { Loaded } from '#ui/states/Loaded';
import { SkeletonForm } from '#ui/states/Skeletons';
import { uiTexts } from '#ui/texts/early';
import { useToast } from '#ui/toast/toast-context';
import { LocationsPicker, toWire, PendingAddressPanel } from './LocationsPicker';
import { teamTexts } from './texts';

const { AddRestaurantUser, UpdateRestaurantUser } = restaurantUserCommands;
const { ListRestaurantUsers, GetRestaurantUser } = restaurantUserQueries;

interface RestaurantUserValues extends Record<string, unknown> {
  name: string;
  email: string;
  phone: string;
  locations: number[];
}

interface RestaurantUserFieldsProps {
  form: RecordFormApi<RestaurantUserValues>;
  /** Also works for other franchisees: only the own restaurants can be changed. */
  isShared?: boolean;
  children?: ReactNode;
}

/** No role, no switch (R-ACC-12, W7). */
function RestaurantUserFields({ form, isShared = false, children }: RestaurantUserFieldsProps) {
  const text = useText(teamTexts);
  const domains = useDomains();
  const { value, onChange, label, hint, error } = form.field('locations');
  return (
    <Stack spacing={3}>
      {isShared && <Box sx={{ color: 'text.secondary' }}>{text('sharedHint')}</Box>}
      <RecordText {...form.field('name')} autoComplete="off" readOnly={isShared} />
      <RecordText
        {...form.field('email', { domains })}
        type="email"
        inputMode="email"
        autoComplete="off"
        readOnly={isShared}
      />
      {children}
      <RecordText
        {...form.field('phone', phoneDigits)}
        type="tel"
        inputMode="tel"
        autoComplete="off"
        optional={!isShared}
        readOnly={isShared}
      />
      <LocationsPicker label={label} hint={hint} error={error} value={value} onChange={onChange} />
    </Stack>
  );
}

/** R-ACC-12. */
export function AddRestaurantUserScreen() {
  const text = useText(teamTexts);
  const ui = useText(uiTexts);
  const toast = useToast();
  const navigate = useNavigate();
  const domainOf = useDomainCheck();
  const { restaurants } = useSite();
  const only = restaurants.length === 1 ? restaurants.map(({ id }) => id) : [];
  const form = useCommandForm<typeof AddRestaurantUser, RestaurantUserValues>(AddRestaurantUser, {
    words: teamTexts,
    initial: { name: '', email: '', phone: '', locations: only },
    toInput: toWire,
    useCheck: ({ email, locations }) => ({
      ...domainOf(email),
      ...(locations.length === 0 && { locations: 'obligatory_field' }),
    }),
    refresh: [ListRestaurantUsers],
    onSent: (_data, { name }) => {
      toast.done(text('added', { name: name.trim() }));
      void navigate('/users');
    },
  });
  return (
    <Page title={text('add')} crumbs={[{ label: text('title'), to: '/users' }]}>
      <RecordForm
        form={form as never}
        fieldNames={form.fieldNames}
        saveLabel={text('saveNew')}
        failsInDialog
        onReload={() => undefined}
        cancel={
          <Button component={Link} to="/users">
            {ui('cancel')}
          </Button>
        }
      >
        <RestaurantUserFields form={form} />
      </RecordForm>
    </Page>
  );
}

function EditForm({ user, onClose }: { user: RestaurantUser; onClose: () => void }) {
  const text = useText(teamTexts);
  const toast = useToast();
  const domainOf = useDomainCheck();
  const { restaurants } = useSite();
  const { id, name, email, phone, version } = user;
  const locations = restaurants.filter((own) => user.locations.includes(own.id)).map((own) => own.id);
  const form = useCommandForm<typeof UpdateRestaurantUser, RestaurantUserValues>(UpdateRestaurantUser, {
    words: teamTexts,
    initial: { name, email, phone, locations, id, version },
    useCheck: ({ email: wanted }) => (wanted === email ? {} : domainOf(wanted)),
    toInput: (values) => ({ ...toWire(values), id, version: Number(values['version']) }),
    refresh: [ListRestaurantUsers, GetRestaurantUser],
    onSent: () => {
      toast.done(text('saved'));
      onClose();
    },
  });
  return (
    <FormDialog form={form} title={text('editTitle', { name })} confirm={text('save')} onClose={onClose}>
      <RestaurantUserFields form={form} isShared={user.shared === 1}>
        <PendingAddressPanel user={user} />
      </RestaurantUserFields>
    </FormDialog>
  );
}

/** `/users?id=…` (AMB-23). */
export function EditRestaurantUserDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const text = useText(teamTexts);
  const query = useCallQuery(GetRestaurantUser, { id });
  const user = query.data;
  if (user?.type === Role.Manager) return <EditForm key={id} user={user} onClose={onClose} />;
  return (
    <Dialog
      open
      fullWidth
      maxWidth="sm"
      onClose={onClose}
      slotProps={{ paper: { 'aria-label': text('edit', { name: '' }) } }}
    >
      <DialogContent>
        <Loaded query={query} skeleton={<SkeletonForm />}>
          {() => <Box role="alert">{text('onlyManagers')}</Box>}
        </Loaded>
      </DialogContent>
    </Dialog>
  );
}
