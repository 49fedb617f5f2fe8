import { Box, Switch, Typography } from '@mui/material';
import {
  type ChosenNotices,
  type NoticeChannel,
  noticeChannels,
  type NoticeKind,
  noticeKinds,
  notificationsCommands,
  notificationsQueries,
  type QuietHours,
  withCells,
} from '@portal/contracts/areas/notifications';
import { useCallCommand } from '#core/client/use-call-command';
import { useText } from '#core/i18n/use-text';
import { useSaving } from './SettingItem';
import { notificationsTexts } from './texts';

const { GetNotifications } = notificationsQueries;

interface NoticeChange {
  readonly cells?: ChosenNotices;
  readonly quiet?: QuietHours | null;
}

/** Cells and quiet hours; optimistic. */
export function useNoticeSettings() {
  const { isSaved, save } = useSaving();
  const { send } = useCallCommand(notificationsCommands.UpdateNoticeSettings, {
    refresh: [GetNotifications],
    optimistic: (cache, { settings }) => {
      const { cells = {}, quiet } = settings as NoticeChange;
      return cache.patch(GetNotifications, (before) => ({
        ...before,
        cells: withCells(before.cells, cells),
        quiet: quiet === undefined ? before.quiet : quiet,
      }));
    },
  });
  return { isSaved, set: (settings: NoticeChange) => save(send({ settings })) };
}

/** On phones the switches of a kind are in a row below it, each above its channel. */
const tableStyle = {
  width: '100%',
  borderCollapse: 'collapse',
  '& th, & td': { p: 0, textAlign: 'start', fontWeight: 'inherit' },
  '& thead': { display: { xs: 'none', sm: 'table-header-group' } },
  '& tbody': { display: { xs: 'block', sm: 'revert' } },
  '& tr': { display: { xs: 'grid', sm: 'revert' }, gridTemplateColumns: 'repeat(3, 1fr)' },
  '& tbody tr': { borderTop: 1, borderColor: 'divider', py: { xs: 1.5, sm: 0 } },
  '& tbody th': { gridColumn: '1 / -1', py: { sm: 1.25 }, pr: { sm: 2 }, pb: { xs: 0.5, sm: 1.25 } },
  '& td': { alignSelf: 'center', textAlign: 'center' },
  '& thead th': { pb: 1, color: 'text.secondary', typography: 'body2', fontWeight: 600 },
  '& thead th + th': {
    textAlign: 'center',
    width: (theme: { spacing: (units: number) => string }) => theme.spacing(13),
  },
} as const;

interface NoticeCellProps {
  kind: NoticeKind;
  channel: NoticeChannel;
  /** `undefined`: the kind has no such channel. */
  isOn: boolean | undefined;
  isDisabled: boolean;
  onChange: (on: boolean) => void;
}

function NoticeCell({ kind, channel, isOn, isDisabled, onChange }: NoticeCellProps) {
  const text = useText(notificationsTexts);
  if (isOn === undefined)
    return (
      <td role="cell">
        <Typography component="span" color="textSecondary" aria-label={text('noChannel')} role="img">
          –
        </Typography>
      </td>
    );
  return (
    <td role="cell">
      <Box
        component="label"
        sx={{ display: 'inline-flex', flexDirection: 'column', alignItems: 'center', cursor: 'pointer' }}
      >
        <Switch
          checked={isOn}
          disabled={isDisabled}
          onChange={(_event, on) => onChange(on)}
          slotProps={{
            input: {
              'aria-label': text('cell', { what: text(`kind.${kind}`), channel: text(`channel.${channel}`) }),
            },
          }}
        />
        <Box component="span" aria-hidden sx={{ display: { sm: 'none' }, typography: 'caption' }}>
          {text(`channel.${channel}`)}
        </Box>
      </Box>
    </td>
  );
}

interface NoticeTableProps {
  cells: ChosenNotices;
  /** Without devices where the deployment has no keys (AMB-78). */
  withDevices: boolean;
  isDisabled: boolean;
  onChange: (cells: ChosenNotices) => void;
}

/** Event × channel (R-ACC-13, R-ACC-14). */
export function NoticeTable({ cells, withDevices, isDisabled, onChange }: NoticeTableProps) {
  const text = useText(notificationsTexts);
  const channels = noticeChannels.filter((channel) => withDevices || channel !== 'device');
  return (
    <Box component="table" role="table" aria-label={text('table')} sx={tableStyle}>
      <thead role="rowgroup">
        <tr role="row">
          <th role="columnheader" scope="col">
            {text('what')}
          </th>
          {channels.map((channel) => (
            <th key={channel} role="columnheader" scope="col">
              {text(`channel.${channel}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {noticeKinds.flatMap((kind) => {
          const row = cells[kind];
          return row && channels.some((channel) => row[channel] !== undefined)
            ? [
                <tr key={kind} role="row">
                  <th role="rowheader" scope="row">
                    <Typography variant="subtitle2" component="div">
                      {text(`kind.${kind}`)}
                    </Typography>
                    <Typography variant="body2" component="div" color="textSecondary">
                      {text(`kindText.${kind}`)}
                    </Typography>
                  </th>
                  {channels.map((channel) => (
                    <NoticeCell
                      key={channel}
                      kind={kind}
                      channel={channel}
                      isOn={row[channel]}
                      isDisabled={isDisabled}
                      onChange={(on) => onChange({ [kind]: { [channel]: on } })}
                    />
                  ))}
                </tr>,
              ]
            : [];
        })}
      </tbody>
    </Box>
  );
}
