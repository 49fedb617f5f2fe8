import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { Suspense, useId, useState } from 'react';
import { Role } from '@portal/contracts/kernel';
import { useText } from '#core/i18n/use-text';
import { useSession } from '#core/session/session-state';
import { useSignOut } from '#core/session/use-sign-out';
import { FactList } from '#ui/FactList';
import { lazyPart } from '#ui/part/lazy-part';
import { BlockingPage } from './BlockingPage';
import { LanguageMenu } from './LanguageMenu';
import { noRestaurantTexts } from './texts';

const panels = [
  lazyPart(() => import('./account/ProfilePanel').then((module) => module.ProfilePanel)),
  lazyPart(() => import('./PasswordPanel').then((module) => module.PasswordPanel)),
  lazyPart(() => import('./SecondFactorPanel').then((module) => module.SecondFactorPanel)),
  lazyPart(() => import('./DevicesPanel').then((module) => module.DevicesPanel)),
];

/** In place of everything else while none of the person's restaurants is active; the own account stays reachable. */
export function NoRestaurantScreen() {
  const text = useText(noRestaurantTexts);
  const { name, email, type } = useSession().user;
  const signOut = useSignOut();
  const accountId = useId();
  const [showsAccount, setShowsAccount] = useState(false);
  const account = (
    <Stack id={accountId} spacing={3} sx={{ display: showsAccount ? undefined : 'none' }}>
      <Suspense>{showsAccount && panels.map((Panel, index) => <Panel key={index} />)}</Suspense>
    </Stack>
  );
  return (
    <BlockingPage title={text('title')} heading={text('title')} intro={text('intro')} below={account}>
      <FactList
        facts={[
          { key: 'account', label: text('account'), value: `${name}\n${email}` },
          { key: 'ask', label: text('askLabel'), value: text(type === Role.Manager ? 'askManager' : 'ask') },
        ]}
      />
      <Stack
        direction={{ xs: 'column', sm: 'row' }}
        useFlexGap
        spacing={1.5}
        sx={{ pt: 3, flexWrap: 'wrap', alignItems: { sm: 'center' } }}
      >
        <Button variant="contained" color="primary" onClick={() => void signOut('logout')}>
          {text('signOut')}
        </Button>
        <Button
          variant="outlined"
          aria-expanded={showsAccount}
          aria-controls={accountId}
          onClick={() => setShowsAccount(!showsAccount)}
        >
          {text(showsAccount ? 'hideAccount' : 'showAccount')}
        </Button>
        <LanguageMenu />
      </Stack>
    </BlockingPage>
  );
}
