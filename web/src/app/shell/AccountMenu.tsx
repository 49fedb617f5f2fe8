import KeyboardRounded from '@mui/icons-material/KeyboardRounded';
import LogoutRounded from '@mui/icons-material/LogoutRounded';
import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { Link } from 'react-router-dom';
import { useLocalised } from '../i18n/LanguageProvider';
import { useText } from '../i18n/use-text';
import { openShortcuts } from '../palette/palette-events';
import { useSession } from '../session/session-state';
import { useSignOut } from '../session/use-sign-out';
import { AccountPreferences } from './AccountPreferences';
import { shellMessages } from './shell.messages';
import { useNav } from './use-nav';

interface AccountMenuProps {
  anchor: HTMLElement;
  onClose: () => void;
}

/** What belongs to the person: links, language, appearance, density, the way out. */
export function AccountMenu({ anchor, onClose }: AccountMenuProps) {
  const text = useText(shellMessages);
  const localised = useLocalised();
  const { user } = useSession();
  const links = useNav('account');
  const signOut = useSignOut();
  return (
    <Menu
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{ paper: { sx: { width: 288, mt: 1 } } }}
    >
      <Box component="li" role="presentation" sx={{ px: 2, py: 1 }}>
        <Box sx={{ typography: 'subtitle1' }}>{user.name}</Box>
        <Box sx={{ typography: 'body2', color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {user.email}
        </Box>
      </Box>
      <Divider component="li" sx={{ my: 0.75 }} />
      {links.map(({ to, label, icon: Icon }) => (
        <MenuItem key={to} component={Link} to={to} onClick={onClose}>
          <ListItemIcon>
            <Icon />
          </ListItemIcon>
          {localised(label)}
        </MenuItem>
      ))}
      {links.length > 0 && <Divider component="li" sx={{ my: 0.75 }} />}
      <AccountPreferences />
      <Divider component="li" sx={{ my: 0.75 }} />
      <MenuItem
        onClick={() => {
          onClose();
          openShortcuts();
        }}
      >
        <ListItemIcon>
          <KeyboardRounded />
        </ListItemIcon>
        {text('shortcuts')}
      </MenuItem>
      <MenuItem onClick={() => void signOut()}>
        <ListItemIcon>
          <LogoutRounded />
        </ListItemIcon>
        {text('signOut')}
      </MenuItem>
    </Menu>
  );
}
