import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Alert from '@mui/material/Alert';
import {
  notificationsCommands,
  notificationsQueries,
  webPushQueries,
} from '@portal/contracts/areas/notifications';
import { useCallQuery } from '#core/client/use-call-query';
import { useText } from '#core/i18n/use-text';
import { useMarket } from '#core/market';
import { useMay } from '#core/session/use-may';
import { Page } from '#ui/Page';
import { Panel } from '#ui/Panel';
import { Loaded } from '#ui/states/Loaded';
import { notificationsTexts } from '../texts';
import { PushPanel } from '../push/PushPanel';
import { SettingItem } from './SettingItem';
import { useMailSwitch } from './use-mail-switch';

function NewFilesItem({ isOn, isDisabled }: { isOn: boolean; isDisabled: boolean }) {
  const text = useText(notificationsTexts);
  const { set, isSaved } = useMailSwitch();
  return (
    <SettingItem
      label={text('newFiles')}
      hint={text(isOn ? 'newFilesText.on' : 'newFilesText.off')}
      isOn={isOn}
      isDisabled={isDisabled}
      onChange={(on) => void set(on)}
      isSaved={isSaved}
    />
  );
}

/** What the person is told of by mail, and on their devices: each change is kept at once (R-ACC-13, R-ACC-14, R-NAV-20). */
export function NotificationsScreen() {
  const text = useText(notificationsTexts);
  const { features, pushKey } = useMarket();
  const may = useMay();
  const isReadOnly = !may(notificationsCommands.UpdateNotifications);
  const settings = useCallQuery(notificationsQueries.GetNotifications, {});
  return (
    <Page title={text('title')} subtitle={text('subtitle')}>
      <Stack spacing={3} sx={{ maxWidth: 720 }}>
        {isReadOnly && <Alert severity="info">{text('actingHint')}</Alert>}
        <Panel title={text('byMail')}>
          <Loaded query={settings} skeleton={<Skeleton variant="rounded" sx={{ height: 56 }} />}>
            {({ newFiles }) => <NewFilesItem isOn={newFiles} isDisabled={isReadOnly} />}
          </Loaded>
          {features.languageSelector && (
            <Box sx={{ typography: 'body2', color: 'text.secondary', pt: 2 }}>{text('language')}</Box>
          )}
        </Panel>
        {pushKey !== null && may(webPushQueries.GetPushSettings) && <PushPanel pushKey={pushKey} />}
      </Stack>
    </Page>
  );
}
