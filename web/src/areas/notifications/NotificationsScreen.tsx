import { Alert, Skeleton, Stack, Typography } from '@mui/material';
import {
  notificationsCommands,
  notificationsQueries,
  webPushQueries,
} from '@portal/contracts/areas/notifications';
import type { OutputOf } from '@portal/contracts/kernel';
import { useCallQuery } from '#core/client/use-call-query';
import { useText } from '#core/i18n/use-text';
import { useMarket } from '#core/market';
import { useMay } from '#core/session/use-may';
import { Page } from '#ui/Page';
import { Panel } from '#ui/Panel';
import { SavedMark } from '#ui/SavedMark';
import { Loaded } from '#ui/states/Loaded';
import { NoticeTable, useNoticeSettings } from './NoticeTable';
import { PushPanel } from './PushPanel';
import { notificationsTexts } from './texts';

const { GetNotifications } = notificationsQueries;

function NoticeSettings({ cells }: Pick<OutputOf<typeof GetNotifications>, 'cells'>) {
  const text = useText(notificationsTexts);
  const { pushKey } = useMarket();
  const isReadOnly = !useMay()(notificationsCommands.UpdateNoticeSettings);
  const { isSaved, set } = useNoticeSettings();
  return (
    <>
      <NoticeTable
        cells={cells}
        withDevices={pushKey !== null}
        isDisabled={isReadOnly}
        onChange={(changed) => set({ cells: changed })}
      />
      <SavedMark isShown={isSaved} label={text('saved')} />
    </>
  );
}

/** R-ACC-13, R-ACC-14, R-NAV-20. */
export function NotificationsScreen() {
  const text = useText(notificationsTexts);
  const { features, pushKey } = useMarket();
  const may = useMay();
  const settings = useCallQuery(GetNotifications, {});
  return (
    <Page title={text('title')} subtitle={text('subtitle')}>
      <Stack spacing={3} sx={{ maxWidth: 880 }}>
        {!may(notificationsCommands.UpdateNoticeSettings) && (
          <Alert severity="info">{text('actingHint')}</Alert>
        )}
        <Panel title={text('table')}>
          <Loaded query={settings} skeleton={<Skeleton variant="rounded" sx={{ height: 320 }} />}>
            {({ cells }) => <NoticeSettings cells={cells} />}
          </Loaded>
          <Typography variant="body2" color="textSecondary" sx={{ pt: 2 }}>
            {text('ordersTogether')}
            {features.languageSelector && ` ${text('language')}`}
          </Typography>
        </Panel>
        {pushKey !== null && may(webPushQueries.GetPushDevices) && <PushPanel pushKey={pushKey} />}
      </Stack>
    </Page>
  );
}
