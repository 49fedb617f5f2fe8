import StarBorderRounded from '@mui/icons-material/StarBorderRounded';
import StarRounded from '@mui/icons-material/StarRounded';
import { Alert, Box, IconButton, List, ListItem, Stack, Typography } from '@mui/material';
import { type SessionRestaurant, sessionQueries } from '@portal/contracts/areas/session';
import { addressCommands, ownAccountCommands, userCommands } from '@portal/contracts/areas/users';
import { catalogueReaders, marketWideRoles, phoneDigits } from '@portal/contracts/kernel';
import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { useCallCommand } from '#core/client/use-call-command';
import { useText } from '#core/i18n/use-text';
import { type Session, useSession, useSessionState } from '#core/session/session-state';
import { useMay } from '#core/session/use-may';
import { useDomainCheck, useDomains } from '#core/email-domains';
import { FactList } from '#ui/FactList';
import { useCommandForm } from '#ui/form/use-command-form';
import { ListPager } from '#ui/list/ListPager';
import { Page } from '#ui/Page';
import { Panel } from '#ui/Panel';
import { Part } from '#ui/part/Part';
import { PendingAddress } from '#ui/PendingAddress';
import { RecordText } from '#ui/record/RecordFields';
import { RecordForm } from '#ui/record/RecordForm';
import { findSites } from '#ui/restaurant/find-sites';
import { useFavourite } from '#ui/restaurant/use-favourite';
import { SavedMark } from '#ui/SavedMark';
import { useSlots } from '#ui/slots/Slots';
import { siteTexts } from '#ui/texts';
import { accountTexts } from './texts';

/** R-ACC-01, R-NAV-07. */
export function AccountScreen() {
  const text = useText(accountTexts);
  const panels = useSlots('accountPanels');
  const hasRestaurants = catalogueReaders.includes(useSession().user.type);
  return (
    <Page title={text('title')} subtitle={text(hasRestaurants ? 'subtitle' : 'partnerSubtitle')}>
      <Box
        // Two columns of panels of any height, without gaps.
        sx={{
          columnCount: { lg: 2 },
          columnGap: 3,
          '& > *': { breakInside: 'avoid' },
          '& > :not(:last-child)': { mb: 3 },
        }}
      >
        {panels.map(({ area, order, part }) => (
          <Part key={`${area}-${order}`} load={part} place="line" />
        ))}
      </Box>
    </Page>
  );
}

/** Milliseconds (R-ACC-03, R-CON-08). */
export const savedDuration = 3000;

/** Saving again restarts the time. */
export function useSaved(): { readonly isShown: boolean; readonly show: () => void } {
  const [count, setCount] = useState(0);
  useEffect(() => {
    if (count === 0) return undefined;
    const timer = setTimeout(() => setCount(0), savedDuration);
    return () => clearTimeout(timer);
  }, [count]);
  return { isShown: count > 0, show: useCallback(() => setCount((times) => times + 1), []) };
}

function OwnPendingAddress() {
  const { address_change } = useSession().user;
  const refresh = [sessionQueries.GetSession];
  const resend = useCallCommand(addressCommands.ResendOwnAddressLink, { refresh, once: true });
  const cancel = useCallCommand(addressCommands.CancelOwnAddressChange, { refresh, once: true });
  if (address_change === null) return null;
  return (
    <PendingAddress
      change={address_change}
      isPending={resend.isPending || cancel.isPending}
      onResend={() => resend.send({})}
      onCancel={() => cancel.send({})}
    />
  );
}

const valuesOf = ({ name, email, phone, version }: Session['user']) => ({ name, email, phone, version });

type Values = ReturnType<typeof valuesOf>;

/** R-ACC-03…06. */
function ProfileForm() {
  const text = useText(accountTexts);
  const { user } = useSession();
  const { reload } = useSessionState();
  const saved = useSaved();
  const domainOf = useDomainCheck();
  const domains = useDomains();
  // Portugal: the agency needs a phone (R-CRT-20).
  const isPhoneNeeded = useMay()(userCommands.AddPhone) && user.phone === '';
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
  // Changes from elsewhere must not overwrite typed values.
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
      {isPhoneNeeded && (
        <Alert severity="info" sx={{ mb: 2 }}>
          {text('phoneAsked')}
        </Alert>
      )}
      <Stack spacing={2}>
        <RecordText {...form.field('name')} autoComplete="name" />
        <RecordText
          {...form.field('email', { domains })}
          type="email"
          inputMode="email"
          autoComplete="email"
        />
        <OwnPendingAddress />
        <RecordText
          {...form.field('phone', phoneDigits)}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          optional
        />
      </Stack>
    </RecordForm>
  );
}

