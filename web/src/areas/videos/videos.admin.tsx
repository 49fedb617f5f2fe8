import { Stack, Typography } from '@mui/material';
import { homeQueries } from '@portal/contracts/areas/home';
import { type Video, videoCommands, videoQueries } from '@portal/contracts/areas/videos';
import { useDates } from '#core/i18n/dates';
import { recordAdmin } from '#ui/record/RecordAdmin';
import { column } from '#ui/record/RecordColumns';
import { RecordDays, RecordSwitch, RecordText } from '#ui/record/RecordFields';
import { PeriodChip, PeriodText } from '#ui/period/PeriodChip';
import { videosTexts } from './texts';

/** Cards are narrow. */
const withoutScheme = (url: string) => url.replace(/^https?:\/\/(?:www\.)?/, '');

function VideoCard({ row }: { row: Video }) {
  const dates = useDates();
  const day = (iso: string | null) => (iso === null ? null : dates.day(iso));
  return (
    <Stack spacing={1} sx={{ minWidth: 0 }}>
      <Typography variant="subtitle1" component="div" sx={{ overflowWrap: 'anywhere' }}>
        {withoutScheme(row.url)}
      </Typography>
      <div>
        <PeriodChip record={row} />
      </div>
      <PeriodText start={day(row.start_date)} end={day(row.end_date)} />
    </Stack>
  );
}

/** R-AME-08, R-AME-09. */
export const { ListScreen, AddScreen, EditScreen } = recordAdmin({
  path: '/admin/videos',
  words: videosTexts,
  calls: {
    list: videoQueries.ListVideos,
    add: videoCommands.AddVideo,
    update: videoCommands.UpdateVideo,
    delete: videoCommands.DeleteVideo,
    restore: videoCommands.RestoreVideo,
  },
  alsoStale: [homeQueries.GetHome],
  nameOf: ({ url }) => url,
  columns: [
    column.text('url', { hideable: false }),
    column.period(),
    column.day('start_date'),
    column.day('end_date'),
  ],
  switchedBy: 'status',
  history: { record: 'video' },
  Card: VideoCard,
  blank: { url: '', status: true, start_date: null, end_date: null },
  valuesOf: ({ url, status, start_date, end_date }) => ({
    url,
    start_date,
    end_date,
    status: status === 1,
  }),
  Fields: ({ form }) => (
    <Stack spacing={3}>
      <RecordText {...form.field('url')} type="url" />
      <RecordDays form={form} />
      <RecordSwitch {...form.field('status')} />
    </Stack>
  ),
  fieldNames: { url: 'url', status: 'status', start_date: 'start_date', end_date: 'end_date' },
});
