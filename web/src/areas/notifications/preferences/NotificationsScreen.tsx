import CheckRounded from '@mui/icons-material/CheckRounded';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { notificationsQueries } from '@portal/contracts/areas/notifications';
import { useId } from 'react';
import { useCallQuery } from '#app/client/use-call-query';
import { useText } from '#app/i18n/use-text';
import { useMarket } from '#app/market';
import { Page } from '#ui/Page';
import { Panel } from '#ui/Panel';
import { Loaded } from '#ui/states/Loaded';
import { notificationsMessages } from '../notifications.messages';
import { useMailSwitch } from './use-mail-switch';

function Saved({ isShown }: { isShown: boolean }) {
  const text = useText(notificationsMessages);
  return (
    <Box role="status" sx={{ minWidth: 96, color: 'success.main', typography: 'body2', fontWeight: 600 }}>
      {isShown && (
        <Stack direction="row" spacing={0.5} sx={{ alignItems: 'center' }}>
          <CheckRounded fontSize="small" aria-hidden />
          <span>{text('saved')}</span>
        </Stack>
      )}
    </Box>
  );
}

function NewFilesSwitch({ isOn }: { isOn: boolean }) {
  const text = useText(notificationsMessages);
  const { set, isSaved } = useMailSwitch();
  const id = useId();
  return (
    <Stack direction="row" spacing={1.5} sx={{ alignItems: 'center', flexWrap: 'wrap', rowGap: 1 }}>
      <Switch
        id={id}
        checked={isOn}
        onChange={(_event, on) => void set(on)}
        slotProps={{ input: { 'aria-describedby': `${id}-text` } }}
      />
      <Box sx={{ flex: 1, minWidth: (theme) => `min(100%, ${theme.spacing(28)})` }}>
        <Box component="label" htmlFor={id} sx={{ typography: 'subtitle2', cursor: 'pointer' }}>
          {text('newFiles')}
        </Box>
        <Box id={`${id}-text`} sx={{ typography: 'body2', color: 'text.secondary' }}>
          {text(isOn ? 'newFilesText.on' : 'newFilesText.off')}
        </Box>
      </Box>
      <Saved isShown={isSaved} />
    </Stack>
  );
}

/** What the person is told of by mail: one switch per feature, kept at each change (R-ACC-13, R-ACC-14, R-NAV-20). */
export function NotificationsScreen() {
  const text = useText(notificationsMessages);
  const { features } = useMarket();
  const settings = useCallQuery(notificationsQueries.GetNotifications, {});
  return (
    <Page title={text('title')} subtitle={text('subtitle')}>
      <Box sx={{ maxWidth: 720 }}>
        <Panel title={text('byMail')}>
          <Loaded query={settings} skeleton={<Skeleton variant="rounded" sx={{ height: 56 }} />}>
            {({ newFiles }) => <NewFilesSwitch isOn={newFiles} />}
          </Loaded>
          {features.languageSelector && (
            <Box sx={{ typography: 'body2', color: 'text.secondary', pt: 2 }}>{text('language')}</Box>
          )}
        </Panel>
      </Box>
    </Page>
  );
}
