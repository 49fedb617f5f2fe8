import { Box, Button, OutlinedInput, Stack, Typography } from '@mui/material';
import {
  needsLocation,
  userAdministrationCommands,
  userQueries,
  type AdministeredUser,
  offeredRoles,
  type UserRecord,
} from '@portal/contracts/areas/users';
import { type Role, marketWideRoles, roles, phoneDigits } from '@portal/contracts/kernel';
import { Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import { useCallCommand } from '#core/client/use-call-command';
import { useDates } from '#core/i18n/dates';
import { useDomains, useDomainCheck } from '#core/email-domains';
import { useText } from '#core/i18n/use-text';
import { restaurantLabel } from '#core/restaurant-label';
import { useSession } from '#core/session/session-state';
import { useSite } from '#core/session/site';
import { FactList } from '#ui/FactList';
import { ChoiceMenu } from '#ui/list/ChoiceMenu';
import { FilterChips } from '#ui/list/FilterChips';
import { Panel } from '#ui/Panel';
import { lazyOverlay } from '#ui/part/lazy-part';
import type { FieldsProps, RecordFilterProps } from '#ui/record/record-spec';
import { recordAdmin } from '#ui/record/RecordAdmin';
import { column, type RecordColumn } from '#ui/record/RecordColumns';
import { RecordSelect, RecordSwitch, RecordText } from '#ui/record/RecordFields';
import { RestaurantSelect } from '#ui/restaurant/RestaurantSelect';
import { UserActionSlots } from '#ui/slots/Slots';
import { useToast } from '#ui/toast/toast-context';
import { LocationsCell, userColumns, UserCard } from './UserColumns';
import { LocationsPicker, toWire, PendingAddressPanel } from './LocationsPicker';
import { usersTexts, roleSummaryTexts, historyTexts } from './texts';

interface UserValues {
  name: string;
  email: string;
  phone: string;
  /** The number of a role; empty for none. */
  type: string;
  locations: number[];
  active: boolean;
}

const blankUser: UserValues = {
  name: '',
  email: '',
  phone: '',
  type: '',
  locations: [],
  active: true,
};

const userValuesOf = ({ name, email, phone, type, locations, active }: UserRecord): UserValues => ({
  name,
  email,
  phone,
  type: String(type),
  locations: [...locations],
  active: active === 1,
});

const ConfirmDialog = lazyOverlay(() =>
  import('#ui/dialogs/ConfirmDialog').then((module) => module.ConfirmDialog),
);

/** For a lost device of another person (S4). */
function ResetSecondFactorButton({ row }: { row: AdministeredUser }) {
  const text = useText(usersTexts);
  const toast = useToast();
  const { user } = useSession();
  const [isAsking, setAsking] = useState(false);
  const reset = useCallCommand(userAdministrationCommands.ResetSecondFactor, {
    refresh: [userQueries.GetUser, userQueries.ListUsers],
    once: true,
  });
  const { id, name } = row;
  if (row.second_factor === 0 || user.id === id) return null;
  const confirm = () => {
    setAsking(false);
    void reset.send({ id }).then(() => toast.done(text('factorReset', { name })), toast.failed);
  };
  return (
    <>
      <Button variant="outlined" disabled={reset.isPending} onClick={() => setAsking(true)}>
        {text('resetFactor')}
      </Button>
      <Suspense>
        {isAsking && (
          <ConfirmDialog
            title={text('resetFactorTitle', { name })}
            text={text('resetFactorText')}
            confirmLabel={text('resetFactorConfirm')}
            onConfirm={confirm}
            onCancel={() => setAsking(false)}
          />
        )}
      </Suspense>
    </>
  );
}

const { SendInvitation, ResetLegalTerms } = userAdministrationCommands;
const refresh = [userQueries.GetUser, userQueries.ListUsers];

function UserAccessPanel({ row }: { row: AdministeredUser }) {
  const text = useText(usersTexts);
  const history = useText(historyTexts);
  const dates = useDates();
  const toast = useToast();
  const invitation = useCallCommand(SendInvitation, { refresh, once: true });
  const reset = useCallCommand(ResetLegalTerms, { refresh, once: true });
  const { id, email } = row;
  const act = (done: Promise<unknown>, message: string) =>
    void done.then(() => toast.done(message), toast.failed);
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
          <Typography variant="body2" color="textSecondary" sx={{ pt: 0.5, maxWidth: '48ch' }}>
            {text('eraseHint')}
          </Typography>
        </Box>
      </Stack>
    </Panel>
  );
}

/** R-AUS-02. */
function UserFilterBar({ list }: RecordFilterProps) {
  const text = useText(usersTexts);
  const { restaurants } = useSite();
  const chosen = list.filters['restaurant'] ?? '';
  const filter = (name: string) => ({
    value: list.filters[name] ?? '',
    onChange: (value: string) => list.filter(name, value),
  });
  return (
    <Stack
      direction="row"
      useFlexGap
      sx={{ flexWrap: 'wrap', gap: 1, alignItems: 'center', width: { xs: '100%', sm: 'auto' } }}
    >
      <ChoiceMenu
        multiple
        label={text('type')}
        options={roles.map((role) => ({ value: String(role), label: text(`role${role}`) }))}
        {...filter('type')}
      />
      <FilterChips
        label={text('active')}
        options={[
          { value: '1', label: text('isActive') },
          { value: '0', label: text('isInactive') },
        ]}
        {...filter('active')}
      />
      <RestaurantSelect
        label={text('restaurantFilter')}
        restaurants={restaurants}
        value={chosen === '' ? null : Number(chosen)}
        onChange={(id) => list.filter('restaurant', id === null ? '' : String(id))}
        sx={{ width: { xs: '100%', sm: 260 } }}
        renderInput={({ id, slotProps }) => (
          <OutlinedInput
            id={id}
            fullWidth
            size="small"
            placeholder={text('allRestaurants')}
            {...slotProps.input}
            slotProps={{ input: { ...slotProps.htmlInput, 'aria-label': text('restaurantFilter') } }}
          />
        )}
      />
    </Stack>
  );
}

