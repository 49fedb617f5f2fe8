import KeyboardRounded from '@mui/icons-material/KeyboardRounded';
import LogoutRounded from '@mui/icons-material/LogoutRounded';
import MailOutlineRounded from '@mui/icons-material/MailOutlineRounded';
import { Alert, Box, ButtonBase, Divider, Stack, Switch, Typography } from '@mui/material';
import { styled } from '@mui/material/styles';
import { isAdministrator } from '@portal/contracts/kernel';
import { Link } from 'react-router-dom';
import { useId } from 'react';
import { BarPanel } from '#ui/BarPanel';
import { useLocalised } from '#core/i18n/LanguageProvider';
import { useText } from '#core/i18n/use-text';
import { outboxTexts } from '#core/texts';
import { preferencesTexts } from '#ui/texts';
import { useOutgoing } from '#core/outbox/outbox';
import { useMarket } from '#core/market';
import { useSession } from '#core/session/session-state';
import { useSignOut } from '#core/session/use-sign-out';
import { radii } from '#core/theme/tokens';
import { AccountPreferences } from '#ui/account/AccountPreferences';
import { useErrorText } from '#core/client/use-error-text';
import { useEditMode } from '#core/session/edit-mode';
import { useSite } from '#core/session/site';
import { useRestaurantMode } from '#shell/frame/ActingBanner';
import { shellTexts } from '../texts';
import { openShortcuts } from '../palette/Shortcuts';
import { modesTexts } from '../texts/early';
import { menuIcons } from './menu-icons';
import { useNav } from './use-nav';

interface ModeProps {
  label: string;
  hint: string;
  isOn: boolean;
  isDisabled?: boolean;
  onChange: (isOn: boolean) => void;
}

function Mode({ label, hint, isOn, isDisabled = false, onChange }: ModeProps) {
  const hintId = useId();
  return (
    <Box component="label" sx={{ display: 'flex', alignItems: 'flex-start', gap: 1.5 }}>
      <Box component="span" sx={{ flex: 1 }}>
        <Typography variant="body2" component="span" sx={{ display: 'block', fontWeight: 600 }}>
          {label}
        </Typography>
        <Typography
          variant="caption"
          component="span"
          color="textSecondary"
          id={hintId}
          sx={{ display: 'block', lineHeight: 1.4 }}
        >
          {hint}
        </Typography>
      </Box>
      <Switch
        checked={isOn}
        disabled={isDisabled}
        onChange={(_event, value) => onChange(value)}
        slotProps={{ input: { 'aria-describedby': hintId, 'aria-label': label } }}
      />
    </Box>
  );
}

/** R-AME-11 */
function AccountModes() {
  const text = useText(modesTexts);
  const errorText = useErrorText();
  const { user } = useSession();
  const { restaurant } = useSite();
  const edit = useEditMode();
  const mode = useRestaurantMode();
  if (!isAdministrator(user.type)) return null;
  return (
    <>
      <Mode label={text('edit')} hint={text('editHint')} isOn={edit.isOn} onChange={edit.set} />
      {mode.mayStart && (
        <Mode
          label={text('restaurant')}
          hint={restaurant ? text('restaurantHint', { name: restaurant.name }) : text('noRestaurant')}
          isOn={mode.isPending}
          isDisabled={restaurant === null || mode.isPending}
          onChange={() => restaurant && mode.start(restaurant.id)}
        />
      )}
      {mode.error && <Alert severity="error">{errorText(mode.error).text}</Alert>}
    </>
  );
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

export function AccountMenu({ anchor, onClose }: { anchor: HTMLElement; onClose: () => void }) {
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
              <Typography variant="caption" component="span" color="error" sx={{ display: 'block' }}>
                {outboxText('lost', { count: unsent })}
              </Typography>
            )}
          </span>
        </Entry>
      }
    >
      <Box sx={{ px: 1.5, pt: 1, pb: 1.5 }}>
        <Typography variant="subtitle1" component="div">
          {user.name}
        </Typography>
        <Typography variant="body2" component="div" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {user.email}
        </Typography>
      </Box>
      <Divider />
      <Stack spacing={2} sx={{ p: 1.5, pb: 2 }}>
        <AccountModes />
        <AccountPreferences />
      </Stack>
      <Divider sx={{ mb: 0.75 }} />
      {links.map(({ to, label }) => {
        const Icon = menuIcons[to];
        return (
          <Entry key={to} component={Link} to={to} onClick={onClose}>
            <Icon aria-hidden />
            {localised(label)}
          </Entry>
        );
      })}
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
