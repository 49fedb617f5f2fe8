import Button from '@mui/material/Button';
import { restaurantUserCommands, restaurantUserQueries } from '@portal/contracts/areas/users';
import { Link, useNavigate } from 'react-router-dom';
import { useText } from '#core/i18n/use-text';
import { useSite } from '#core/session/site';
import { useDomainCheck } from '#core/email-domains';
import { useCommandForm } from '#ui/form/use-command-form';
import { Page } from '#ui/Page';
import { RecordForm } from '#ui/record/RecordForm';
import { useToast } from '#ui/toast/toast-context';
import { uiTexts } from '#ui/texts/early';
import { teamTexts } from './texts';
import { RestaurantUserFields, type RestaurantUserValues } from './RestaurantUserFields';
import { toWire } from './user-values';

/** A new manager of the franchisee's restaurants (R-ACC-12). */
export function AddRestaurantUserScreen() {
  const text = useText(teamTexts);
  const ui = useText(uiTexts);
  const toast = useToast();
  const navigate = useNavigate();
  const domainOf = useDomainCheck();
  const { restaurants } = useSite();
  const only = restaurants.length === 1 ? restaurants.map(({ id }) => id) : [];
  const form = useCommandForm<
    typeof restaurantUserCommands.AddRestaurantUser,
    RestaurantUserValues & Record<string, unknown>
  >(restaurantUserCommands.AddRestaurantUser, {
    words: teamTexts,
    initial: { name: '', email: '', phone: '', locations: only },
    toInput: toWire,
    useCheck: ({ email, locations }) => ({
      ...domainOf(email),
      ...(locations.length === 0 && { locations: 'obligatory_field' }),
    }),
    refresh: [restaurantUserQueries.ListRestaurantUsers],
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
