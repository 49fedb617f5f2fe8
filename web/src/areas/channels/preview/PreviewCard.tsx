import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import { changedDays, type ChannelData, type PublicData, rowOfDay } from '@portal/contracts/areas/channels';
import { useText } from '#core/i18n/use-text';
import { useMarket } from '#core/market';
import { ChangeMarkChip } from './ChangeMarkChip';
import { DoorChip } from './DoorChip';
import { previewTexts } from '../texts';
import type { DayView } from './day-view';
import { PreviewHoursList } from './PreviewHoursList';
import { PreviewServicesList } from './PreviewServicesList';

interface PreviewCardProps {
  channel: Pick<ChannelData, 'name' | 'service'>;
  data: PublicData;
  view: DayView;
  /** What differences are marked against. */
  before: DayView['content'];
  day: string;
}

function Head({ channel, data }: Pick<PreviewCardProps, 'channel' | 'data'>) {
  return (
    <div>
      <Box component="h3" sx={{ typography: 'h3', m: 0, overflowWrap: 'anywhere' }}>
        {data.public_name === '' ? channel.name : data.public_name}
      </Box>
      <Box sx={{ typography: 'body2', color: 'text.secondary', pt: 0.25, overflowWrap: 'anywhere' }}>
        {data.address}
        <div>{data.phone}</div>
        <div>{data.email}</div>
      </Box>
    </div>
  );
}

/** A restaurant as customers see it on a day: open or closed, hours in words, services as drawings. */
export function PreviewCard({ channel, data, view, before, day }: PreviewCardProps) {
  const text = useText(previewTexts);
  const { market } = useMarket();
  const { content, door, blocks, differs } = view;
  const { schedules, birthday } = content;
  const row = rowOfDay(day, market);
  return (
    <Card component="section" aria-label={text('title')} sx={{ p: 2 }}>
      <Box sx={{ typography: 'overline', color: 'text.secondary', pb: 1 }}>{text('title')}</Box>
      <Stack spacing={2}>
        <Head channel={channel} data={data} />
        <DoorChip door={door} hours={schedules.restaurant[row]} isChanged={differs.opening !== undefined} />
        {blocks.map((block) => (
          <PreviewHoursList
            key={block}
            name={text(`block.${block}`)}
            block={schedules[block]}
            today={row}
            changed={changedDays(before.schedules[block], schedules[block])}
            like={block === 'restaurant' ? undefined : schedules.restaurant}
          />
        ))}
        {schedules.delivery !== '' && (
          <Box sx={{ typography: 'body2' }}>
            {text('delivery', { text: schedules.delivery })}{' '}
            {before.schedules.delivery !== schedules.delivery && <ChangeMarkChip label={text('changes')} />}
          </Box>
        )}
        <PreviewServicesList
          services={channel.service}
          active={content.services}
          differs={differs.services ?? {}}
        />
        {birthday.book_online && (
          <Box sx={{ typography: 'body2' }}>
            {text('birthdays')}{' '}
            {differs.birthday?.book_online !== undefined && <ChangeMarkChip label={text('changes')} />}
          </Box>
        )}
      </Stack>
    </Card>
  );
}
