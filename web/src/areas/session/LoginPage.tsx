import { Box, ButtonBase, Link as MuiLink, Stack, Typography } from '@mui/material';
import { type ReactNode, useEffect, useRef } from 'react';
import { languageName, languageTag } from '#core/i18n/language';
import { useLanguage } from '#core/i18n/LanguageProvider';
import { useText } from '#core/i18n/use-text';
import { useMarket } from '#core/market';
import { BrandMark } from '#ui/brand/Brand';
import { Footer } from '#ui/footer/Footer';
import counterScene from './counter-scene.svg';
import { externalTexts, sessionTexts } from './texts/early';

/** R-PLT-08. */
export function LanguageMenu() {
  const text = useText(sessionTexts);
  const market = useMarket();
  const { language, choose } = useLanguage();
  if (!market.features.languageSelector) return null;
  return (
    <Stack direction="row" role="group" aria-label={text('language')}>
      {market.languages.map((one) => {
        const isChosen = one === language;
        return (
          <ButtonBase
            key={one}
            lang={languageTag[one]}
            aria-pressed={isChosen}
            onClick={() => choose(one)}
            sx={{
              minHeight: 32,
              px: 1,
              borderRadius: 1,
              color: isChosen ? 'text.primary' : 'text.secondary',
              '&:hover': { color: 'text.primary' },
            }}
          >
            <Typography variant="body2" component="span" sx={{ fontWeight: isChosen ? 650 : undefined }}>
              {languageName[one]}
            </Typography>
          </ButtonBase>
        );
      })}
    </Stack>
  );
}

/** Opens the identity provider; the link is for browsers that block this. */
export function LeavingNotice({ url }: { url: string }) {
  const text = useText(externalTexts);
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => link.current?.click(), [url]);
  return (
    <Box role="status" sx={{ textAlign: 'center', py: 2 }}>
      {text('leavingTitle')}{' '}
      <MuiLink ref={link} href={url}>
        {text('leavingLink')}
      </MuiLink>
    </Box>
  );
}

function LoginPosterPanel() {
  const text = useText(sessionTexts);
  return (
    <Stack
      component="section"
      aria-label={text('slogan')}
      sx={[
        { justifyContent: 'space-between', overflow: 'hidden' },
        { color: 'primary.contrastText', bgcolor: 'primary.main' },
        (theme) =>
          theme.applyStyles('dark', {
            color: theme.vars.palette.text.primary,
            backgroundColor: `color-mix(in srgb, ${theme.vars.palette.primary.main} 30%, ${theme.vars.palette.background.default})`,
          }),
      ]}
    >
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
      <Box
        component="img"
        src={counterScene}
        alt=""
        fetchPriority="high"
        sx={{
          display: 'block',
          width: '100%',
          height: { xs: 208, sm: 280, md: '62dvh' },
          objectFit: 'cover',
          objectPosition: '50% 100%',
        }}
      />
    </Stack>
  );
}

interface LoginPageProps {
  tab: string;
  title: string;
  intro: ReactNode;
  children: ReactNode;
}

/** R-NAV-21. */
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