interface RoleSummaryProps {
  role: Role;
  /** Number of restaurants. */
  count: number;
}

function RoleSummary({ role, count }: RoleSummaryProps) {
  const text = useText(roleSummaryTexts);
  const roleText = useText(usersTexts);
  const isEverywhere = marketWideRoles.includes(role);
  const hasScope = isEverywhere || role !== 6;
  return (
    <Box
      component="section"
      aria-live="polite"
      sx={{
        p: 2,
        borderRadius: 1,
        bgcolor: 'background.sunken',
        borderLeft: 3,
        borderColor: 'secondary.main',
      }}
    >
      <Typography variant="overline" component="div" color="textSecondary">
        {text('sees')}
      </Typography>
      <Typography variant="subtitle2" component="div" sx={{ pt: 0.5 }}>
        {roleText(`role${role}`)}
      </Typography>
      <Typography variant="body2" sx={{ maxWidth: '60ch' }}>
        {text(`sees${role}`)}
      </Typography>
      {hasScope && (
        <Typography variant="body2" component="div" color="textSecondary" sx={{ pt: 0.5 }}>
          {isEverywhere ? text('everywhere') : text('scope', { count })}
        </Typography>
      )}
    </Box>
  );
}

/** R-AUS-04…07. */
function UserFields({ form }: FieldsProps<UserValues, AdministeredUser>) {
  const text = useText(usersTexts);
  const domains = useDomains();
  const { type, locations } = form.values;
  const role = type === '' ? null : (Number(type) as Role);
  const { value, onChange, label, error } = form.field('locations');
  const options = offeredRoles.map((role) => ({ value: String(role), label: text(`role${role}`) }));
  return (
    <Stack spacing={3}>
      <RecordText {...form.field('name')} autoComplete="off" />
      <RecordText {...form.field('email', { domains })} type="email" inputMode="email" autoComplete="off" />
      <RecordText
        {...form.field('phone', phoneDigits)}
        type="tel"
        inputMode="tel"
        autoComplete="off"
        optional
      />
      <RecordSelect {...form.field('type')} options={options} placeholder={text('typePlaceholder')} />
      {role !== null && <RoleSummary role={role} count={locations.length} />}
      {(role === null || needsLocation(role)) && (
        <LocationsPicker label={label} error={error} value={value} onChange={onChange} />
      )}
      <RecordSwitch {...form.field('active')} />
    </Stack>
  );
}

function useTextOf() {
  const text = useText(usersTexts);
  const { restaurants } = useSite();
  return (field: string, value: unknown) => {
    if (field === 'type') return text(`role${Number(value) as Role}`);
    if (field !== 'locations') return undefined;
    const restaurant = restaurants.find(({ id }) => id === value);
    return restaurant && restaurantLabel(restaurant);
  };
}

/** R-AUS-01. */
const columns: readonly RecordColumn<AdministeredUser>[] = [
  ...userColumns<AdministeredUser>({
    value: ({ restaurants }) => restaurants.join(', '),
    cell: ({ restaurants }) => <LocationsCell names={restaurants} />,
  }),
  column.day('last_seen', { width: 104, sortable: false, yields: true }),
];

/** An unchanged address is not checked. */
function useCheck({ email, type, locations }: UserValues, row: AdministeredUser | null) {
  const domainOf = useDomainCheck();
  const lacksPlace = type !== '' && needsLocation(Number(type) as Role) && locations.length === 0;
  return {
    ...(email !== row?.email && domainOf(email)),
    ...(lacksPlace && { locations: 'obligatory_field' }),
  };
}

const useInput = () => async (values: UserValues) => toWire(values);

/** People of the market (R-NAV-27, R-AUS-01…10). */
export const { ListScreen, AddScreen, EditScreen } = recordAdmin<
  typeof userQueries.ListUsers,
  typeof userAdministrationCommands.AddUser,
  UserValues
>({
  path: '/admin/users',
  words: usersTexts,
  calls: {
    list: userQueries.ListUsers,
    get: userQueries.GetUser,
    add: userAdministrationCommands.AddUser,
    update: userAdministrationCommands.UpdateUser,
    delete: userAdministrationCommands.DeleteUser,
    restore: userAdministrationCommands.RestoreUser,
  },
  nameOf: ({ name }) => name,
  titleOf: ({ name }) => name,
  pages: { sizes: [10, 20, 30, -1], usual: 20 },
  filters: { names: ['type', 'restaurant', 'active'], Bar: UserFilterBar },
  switchedBy: 'active',
  columns,
  Card: ({ row }) => (
    <UserCard row={row}>
      <LocationsCell names={row.restaurants} />
    </UserCard>
  ),
  Beside: UserAccessPanel,
  history: { record: 'person', useTextOf },
  failsInDialog: true,
  blank: blankUser,
  valuesOf: userValuesOf,
  useInput,
  useCheck,
  Fields: UserFields,
  fieldNames: Object.fromEntries(Object.keys(blankUser).map((name) => [name, name])),
});
