import { Box, Button, Card, Stack, Typography } from '@mui/material';
import { legalTermsVersion, userCommands } from '@portal/contracts/areas/users';
import { Role } from '@portal/contracts/kernel';
import { type ReactNode, Suspense, useEffect, useId, useState } from 'react';
import { useCallCommand } from '#core/client/use-call-command';
import { useText } from '#core/i18n/use-text';
import { useMarket } from '#core/market';
import { useSession, useSessionState } from '#core/session/session-state';
import { useSignOut } from '#core/session/use-sign-out';
import { BrandMark } from '#ui/brand/Brand';
import { FactList } from '#ui/FactList';
import { lazyPart } from '#ui/part/lazy-part';
import { ErrorNote } from '#ui/states/ErrorNote';
import { LanguageMenu } from './LoginPage';
import { legalTexts, noRestaurantTexts, secondFactorTexts } from './texts';

const SecondFactorForm = lazyPart(() =>
  import('./SecondFactorPanel').then((module) => module.SecondFactorForm),
);

interface BlockingPageProps {
  tab: string;
  title?: string;
  intro: string;
  /** In units of 8 px. */
  width?: number;
  children?: ReactNode;
  below?: ReactNode;
}

function BlockingPage({ tab, title = tab, intro, width = 64, children, below }: BlockingPageProps) {
  const market = useMarket();
  useEffect(() => {
    document.title = `${tab} · ${market.title}`;
  }, [tab, market]);
  return (
    <Stack
      component="main"
      sx={{ minHeight: '100dvh', alignItems: 'center', justifyContent: 'center', p: { xs: 2, md: 4 } }}
    >
      <Stack spacing={3} sx={{ width: '100%', maxWidth: (theme) => theme.spacing(width) }}>
        <BrandMark />
        <Card sx={{ p: { xs: 2.5, md: 5 } }}>
          <Typography variant="h2" component="h1">
            {title}
          </Typography>
          <Box component="p" sx={{ color: 'text.secondary', mt: 1, mb: 3 }}>
            {intro}
          </Box>
          {children}
        </Card>
        {below}
      </Stack>
    </Stack>
  );
}

const paragraphs = ['legalConfidential', 'legalUse', 'legalPersonal', 'legalEnd'] as const;

/** R-AUT-14, R-AUT-15. */
export function LegalTermsScreen() {
  const text = useText(legalTexts);
  const { id } = useSession().user;
  const { reload } = useSessionState();
  const { send, isPending, error } = useCallCommand(userCommands.AcceptLegalTerms);
  const signOut = useSignOut();
  const accept = () => void send({ id }).then(reload, () => undefined);
  return (
    <BlockingPage tab={text('legalTitle')} intro={text('legalIntro')} width={84}>
      <Stack component="ol" spacing={1.5} sx={{ m: 0, pl: 2.5 }}>
        {paragraphs.map((paragraph) => (
          <li key={paragraph}>{text(paragraph)}</li>
        ))}
      </Stack>
      <Typography variant="caption" component="div" color="textSecondary" sx={{ pt: 3 }}>
        {text('legalVersion', { version: legalTermsVersion })}
      </Typography>
      {error !== null && <ErrorNote error={error} />}
      <Stack
        direction={{ xs: 'column-reverse', sm: 'row' }}
        spacing={1.5}
        sx={{ pt: 3, justifyContent: 'flex-end' }}
      >
        <Button onClick={() => void signOut('terms-rejected')}>{text('legalReject')}</Button>
        <Button variant="contained" color="primary" disabled={isPending} onClick={accept}>
          {text('legalAccept')}
        </Button>
      </Stack>
    </BlockingPage>
  );
}

/** Where the deployment requires a second factor of administrators. */
export function SecondFactorScreen() {
  const text = useText(secondFactorTexts);
  const signOut = useSignOut();
  const leave = (
    <Button sx={{ alignSelf: 'flex-start' }} onClick={() => void signOut('logout')}>
      {text('signOut')}
    </Button>
  );
  return (
    <BlockingPage tab={text('title')} title={text('dueTitle')} intro={text('dueText')} below={leave}>
      <Suspense>
        <SecondFactorForm />
      </Suspense>
    </BlockingPage>
  );
}

const accountPanels = [
  lazyPart(() => import('./AccountScreen').then((module) => module.ProfilePanel)),
  lazyPart(() => import('./PasswordPanel').then((module) => module.PasswordPanel)),
  lazyPart(() => import('./SecondFactorPanel').then((module) => module.SecondFactorPanel)),
  lazyPart(() => import('./DevicesPanel').then((module) => module.DevicesPanel)),
];

export function NoRestaurantScreen() {
  const text = useText(noRestaurantTexts);
  const { name, email, type } = useSession().user;
  const signOut = useSignOut();
  const accountId = useId();
  const [showsAccount, setShowsAccount] = useState(false);
  const account = (
    <Stack id={accountId} spacing={3} sx={{ display: showsAccount ? undefined : 'none' }}>
      <Suspense>{showsAccount && accountPanels.map((Panel, index) => <Panel key={index} />)}</Suspense>
    </Stack>
  );
  return (
    <BlockingPage tab={text('title')} intro={text('intro')} below={account}>
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
