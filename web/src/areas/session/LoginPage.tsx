import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, useEffect } from 'react';
import { styled } from '@mui/material/styles';
import { useMarket } from '#core/market';
import { BrandMark } from '#ui/brand/Brand';
import { Footer } from '#ui/footer/Footer';
import { useText } from '#core/i18n/use-text';
import { LanguageMenu } from './LanguageMenu';
import counterScene from './counter-scene.svg';
import { sessionTexts } from './texts/early';

const Wall = styled('section')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  overflow: 'hidden',
  color: theme.vars.palette.primary.contrastText,
  backgroundColor: theme.vars.palette.primary.main,
  ...theme.applyStyles('dark', {
    color: theme.vars.palette.text.primary,
    backgroundColor: `color-mix(in srgb, ${theme.vars.palette.primary.main} 30%, ${theme.vars.palette.background.default})`,
  }),
}));

/** The counter with its posters, wide enough to be cut at both sides. */
const Scene = styled('img')(({ theme }) => ({
  display: 'block',
  width: '100%',
  height: theme.spacing(26),
  objectFit: 'cover',
  objectPosition: '50% 100%',
  [theme.breakpoints.up('sm')]: { height: theme.spacing(35) },
  [theme.breakpoints.up('md')]: { height: '62dvh' },
}));

/** The shop window beside the sign-in: what the portal is for, said with posters. */
function LoginPosterPanel() {
  const text = useText(sessionTexts);
  return (
    <Wall aria-label={text('slogan')}>
      <Box sx={{ p: 7, pb: 0, display: { xs: 'none', md: 'block' } }}>
        <Typography
          variant="h1"
          component="p"
          sx={{ fontSize: 'clamp(2.5rem, 4.4vw, 4.25rem)', lineHeight: 1.02 }}
        >
          {text('slogan')}
        </Typography>
        <Typography variant="body1" sx={{ pt: 2, maxWidth: '40ch' }}>
          {text('sloganText')}
        </Typography>
      </Box>
      <Scene src={counterScene} alt="" fetchPriority="high" />
    </Wall>
  );
}

interface LoginPageProps {
  /** Of the browser's tab. */
  tab: string;
  title: string;
  intro: ReactNode;
  children: ReactNode;
}

/** What stands before the sign-in: a poster of what this place is, and beside it what has to be filled in (R-NAV-21). */
export function LoginPage({ tab, title, intro, children }: LoginPageProps) {
  const market = useMarket();
  useEffect(() => {
    document.title = `${tab} · ${market.title}`;
  }, [tab, market]);
  return (
    <Box
      sx={{
        minHeight: '100dvh',
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', md: 'minmax(0, 11fr) minmax(0, 9fr)' },
        gridTemplateRows: { xs: 'auto 1fr', md: '1fr' },
      }}
    >
      <LoginPosterPanel />
      <Stack sx={{ minHeight: { md: '100dvh' } }}>
        <Stack
          component="header"
          direction="row"
          sx={{ justifyContent: 'space-between', alignItems: 'center', p: { xs: 2, md: 4 } }}
        >
          <BrandMark />
          <LanguageMenu />
        </Stack>
        <Stack component="main" sx={{ flex: 1, justifyContent: 'center', px: 2, py: { xs: 2, md: 4 } }}>
          <Stack spacing={4} sx={{ width: '100%', maxWidth: (theme) => theme.spacing(48), mx: 'auto' }}>
            <div>
              <Typography variant="h1">{title}</Typography>
              <Box sx={{ color: 'text.secondary', pt: 1 }}>{intro}</Box>
            </div>
            {children}
          </Stack>
        </Stack>
        <Footer />
      </Stack>
    </Box>
  );
}
