import { Alert, Skeleton, Stack, Typography } from '@mui/material';
import {
  notificationsCommands,
  notificationsQueries,
  webPushQueries,
} from '@portal/contracts/areas/notifications';
import { useCallCommand } from '#core/client/use-call-command';
import { useCallQuery } from '#core/client/use-call-query';
import { useText } from '#core/i18n/use-text';
import { useMarket } from '#core/market';
import { useMay } from '#core/session/use-may';
import { Page } from '#ui/Page';
import { Panel } from '#ui/Panel';
import { Loaded } from '#ui/states/Loaded';
import { PushPanel } from './PushPanel';
import { SettingItem, useSaving } from './SettingItem';
import { notificationsTexts } from './texts';

const { GetNotifications } = notificationsQueries;

function NewFilesSetting({ isOn, isDisabled }: { isOn: boolean; isDisabled: boolean }) {
  const text = useText(notificationsTexts);
  const { isSaved, save } = useSaving();
  const { send } = useCallCommand(notificationsCommands.UpdateNotifications, {
    refresh: [GetNotifications],
    optimistic: (cache, { notifications }) => {
      const { newFiles } = notifications as { newFiles: boolean };
      return cache.patch(GetNotifications, (data) => ({ ...data, newFiles }));
    },
  });
  return (
    <SettingItem
      label={text('newFiles')}
      hint={text(isOn ? 'newFilesText.on' : 'newFilesText.off')}
      isOn={isOn}
      isDisabled={isDisabled}
      onChange={(newFiles) => save(send({ notifications: { newFiles } }))}
      isSaved={isSaved}
    />
  );
}

/** R-ACC-13, R-ACC-14, R-NAV-20. */
export function NotificationsScreen() {
  const text = useText(notificationsTexts);
  const { features, pushKey } = useMarket();
  const may = useMay();
  const isReadOnly = !may(notificationsCommands.UpdateNotifications);
  const settings = useCallQuery(GetNotifications, {});
  return (
    <Page title={text('title')} subtitle={text('subtitle')}>
      <Stack spacing={3} sx={{ maxWidth: 720 }}>
        {isReadOnly && <Alert severity="info">{text('actingHint')}</Alert>}
        <Panel title={text('byMail')}>
          <Loaded query={settings} skeleton={<Skeleton variant="rounded" sx={{ height: 56 }} />}>
            {({ newFiles }) => <NewFilesSetting isOn={newFiles} isDisabled={isReadOnly} />}
          </Loaded>
          {features.languageSelector && (
            <Typography variant="body2" color="textSecondary" sx={{ pt: 2 }}>
              {text('language')}
            </Typography>
          )}
        </Panel>
        {pushKey !== null && may(webPushQueries.GetPushSettings) && <PushPanel pushKey={pushKey} />}
      </Stack>
    </Page>
  );
}
