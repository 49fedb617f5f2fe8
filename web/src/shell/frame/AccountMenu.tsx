import KeyboardRounded from '@mui/icons-material/KeyboardRounded';
import LogoutRounded from '@mui/icons-material/LogoutRounded';
import MailOutlineRounded from '@mui/icons-material/MailOutlineRounded';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Divider from '@mui/material/Divider';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import { isAdministrator } from '@portal/contracts/kernel';
import { Link } from 'react-router-dom';
import { BarPanel } from '#ui/BarPanel';
import { useLocalised } from '#core/i18n/LanguageProvider';
import { useText } from '#core/i18n/use-text';
import { outboxTexts } from '#core/texts';
import { preferencesTexts } from '#ui/texts';
import { shellTexts } from '../texts';
import { useOutgoing } from '#core/outbox/use-outgoing';
import { useMarket } from '#core/market';
import { openShortcuts } from '../palette/palette-events';
import { useSession } from '#core/session/session-state';
import { useSignOut } from '#core/session/use-sign-out';
import { radii } from '#core/theme/tokens';
import { AccountModes } from './AccountModes';
import { AccountPreferences } from '#ui/account/AccountPreferences';
import { useNav } from './use-nav';

interface AccountMenuProps {
  anchor: HTMLElement;
  onClose: () => void;
}

const Entry = styled(ButtonBase)(({ theme }) => ({
  ...theme.typography.body2,
  fontWeight: 600,
  display: 'flex',
  justifyContent: 'flex-start',
  textAlign: 'start',
  gap: 12,
  width: '100%',
  minHeight: 40,
  padding: '0 12px',
  borderRadius: radii.control,
  '&:hover': { backgroundColor: theme.vars.palette.background.sunken },
})) as typeof ButtonBase;

/** What belongs to the person: links, language, appearance, density, the way out. */
export function AccountMenu({ anchor, onClose }: AccountMenuProps) {
  const text = useText(preferencesTexts);
  const shellText = useText(shellTexts);
  const outboxText = useText(outboxTexts);
  const localised = useLocalised();
  const { user } = useSession();
  const unsent = useOutgoing().filter(({ state }) => state !== 'sent').length;
  const links = useNav('account');
  const { agencyMail } = useMarket();
  const signOut = useSignOut();
  const showShortcuts = () => {
    onClose();
    openShortcuts();
  };
  return (
    <BarPanel
      anchor={anchor}
      onClose={onClose}
      name={{ label: shellText('account', { name: user.name }) }}
      width={40}
      padding={0.75}
      foot={
        <Entry onClick={() => void signOut()}>
          <LogoutRounded aria-hidden />
          <span>
            {text('signOut')}
            {unsent > 0 && (
              <Box component="span" sx={{ display: 'block', typography: 'caption', color: 'error.main' }}>
                {outboxText('lost', { count: unsent })}
              </Box>
            )}
          </span>
        </Entry>
      }
    >
      <Box sx={{ px: 1.5, pt: 1, pb: 1.5 }}>
        <Box sx={{ typography: 'subtitle1' }}>{user.name}</Box>
        <Box sx={{ typography: 'body2', color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {user.email}
        </Box>
      </Box>
      <Divider />
      <Stack spacing={2} sx={{ p: 1.5, pb: 2 }}>
        <AccountModes />
        <AccountPreferences />
      </Stack>
      <Divider sx={{ mb: 0.75 }} />
      {links.map(({ to, label, icon: Icon }) => (
        <Entry key={to} component={Link} to={to} onClick={onClose}>
          <Icon aria-hidden />
          {localised(label)}
        </Entry>
      ))}
      {!isAdministrator(user.type) && (
        <Entry component="a" href={`mailto:${agencyMail}`} onClick={onClose} sx={{ py: 0.75 }}>
          <MailOutlineRounded aria-hidden />
          <span>
            {text('agency')}
            <Box component="span" sx={{ display: 'block', fontWeight: 400, color: 'text.secondary' }}>
              {agencyMail}
            </Box>
          </span>
        </Entry>
      )}
      <Entry onClick={showShortcuts}>
        <KeyboardRounded aria-hidden />
        {text('shortcuts')}
      </Entry>
    </BarPanel>
  );
}
