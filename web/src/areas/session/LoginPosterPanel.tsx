import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { useText } from '#core/i18n/use-text';
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
export function LoginPosterPanel() {
  const text = useText(sessionTexts);
  return (
    <Wall aria-label={text('slogan')}>
      <Box sx={{ p: 7, pb: 0, display: { xs: 'none', md: 'block' } }}>
        <Box
          component="p"
          sx={{ typography: 'h1', fontSize: 'clamp(2.5rem, 4.4vw, 4.25rem)', m: 0, lineHeight: 1.02 }}
        >
          {text('slogan')}
        </Box>
        <Box component="p" sx={{ typography: 'body1', m: 0, pt: 2, maxWidth: '40ch' }}>
          {text('sloganText')}
        </Box>
      </Box>
      <Scene src={counterScene} alt="" fetchPriority="high" />
    </Wall>
  );
}
