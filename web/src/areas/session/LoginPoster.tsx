import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { useText } from '../../app/i18n/use-text';
import { CounterScene } from '../../ui/drawings/CounterScene';
import { sessionMessages } from './session.messages';

const Wall = styled('div')(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  overflow: 'hidden',
  color: theme.vars.palette.primary.contrastText,
  backgroundColor: theme.vars.palette.primary.main,
  ...theme.applyStyles('dark', {
    color: theme.vars.palette.text.primary,
    backgroundColor: theme.vars.palette.background.paper,
    borderRight: `1px solid ${theme.vars.palette.divider}`,
  }),
}));

/** The shop window beside the sign-in: what the portal is for, said with posters. */
export function LoginPoster() {
  const text = useText(sessionMessages);
  return (
    <Wall>
      <Box sx={{ p: { xs: 2.5, md: 7 }, pb: { xs: 0, md: 2 }, display: { xs: 'none', md: 'block' } }}>
        <Box
          component="p"
          sx={{ typography: 'h1', fontSize: { md: 'clamp(2.5rem, 4.4vw, 4.25rem)' }, m: 0, lineHeight: 1.02 }}
        >
          {text('slogan')}
        </Box>
        <Box component="p" sx={{ typography: 'body1', m: 0, pt: 2, maxWidth: '40ch' }}>
          {text('sloganText')}
        </Box>
      </Box>
      <Box
        sx={{
          height: { xs: (theme) => theme.spacing(24), md: 'auto' },
          display: 'flex',
          alignItems: 'flex-end',
        }}
      >
        <CounterScene />
      </Box>
    </Wall>
  );
}