/** Read-only while acting as another user (AMB-77). */
function ProfileSummary() {
  const text = useText(accountTexts);
  const { name, email, phone } = useSession().user;
  return (
    <>
      <FactList
        facts={[
          { key: 'name', label: text('name'), value: name },
          { key: 'email', label: text('email'), value: email },
          { key: 'phone', label: text('phone'), value: phone || text('noPhone') },
        ]}
      />
      <Typography variant="body2" color="textSecondary" sx={{ pt: 2 }}>
        {text('actingHint')}
      </Typography>
    </>
  );
}

export function ProfilePanel() {
  const text = useText(accountTexts);
  const may = useMay();
  return (
    <Panel title={text('profile')}>
      {may(ownAccountCommands.UpdateOwnAccount) ? <ProfileForm /> : <ProfileSummary />}
    </Panel>
  );
}

/** R-ACC-16. */
function FavouriteButton({ restaurant: { id, name } }: { restaurant: SessionRestaurant }) {
  const text = useText(siteTexts);
  const { favourite, mayChoose, choose } = useFavourite();
  if (!mayChoose) return null;
  const isFavourite = id === favourite;
  return (
    <IconButton
      aria-pressed={isFavourite}
      aria-label={text('siteMakeFavourite', { name })}
      title={text(isFavourite ? 'siteIsFavourite' : 'siteMakeFavourite', { name })}
      onClick={() => choose(id)}
      sx={{ color: isFavourite ? 'warning.main' : 'text.secondary' }}
    >
      {isFavourite ? <StarRounded /> : <StarBorderRounded />}
    </IconButton>
  );
}

/** R-ACC-02, R-CON-32. */
const pageSizes = [5, 10] as const;

function RestaurantsList({ restaurants }: { restaurants: readonly SessionRestaurant[] }) {
  const text = useText(accountTexts);
  const [{ page, size }, setInput] = useState<{ page: number; size: number }>({
    page: 1,
    size: pageSizes[0],
  });
  const first = (page - 1) * size;
  const list = { input: { page, size }, setPage: (page: number, size: number) => setInput({ page, size }) };
  return (
    <>
      <List disablePadding aria-label={text('restaurantsList')}>
        {restaurants.slice(first, first + size).map((restaurant, index) => (
          <ListItem
            key={restaurant.id}
            disablePadding
            sx={{ gap: 1, minHeight: 56, borderTop: index === 0 ? 0 : 1, borderColor: 'divider' }}
          >
            <Box sx={{ flex: 1, minWidth: 0, py: 1 }}>
              <Typography variant="subtitle2" component="div" sx={{ overflowWrap: 'anywhere' }}>
                {restaurant.name}
              </Typography>
              <Typography variant="body2" component="div" color="textSecondary">
                <Typography variant="mono" component="span">
                  {restaurant.site}
                </Typography>{' '}
                · {restaurant.city}
              </Typography>
            </Box>
            <FavouriteButton restaurant={restaurant} />
          </ListItem>
        ))}
      </List>
      <ListPager list={list} total={restaurants.length} sizes={pageSizes} />
    </>
  );
}

/** R-ACC-02. */
export function RestaurantsPanel() {
  const text = useText(accountTexts);
  const { user, restaurants } = useSession();
  const own = findSites(
    restaurants.filter(({ id }) => user.locations.includes(id)),
    { term: '', region: null, type: null },
    user.favourite,
  );
  const hasAll = marketWideRoles.includes(user.type);
  return (
    <Panel title={text('restaurants')} aside={own.length > 0 && own.length}>
      <Typography variant="body2" component="div" color="textSecondary" sx={{ pb: 1 }}>
        {own.length > 0 ? text('favouriteText') : text(hasAll ? 'allRestaurants' : 'noRestaurants')}
      </Typography>
      {own.length > 0 && <RestaurantsList restaurants={own} />}
    </Panel>
  );
}
